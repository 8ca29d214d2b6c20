import { entries, readList, spacingOf } from '../registry.ts';
import { findAllWords } from '../text/find-all-words.ts';
import { normalise } from '../text/normalise.ts';
import { foldWord, placeLetters } from '../text/placed-letters.ts';
import { compileWords, type WordMatcher } from '../text/word-matcher.ts';
import type { List } from '../words.ts';

/** A number that a text spells out, `[from, to)` in UTF-16 units. */
export interface Numeral {
  value: number;
  from: number;
  to: number;
}

interface Named {
  matcher: WordMatcher;
  /** The numbers of each meaning of the matcher, which counts from 1. "midnight" is 0 and 12. */
  meanings: number[][];
}

/** Small words that are a part of the next Arabic word: and, with, to, the. */
const arabicPrefixes = ['', 'و', 'ب', 'ل', 'ال', 'وال', 'بال'];
/** Separators between the words of one number. */
const joint = /^(?: |-| and | at )?$/;
let named: Named | null = null;

/** Returns the numerals of a list with their values, normalised. */
export const readNumeralList = (list: List): { value: number; word: string }[] =>
  readList(list).map((numeral) => {
    const [value = '', ...word] = numeral.split(' ');
    return { value: Number(value), word: normalise(word.join(' ')) };
  });

function compile(): Named {
  const byWord = new Map<string, number[]>();
  for (const [, language] of entries)
    for (const { value, word } of readNumeralList(language.words.reply.numerals))
      for (const prefix of spacingOf(language) === 'arabic' ? arabicPrefixes : ['']) {
        const form = foldWord(prefix + word);
        const known = byWord.get(form) ?? [];
        if (!known.includes(value)) byWord.set(form, [...known, value]);
      }
  const all = [...byWord].map(([word, values], at) => ({ word, values, meaning: at + 1 }));
  return { matcher: compileWords(all), meanings: [[], ...all.map(({ values }) => values)] };
}

const isMultiplier = (value: number) => value >= 10 && Number.isInteger(Math.log10(value));
const isTens = (value: number) => value >= 20 && value < 100 && value % 10 === 0;

/** Tells whether a number adds to the part before it: 5 to 20, 200 to 3,000, and 20 to the 5 of Arabic. */
function adds(value: number, last: number): boolean {
  if (isTens(value) && last < 10) return true;
  let zeros = 1;
  while (last % (zeros * 10) === 0) zeros *= 10;
  return value < zeros;
}

/** Adds a word to the parts of a number: fifty, then thousand. Returns whether it belongs to the same number. */
function append(parts: number[], value: number): boolean {
  let times = 0;
  if (isMultiplier(value)) while ((parts.at(-1) ?? value) < value) times += parts.pop() as number;
  const last = parts.at(-1);
  if (times === 0 && last !== undefined && !adds(value, last)) return false;
  parts.push(value * (times || 1));
  return true;
}

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

/** Returns the numbers that a normalised text spells out in any language, in one word or in several. */
export function readNumerals(text: string): Numeral[] {
  named ??= compile();
  const letters = placeLetters(text);
  const numerals: Numeral[] = [];
  let parts: number[] = [];
  let end = -1;
  let start = -1;
  const close = () => {
    if (parts.length > 0) numerals.push({ value: sum(parts), from: start, to: end });
    parts = [];
  };
  const found = findAllWords(named.matcher, letters);
  for (let at = 0; at < found.length; at++) {
    let word = found[at] as (typeof found)[number];
    // The words at one place come from short to long.
    while (found[at + 1]?.from === word.from) word = found[++at] as typeof word;
    const from = letters.places[word.from] as number;
    if (from < end) continue;
    const [value = 0, ...others] = named.meanings[word.meaning] as number[];
    if (parts.length === 0 || !joint.test(text.slice(end, from)) || !append(parts, value)) {
      close();
      start = from;
      append(parts, value);
    }
    end = (letters.places[word.to - 1] as number) + 1;
    for (const other of others) numerals.push({ value: other, from, to: end });
  }
  close();
  return numerals;
}
