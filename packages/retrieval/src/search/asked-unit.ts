import { scriptSets } from '@jawab/language';

/** A thing a question speaks of, by the places of its terms among those of the question. */
export interface AskedUnit {
  places: number[];
  /** The places of terms that stand for a part of it. */
  parts: number[];
  /** The places of the concepts of each name within its name, if there are several. */
  inner: number[][];
  /** The places of concepts related to it, which count less. */
  related: number[];
  /** True if it names a concept, and if that concept says little about a subject. */
  isNamed: boolean;
  isLight: boolean;
  /** True if any question may have it: a concept of how, how much, where or when, or a number. */
  isPlain: boolean;
  /** The places of concepts of the world in it, which a business rarely answers about; empty if it names anything else. */
  world: number[];
  /** True if it names no concept and is a word that looks like a subject, as a place or a product. */
  isSubject: boolean;
}

/** Returns in how many passages a unit occurs in its most frequent form; its parts count where all of them may occur. */
export function frequencyOf({ places, parts, inner }: AskedUnit, frequencies: number[]): number {
  const count = (place: number) => frequencies[place] ?? 0;
  const together = parts.length > 0 ? Math.min(...parts.map(count)) : 0;
  const within = inner.length > 0 ? Math.min(...inner.map((one) => Math.max(0, ...one.map(count)))) : 0;
  return Math.max(together, within, ...places.map(count));
}

/** Returns what it tells that a passage has something which `found` of them have. */
export const rarityOf = (found: number, passages: number): number =>
  Math.log(1 + (Math.max(passages, found) - found + 0.5) / (found + 0.5));

const ideographs = /^(?:\p{Script=Han}{2,}|[\p{Script=Katakana}ー]{3,})$/u;
const hangul = /^\p{Script=Hangul}{2}$/u;
const latin = /^\p{Script=Latin}{4,}$/u;
const arabic = /^\p{Script=Arabic}{4,}$/u;
const indic = new RegExp(`^(?:(?=\\p{L})[${scriptSets.indian}]\\p{M}*){3,}$`, 'u');
const unspaced = new RegExp(`^(?:(?=\\p{L})[${scriptSets.unspaced}]\\p{M}*){4,}$`, 'u');

/**
 * Tells whether a normalised word looks like a subject: long enough, in ideographs or katakana, or at the beginning of a Korean
 * word, whose end is grammar.
 */
export const looksLikeSubject = (word: string, opens: boolean): boolean =>
  ideographs.test(word) ||
  (opens && [hangul, latin, arabic, indic].some((script) => script.test(word))) ||
  unspaced.test(word);
