import type { State } from '../chat/state.ts';
import { plainText } from './plain-text.ts';
import { splitSentences } from './split-sentences.ts';

/** Creates a reader that says the finished sentences of answers, replies of people and notices, each once. */
export function createSentenceReader(say: (text: string, language?: string | null) => void) {
  const readers = new Map<string, ReturnType<typeof splitSentences>>();
  return ({ logItems, countBefore }: State): void => {
    for (const { key, role, state, text, language } of logItems.slice(countBefore)) {
      if (role === 'user') continue;
      const reader = readers.get(key) ?? splitSentences(language);
      readers.set(key, reader);
      for (const sentence of reader(text, state !== 'waiting' && state !== 'streaming'))
        say(plainText(sentence), language);
    }
  };
}
