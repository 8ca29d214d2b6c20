import { once } from '@jawab/core';
import { entries, readList } from '../registry.ts';
import { foldText } from '../text/fold-text.ts';
import { readLetters } from '../text/word-matcher.ts';

const questionWords = once(
  () => new Set(entries.flatMap(([, { words }]) => readList(words.questionWords).map(foldText))),
);
const maxLength = 16;
/** A question mark of any script. */
export const questionMark = /[?？؟]/u;

/** Tells whether a folded clause begins or ends with a question word of any language. */
export function isQuestionClause(clause: string): boolean {
  const { edge } = readLetters(clause);
  const known = questionWords();
  for (let length = 1; length <= Math.min(maxLength, clause.length); length++) {
    if (edge[length] && known.has(clause.slice(0, length).trim())) return true;
    const from = clause.length - length;
    if (edge[from] && known.has(clause.slice(from).trim())) return true;
  }
  return false;
}

/** Tells whether a message asks something: with a question mark, or with a question word where a clause begins or ends. */
export const asksSomething = (message: string, clauses: readonly string[]): boolean =>
  questionMark.test(message) || clauses.some(isQuestionClause);
