import { foldText } from './fold-text.ts';

const clauseEnds = /[.,!?;:。、؟،؛۔।…\n]+/u;

/** Returns the clauses of a message, folded. Empty without a letter or a digit. */
export const clausesOf = (message: string): string[] =>
  message.normalize('NFKC').split(clauseEnds).map(foldText).filter(Boolean);
