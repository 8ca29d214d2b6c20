import { once } from '@jawab/core';
import { entries, readList } from '../registry.ts';
import { clausesOf } from '../text/clauses.ts';
import { foldText } from '../text/fold-text.ts';
import { collectMeanings, compileWords, readLetters } from '../text/word-matcher.ts';
import type { Kind } from '../words.ts';
import { askedKinds } from './asked-kinds.ts';
import { asksSomething } from './asks.ts';

const maxLength = 400;

/** Words that complain, and those that only name a complaint, as in a question for the number to call. */
const meanings = { complains: 1, names: 2 };

const words = once(() =>
  compileWords(
    entries.flatMap(([, { words, concepts }]) => {
      const names = new Set(readList(concepts.complaint).map(foldText));
      return readList(words.complaint).map((word) => ({
        word: foldText(word),
        meaning: names.has(foldText(word)) ? meanings.names : meanings.complains,
      }));
    }),
  ),
);

const ofContact: readonly Kind[] = ['phone', 'email', 'link', 'place'];

/** Tells whether a message complains, in any language, and asks nothing. Pure. */
export function isComplaint(message: string): boolean {
  if (message.length > maxLength) return false;
  const clauses = clausesOf(message);
  const found = clauses.reduce(
    (all, clause) => all | collectMeanings(words(), readLetters(clause)).meaning,
    0,
  );
  if (found === 0 || asksSomething(message, clauses)) return false;
  return found !== meanings.names || !askedKinds(message).kinds.some((kind) => ofContact.includes(kind));
}
