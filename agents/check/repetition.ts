import { shapes } from './weights.ts';

/** A text of 8 to 80 characters that stands three times in a row. */
const stutter = /(.{8,80}?)\1\1/s;

/** Creates a watch that counts how often a reply repeats itself: a sentence it had before, or a phrase over and over. */
export function createRepetitionWatch() {
  const seen = new Set<string>();
  let repeats = 0;
  return {
    /** Returns 0 for a new sentence in normalised form, else how many repetitions there were. */
    see(folded: string): number {
      const key = folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
      const isKnown = key.length >= shapes.minRepeated && seen.has(key);
      seen.add(key);
      if (isKnown || (folded.length > shapes.longRepeated && stutter.test(folded))) return ++repeats;
      return 0;
    },
  };
}
