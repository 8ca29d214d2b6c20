import type { HistoryMessage } from '@jawab/core';
import { languages } from '../languages/index.ts';
import type { LanguageCode } from '../registry.ts';
import { stopWords } from '../terms/stop-words.ts';
import { normalise } from '../text/normalise.ts';
import { countScripts, type Script, scripts } from '../text/scripts.ts';
import { replyLanguage } from '../weights.ts';
import { findSmallTalk } from './small-talk.ts';

/** A spoken message of this length and share changes the language of its session at once. */
const { spokenWords: minWords, spokenLetters: minLetters, spokenShare: minShare } = replyLanguage;
/** Two shorter messages change it too, but a single word never counts. */
const { minShortWords } = replyLanguage;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

export interface SpokenFacts {
  message: string;
  history: readonly HistoryMessage[];
  /** The language of the session. */
  session: string;
  /** Another language, which the message was detected to be in. */
  other: string;
  /** Detects the language of an earlier message. */
  detect(message: string): string | null;
}

/**
 * Tells whether a spoken message changes the language of its session: a sentence of four words and twelve letters with 60 % of
 * its words in the other language, or the second shorter message of this kind in a row. A single word, a name and small talk
 * never do, because speakers of every language borrow them.
 */
export function changesLanguage({ message, history, session, other, detect }: SpokenFacts): boolean {
  const now = weigh(message, other, session);
  if (!now.isOther) return false;
  if (now.words >= minWords && now.letters >= minLetters) return true;
  const before = history.findLast(({ role }) => role === 'user')?.content;
  if (before === undefined || detect(before) !== other) return false;
  return weigh(before, other, session).isOther;
}

function weigh(message: string, other: string, session: string) {
  const words = [...segmenter.segment(message)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
  const spoken = words.filter((word) => /\p{L}/u.test(word));
  const others = spoken.filter((word) => isOf(word, other, session)).length;
  const counts = countScripts(message);
  let letters = 0;
  for (const name in scripts) letters += counts[name as Script] * scripts[name as Script].weight;
  const isOther =
    spoken.length >= minShortWords && others / spoken.length >= minShare && findSmallTalk(message) === null;
  return { words: spoken.length, letters, isOther };
}

/** Tells whether a word is of the other language: by its script, else because the session's language does not know it. */
function isOf(word: string, other: string, session: string): boolean {
  const counts = countScripts(word);
  const has = (code: string) =>
    languages[code as LanguageCode]?.facts.scripts.some((name) => counts[name] > 0) ?? false;
  if (has(other) !== has(session)) return has(other);
  return has(other) && !stopWords(session).has(normalise(word));
}
