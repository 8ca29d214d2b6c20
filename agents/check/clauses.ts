import { once } from '@jawab/core';
import {
  isUnended,
  type Range,
  readFigures,
  readNumerals,
  readRanges,
  scriptSets,
  splitAtContrast,
} from '@jawab/language';
import { type CountedKind, kindsIn } from './counted.ts';
import { type Numbers, readNumbers } from './numbers.ts';
import { shapes } from './weights.ts';
import { readWords, type Vocabulary, vocabularyOf } from './words.ts';

/** A part of a sentence between commas, with its own numbers. */
export interface Clause {
  folded: string;
  words: Vocabulary;
  numbers: Numbers;
  /** Its figures, each as it may be read: "8:30" is not 8. */
  figures: ReadonlySet<string>;
  /** The kinds of things that its numbers count. */
  kinds: ReadonlySet<CountedKind>;
  ranges(): readonly Range[];
}

/** Reads a normalised clause of a page. */
export const readClause = (folded: string, language: string): Clause => ({
  folded,
  words: vocabularyOf(readWords(folded, language)),
  numbers: readNumbers(folded),
  figures: new Set([
    ...readFigures(folded).flatMap(({ readings }) => readings.map((reading) => reading.join(':'))),
    ...readNumerals(folded).map(({ value }) => `${value}`),
  ]),
  kinds: kindsIn(folded),
  ranges: once(() => readRanges(folded)),
});

const ends = /[;；،؛、·|。.!?۔]\s|[;；،؛、·|۔။៕។၊]|[,，](?!\d)| [–—-] /u;
/** A word of a script without spaces that may begin another statement after a number. */
const opening = new RegExp(`^[${scriptSets.unspaced}]{4,}`, 'u');

/** Cuts a normalised sentence into clauses. Thai and its neighbours put a space where others put a comma. */
export const splitClauses = (folded: string): string[] =>
  folded
    .split(ends)
    .flatMap(splitAtContrast)
    .flatMap((clause) => (isUnended(clause) ? splitAtSpaces(clause) : [clause]))
    .filter((clause) => /[\p{L}\d]/u.test(clause));

/** Cuts a row of a table, as it is said: each cell with the name of the row. */
export function splitCells(said: string): string[] {
  const [label = '', ...cells] = said.split(' – ');
  return cells.length > 0
    ? cells
        .join(' – ')
        .split(' · ')
        .map((cell) => `${label} ${cell}`)
    : [said];
}

/** Cuts a sentence of Thai and its neighbours into statements; any other stays whole. */
export const splitStatements = (text: string): string[] =>
  isUnended(text) ? splitAtSpaces(text, shapes.minStatement) : [text];

function splitAtSpaces(clause: string, minLetters = Number.POSITIVE_INFINITY): string[] {
  const parts: string[] = [];
  for (const piece of clause.split(' ')) {
    const last = parts.at(-1);
    if (
      last === undefined ||
      (!/\d$/.test(last) && (/\d/.test(last) || last.length >= minLetters) && opening.test(piece))
    )
      parts.push(piece);
    else parts[parts.length - 1] = `${last} ${piece}`;
  }
  return parts;
}
