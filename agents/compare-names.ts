import { remember } from '@jawab/core';
import { lightConcepts, normalise, stopWords } from '@jawab/language';
import { analyze } from '@jawab/retrieval';

/**
 * The maximum size of the part that differs: it is one thing, such as a place, a size or a plan. Words of scripts without spaces may be
 * cut too small.
 */
const maxWords = 3;
const maxLetters = 8;

/** The parts in which two names differ, and how many pieces they share. */
export interface NameDifference {
  own: string;
  other: string;
  shared: number;
}

/**
 * Compares two names that are the same but for one thing in the same place, as "Delivery to Bali" and "Delivery to Java". Null if they are
 * not, if one of them has nothing of its own, or if they share only small words. Pure.
 */
export function compareNames(one: string, other: string, language: string | null): NameDifference | null {
  const [first, second] = [one, other].map((name) => readPieces(normalise(name)));
  if (!first || !second) return null;
  const most = Math.min(first.length, second.length);
  const isSame = (at: number, to: number) => first.at(at)?.text === second.at(to)?.text;
  let before = 0;
  while (before < most && isSame(before, before)) before++;
  let after = 0;
  while (after < most - before && isSame(-1 - after, -1 - after)) after++;
  const [own, others] = [first, second].map((read) => read.slice(before, read.length - after));
  if (!own?.length || !others?.length || !isBrief(own) || !isBrief(others)) return null;
  const shared = [...first.slice(0, before), ...first.slice(first.length - after)];
  if (!saysSomething(write(shared), language)) return null;
  return { own: write(own), other: write(others), shared: shared.length };
}

interface Piece {
  text: string;
  /** True if a space or a mark is before it. */
  opens: boolean;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
/** Korean joins words that other scripts set apart: each syllable is a piece. */
const syllable = /\p{Script=Hangul}|[^\p{Script=Hangul}]+/gu;

/** Questions find the same sections again and again. */
const maxRead = 2_000;

const readPieces = remember((name: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let opens = true;
  for (const { segment, isWordLike } of segmenter.segment(name)) {
    if (isWordLike)
      for (const [text] of segment.matchAll(syllable)) {
        pieces.push({ text, opens });
        opens = false;
      }
    opens = !isWordLike;
  }
  return pieces;
}, maxRead);

const write = (read: readonly Piece[]): string =>
  read.reduce((text, piece) => (piece.opens && text ? `${text} ${piece.text}` : `${text}${piece.text}`), '');

const startsWord = /^[^\p{Script=Hangul}]/u;
const isBrief = (read: readonly Piece[]): boolean =>
  read.filter(({ text, opens }) => opens || startsWord.test(text)).length <= maxWords ||
  (write(read).match(/\p{L}/gu) ?? []).length <= maxLetters;

/** Tells whether a name is short enough to be one thing. Pure. */
export const isShortName = (name: string): boolean => isBrief(readPieces(normalise(name)));

/** Tells whether a text names anything but small words and what any question may name. Pure. */
const saysSomething = remember((text: string, language: string | null): boolean => {
  const stops = stopWords(language);
  return analyze(text, { language, kind: 'query' }).units.some(({ concepts, terms, parts }) =>
    concepts.length > 0
      ? !concepts.every((key) => lightConcepts.has(key))
      : [...terms, ...parts].some((term) => !stops.has(term) && !/^\p{N}+$/u.test(term)),
  );
}, maxRead);
