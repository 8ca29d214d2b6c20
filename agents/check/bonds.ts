import { remember } from '@jawab/core';
import { claimsOf, readFigures } from '@jawab/language';
import { readWords, type Word } from './words.ts';

/** The words and numbers to one side of an "if" or an "only", up to the next one. */
export interface Side {
  /** From the mark outwards. */
  words: readonly Word[];
  numbers: readonly string[];
}

/** An "if" or an "only" in a clause. Some languages put what it governs before it, and others after it. */
export interface Bond {
  /** "Only", "except". */
  isSole: boolean;
  before: Side;
  after: Side;
}

const maxRemembered = 4_000;

/** Returns the marks of a condition or a limit in a normalised clause. The last clauses are remembered. */
export const readBonds = remember((folded: string, language: string): Bond[] => {
  const marks = claimsOf(language).bondsIn(folded);
  return marks.map(({ from, to, isSole }, at) => {
    const side = (start: number, end: number, turned: boolean): Side => {
      const text = folded.slice(start, end);
      const words = readWords(text, language).filter((word) => !word.isLight);
      return {
        words: turned ? words.reverse() : words,
        numbers: readFigures(text).flatMap(({ readings }) => readings.flat()),
      };
    };
    return {
      isSole,
      before: side(marks[at - 1]?.to ?? 0, from, true),
      after: side(to, marks[at + 1]?.from ?? folded.length, false),
    };
  });
}, maxRemembered);
