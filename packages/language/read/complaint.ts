import { once } from '@jawab/core';
import { entries, readList } from '../registry.ts';
import { clausesOf } from '../text/clauses.ts';
import { foldText } from '../text/fold-text.ts';
import { collectMeanings, compileWords, readLetters } from '../text/word-matcher.ts';
import { asksSomething } from './asks.ts';

const maxLength = 400;

const words = once(() =>
  compileWords(
    entries.flatMap(([, { words }]) =>
      readList(words.complaint).map((word) => ({ word: foldText(word), meaning: 1 })),
    ),
  ),
);

/** Tells whether a message complains, in any language, and asks nothing. Pure. */
export function isComplaint(message: string): boolean {
  if (message.length > maxLength) return false;
  const clauses = clausesOf(message);
  if (!clauses.some((clause) => collectMeanings(words(), readLetters(clause)).meaning > 0)) return false;
  return !asksSomething(message, clauses);
}
