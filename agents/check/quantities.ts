import { evidenceFor, type Ground } from './ground.ts';
import type { Sentence } from './sentence.ts';

/** A number in words beside a unit that nothing the reply may use contains, in digits or words. */
export function hasUnknownQuantity(sentence: Sentence, ground: Ground): boolean {
  const quantities = ground.claims.quantities(sentence.folded);
  if (quantities.length === 0) return false;
  const evidence = evidenceFor(sentence, ground);
  return quantities.some(({ value, units }) => !evidence.some((text) => text.numbers.has(`${value}`, units)));
}
