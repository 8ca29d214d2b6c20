import { codes, entries, readList } from '../registry.ts';
import { foldText } from '../text/fold-text.ts';
import { compileWords, type Found, findWords, readLetters, type WordMatcher } from '../text/word-matcher.ts';
import type { SmallTalkWords } from '../words.ts';
import { isCommand } from './command.ts';
import { isGibberish } from './gibberish.ts';

/** The kinds of phrases that say nothing about the business. */
type Phrase = 'greeting' | 'thanks' | 'goodbye' | 'identity';
/** The kinds of small talk: those phrases, an order to the bot, and no words at all. */
export type SmallTalk = Phrase | 'command' | 'gibberish';

const maxMessageLength = 80;
const bits: Record<keyof SmallTalkWords, number> = {
  greeting: 1,
  thanks: 2,
  goodbye: 4,
  identity: 8,
  filler: 16,
  nod: 32,
};
const kinds: Phrase[] = ['greeting', 'thanks', 'goodbye', 'identity'];
const anyKind = bits.greeting | bits.thanks | bits.goodbye | bits.identity;
/** A thumb, a heart or a smile alone means thanks. */
const emojiAlone = /^(?:\s|\p{RGI_Emoji}|\p{Extended_Pictographic}\ufe0f?)+$/v;
/** English phrases are used in every language. */
const english = 1 << codes.indexOf('en');

let compiled: WordMatcher | null = null;

const compile = () =>
  compileWords(
    entries.flatMap(([, { words }], at) =>
      (Object.entries(words.smallTalk) as [keyof SmallTalkWords, string][]).flatMap(([role, list]) =>
        readList(list).map((phrase) => ({
          word: foldText(phrase),
          meaning: bits[role],
          tables: bits[role] & anyKind ? 1 << at : 0,
        })),
      ),
    ),
  );

/** Returns the phrases of a message that is only small talk. Empty if it says anything else. */
function readPhrases(message: string): Found[] {
  if (message.length > maxMessageLength) return [];
  compiled ??= compile();
  const { found, unknown, endings } = findWords([compiled], readLetters(foldText(message)));
  return unknown + endings > 0 ? [] : found;
}

/**
 * Returns the kind of a message that contains only greetings, thanks, goodbyes or the question who answers, in any language, also in Latin letters.
 * The last one decides. An acknowledgement alone ("ok", "👍") counts as thanks. An order to the bot and a message without words are kinds of
 * their own. Null for any other message. Pure.
 */
export const findSmallTalk = (message: string): SmallTalk | null =>
  findPhrase(message) ?? (isGibberish(message) ? 'gibberish' : isCommand(message) ? 'command' : null);

function findPhrase(message: string): Phrase | null {
  if (emojiAlone.test(message)) return 'thanks';
  const phrases = readPhrases(message);
  const said = phrases.findLast(({ meaning }) => meaning & anyKind);
  if (said) return kinds.find((kind) => said.meaning & bits[kind]) ?? null;
  return phrases.some(({ meaning }) => meaning & bits.nod) ? 'thanks' : null;
}

/**
 * Returns the codes of the languages that use all phrases of a message of small talk. English phrases do not count. Empty
 * if the message says anything else or only English phrases. Pure.
 */
export function findSmallTalkLanguages(message: string): string[] {
  const own = readPhrases(message).filter(({ meaning, tables }) => meaning & anyKind && !(tables & english));
  return own.length === 0 ? [] : codes.filter((_, at) => own.every(({ tables }) => tables & (1 << at)));
}
