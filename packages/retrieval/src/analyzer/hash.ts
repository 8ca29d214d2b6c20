/** A 53-bit hash of a term: fits a bigint column and a JavaScript number. Part of the stored format: never change it. */
export function hashTerm(term: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < term.length; i++) {
    const unit = term.charCodeAt(i);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (low >>> 0) + (high & 0x1fffff) * 4294967296;
}

/** How often a gram may be counted: what fits beside its hash. */
const maxRepeats = 63;

/** A 26-bit hash of a gram. Part of the stored format: never change it. */
export function hashGram(gram: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < gram.length; i++) hash = Math.imul(hash ^ gram.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >> 6;
}

/** A gram and how often it occurs in a passage, in one 32-bit integer. */
export const packGram = (gram: string, times: number): number =>
  (hashGram(gram) << 6) | Math.min(times, maxRepeats);

/** The term that a concept is indexed as. No word contains its sign. */
export const conceptTerm = (key: string): string => `@${key}`;
