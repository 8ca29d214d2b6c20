import { expect, test } from 'vitest';
import { dropComments, isTest, listFiles, readSource } from './sources.ts';

const outside = listFiles()
  .filter((path) => /^(agents|apps|packages|tools)\/.*\.tsx?$/.test(path) && !isTest(path))
  .filter((path) => !path.startsWith('packages/language/'))
  .sort()
  .map((path) => [path, dropComments(readSource(path))] as const);

/** Who reads a text, and which. What a chat needs to know of its message, it gets from `takeTurn` as a `Reading`. */
const readers = {
  'apps/channels/host/src/in/answer-burst.ts': 'a message of a channel that nobody answers',
  'apps/channels/host/src/in/note-event.ts': 'words of the owner in another app',
  'apps/mcp/src/content/find-operations.ts': 'what an agent wants to do',
  'apps/visitor/src/word-for-visitor.ts': 'the message of a refused request',
  'packages/core/src/form/mask-personal.ts': 'the same, for texts of customers',
  'packages/core/src/nouns/conversations/answer.ts': 'the message of a turn',
  'packages/core/src/nouns/conversations/ask-unstored.ts': 'a question that no conversation keeps',
  'packages/core/src/nouns/conversations/reply-checks.ts': 'a reply to check, and its question',
  'packages/core/src/nouns/conversations/translate-reply.ts': 'the reply of a person',
  'packages/core/src/nouns/unanswered/resolutions.ts': 'a stored question that a person corrects',
  'packages/core/src/nouns/voice/speak-text.ts': 'a text to speak',
};

test('a message is read in one place of a turn, and other texts in the named places', () => {
  const calls = outside.flatMap(
    ([path, code]) => code.match(/\.readMessage\(|(?<!function )\breadMasked\(/g)?.map(() => path) ?? [],
  );
  expect(calls).toEqual(Object.keys(readers));
});

test('the reader is passed on by the port and by the runtime, and nobody else takes it', () => {
  const mentions = outside.filter(([, code]) => /(?<!\.)\breadMessage\b/.test(code)).map(([path]) => path);
  expect(mentions).toEqual(['packages/core/src/form/ports.ts', 'packages/runtime/src/language-port.ts']);
});

/** The functions that `readMessage` is made of. Each would be a second look at the message. */
const parts = [
  ...readSource('packages/language/read-message.ts').matchAll(/^import \{ (.+) \} from '\.\/read\//gm),
].flatMap(([, names]) => names?.split(', ') ?? []);

test('small talk, a wish for a person and the language of the reply are parts of that reading', () => {
  expect(parts).toEqual(expect.arrayContaining(['decideReplyLanguage', 'findPersonWish', 'findSmallTalk']));
});

test.each(parts)('nothing outside packages/language calls %s', (part) => {
  const call = new RegExp(`(?<![.\\w])${part}\\(`);
  expect(outside.filter(([, code]) => call.test(code)).map(([path]) => path)).toEqual([]);
});
