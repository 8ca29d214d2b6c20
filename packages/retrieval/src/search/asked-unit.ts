/** A thing a question speaks of, by the places of its terms among those of the question. */
export interface AskedUnit {
  places: number[];
  /** The places of terms that stand for a part of it. */
  parts: number[];
  /** True if it names a concept, and if that concept says little about a subject. */
  isNamed: boolean;
  isLight: boolean;
}

/** What a unit that says little weighs. */
export const lightShare = 0.3;

/** Returns in how many passages a unit stands in its most frequent form; its parts count where all of them may stand. */
export function frequencyOf({ places, parts }: AskedUnit, frequencies: number[]): number {
  const count = (place: number) => frequencies[place] ?? 0;
  const together = parts.length > 0 ? Math.min(...parts.map(count)) : 0;
  return Math.max(together, ...places.map(count));
}

/** Returns what it tells that a passage has something which `found` of them have. */
export const rarityOf = (found: number, passages: number): number =>
  Math.log(1 + (Math.max(passages, found) - found + 0.5) / (found + 0.5));
