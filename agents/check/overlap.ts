import { scriptSets, stopWords } from '@jawab/language';
import { support } from './weights.ts';

const { minWord, minStem, stemShare } = support;

const southern = new RegExp(`[${scriptSets.unspaced}]{3,}`, 'gu');
const northern = new RegExp(`[${scriptSets.content}ー]{2,}`, 'gu');
const word = /[\p{L}\p{M}\p{N}]+/gu;
const unspaced = new RegExp(`[${scriptSets.unspaced}${scriptSets.cjk}]+`, 'gu');

/**
 * Returns the pieces of a normalised sentence that carry its meaning: the beginnings of words that are no function words,
 * pairs of ideographs, and runs of four letters in scripts without spaces.
 */
export function piecesIn(folded: string, language: string): string[] {
  const pieces = new Set<string>();
  for (const [run] of folded.matchAll(northern))
    for (let at = 0; at + 2 <= run.length; at++) pieces.add(run.slice(at, at + 2));
  for (const [run] of folded.matchAll(southern))
    for (let at = 0; at + 4 <= run.length; at += 2) pieces.add(run.slice(at, at + 4));
  const functionWords = stopWords(language);
  for (const [found] of folded.replace(unspaced, ' ').matchAll(word)) {
    if (functionWords.has(found)) continue;
    if (found.length >= minWord || /[^a-z]/.test(found)) pieces.add(stem(found));
  }
  return [...pieces];
}

/** Cuts the end of a longer word, where most languages inflect. */
const stem = (found: string) =>
  found.length <= minStem ? found : found.slice(0, Math.max(minStem, Math.ceil(found.length * stemShare)));

/** Returns the share of the pieces that a normalised text contains, 0 to 1. */
export function shareOf(pieces: readonly string[], folded: string): number {
  let found = 0;
  for (const piece of pieces) if (folded.includes(piece)) found++;
  return pieces.length === 0 ? 0 : found / pieces.length;
}
