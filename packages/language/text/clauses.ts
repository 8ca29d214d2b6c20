import { foldText } from './fold-text.ts';
import { fullStops } from './scripts.ts';

const clauseEnds = new RegExp(`[.,!?;:。、؟،؛…\\n${fullStops}]+`, 'u');

/** Returns the clauses of a message, folded. Empty without a letter or a digit. */
export const clausesOf = (message: string): string[] =>
  message.normalize('NFKC').split(clauseEnds).map(foldText).filter(Boolean);
