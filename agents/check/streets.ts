import { normalise } from '@jawab/language';
import { isLatin } from './evidence.ts';
import { evidenceFor, type Ground } from './ground.ts';
import type { Sentence } from './sentence.ts';

/** A street that no text in the script of the reply names. In another script it cannot be compared. */
export function hasUnknownStreet(sentence: Sentence, ground: Ground): boolean {
  const streets = ground.claims.streets(sentence.text);
  if (streets.length === 0) return false;
  const evidence = evidenceFor(sentence, ground);
  if (!evidence.slice(0, -1).some((text) => text.isComparable(isLatin(sentence.folded)))) return false;
  return streets.some((street) => !evidence.some(({ folded }) => folded.includes(normalise(street))));
}
