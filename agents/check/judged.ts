import type { ReplyClaims } from '@jawab/language';
import type { Clause } from './clauses.ts';
import { type Vocabulary, vocabularyOf } from './words.ts';

/** A clause of a page, and what it does to what it names. */
export interface Judged {
  clause: Clause;
  /** The words of its whole sentence. */
  sentence: Vocabulary;
  /** The words before it in its sentence, which it may leave out itself; none after a negation, unless it has its own. */
  before: Vocabulary;
  isNegated: boolean;
  /** It says "only" itself. */
  isLimited: boolean;
  /** Its sentence says "only", so that a no may say the same as its yes. */
  isConfined: boolean;
  /** It says what goes without something, which is neither a yes nor a no. */
  lacks: boolean;
  /** It says that nothing is to be paid. */
  isFree: boolean;
  /** It says only when the rest of its sentence holds. */
  isCondition: boolean;
}

interface Sentence {
  claims: ReplyClaims;
  clauses: readonly Clause[];
  folded: string;
  words: Vocabulary;
  isRow: boolean;
}

/** Reads what the clauses of a sentence say yes and no of. */
export function judgeClauses({ claims, clauses, folded, words, isRow }: Sentence): Judged[] {
  const isConfined = claims.confines(folded);
  const negated = clauses.map((clause) => claims.negates(clause.folded));
  return clauses.map((clause, at) => {
    const earlier =
      isRow || (!negated[at] && negated.slice(0, at).includes(true)) ? [] : clauses.slice(0, at);
    return {
      clause,
      sentence: words,
      before: vocabularyOf(earlier.flatMap((one) => one.words.words)),
      isNegated: negated[at] as boolean,
      isLimited: isConfined && claims.confines(clause.folded),
      isConfined,
      lacks: claims.lacks(clause.folded),
      isFree: claims.isFree(clause.folded),
      isCondition: at === 0 && clauses.length > 1 && claims.depends(clause.folded),
    };
  });
}
