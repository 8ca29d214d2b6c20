import { evidenceFor, type Ground } from './ground.ts';
import type { Sentence } from './sentence.ts';

/** A promise without a figure (free, twice, for a lifetime) that nothing the reply may use makes in any language. */
export const hasUnknownPromise = (sentence: Sentence, ground: Ground): boolean =>
  ground.claims.promises(sentence.folded) && !evidenceFor(sentence, ground).some((text) => text.promises());
