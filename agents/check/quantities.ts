import { evidenceFor, type Ground } from './ground.ts';
import type { Sentence } from './sentence.ts';

/** A number in words beside a unit of time or money that nothing the reply may use contains, in digits or words. */
export function hasUnknownQuantity(sentence: Sentence, ground: Ground): boolean {
  const values = ground.claims.quantities(sentence.folded);
  if (values.length === 0) return false;
  const evidence = evidenceFor(sentence, ground);
  return values.some((value) => !evidence.some((text) => text.hasNumber(`${value}`)));
}
