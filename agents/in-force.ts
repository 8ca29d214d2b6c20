import type { Hit } from '@jawab/core';
import { askedKinds, containsKind, type Kind, namesDate } from '@jawab/language';
import { readInForce } from '@jawab/retrieval';

/**
 * Kinds of things that are lost if only sentences that are over have them. Dates are not among them, because each such sentence has one.
 */
const worthKeeping: Kind[] = ['price', 'time', 'duration'];

/**
 * Leaves out what passages say of other days: sentences that are over, if what is left answers too. Passages that are over or have not
 * begun are marked. A question that names a date is answered with all of them. Pure.
 */
export function keepInForce(hits: Hit[], question: string, now: Date): Hit[] {
  if (namesDate(question)) return hits;
  const asked = askedKinds(question).kinds.filter((kind) => worthKeeping.includes(kind));
  const wanted = asked.length > 0 ? asked : worthKeeping;
  return hits.map((hit) => {
    const { text, over, hasRival, isOff } = readInForce(hit, now);
    if (!isOff && !over) return hit;
    const isLost = wanted.some((kind) => containsKind(over, [kind]) && !containsKind(text, [kind]));
    return isOff || (isLost && !hasRival) ? { ...hit, isOff: true } : { ...hit, text };
  });
}
