import type { VectorSignals, WordSignals } from './signals.ts';
import { vectorDecision, wordDecision } from './weights.ts';

type Table = Readonly<Record<string, number>>;

function decideBy({ bias = 0, ...weights }: Table, signals: Table): number {
  const sum = Object.entries(weights).reduce(
    (total, [name, weight]) => total + weight * (signals[name] ?? 0),
    bias,
  );
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Returns how sure it is that the best passage answers, from 0 to 1, by a logistic regression over what words and vectors tell, or words
 * alone.
 */
export const decide = (words: WordSignals, vectors: VectorSignals | null): number =>
  vectors ? decideBy(vectorDecision, Object.assign({}, words, vectors)) : decideBy(wordDecision, words);
