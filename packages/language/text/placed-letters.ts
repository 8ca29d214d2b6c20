import { readSyllables } from './syllables.ts';
import { isUnspaced, type Letters } from './word-matcher.ts';

/** A folded text that knows where each of its letters is in the text it was made from. */
export interface PlacedLetters extends Letters {
  /** For each letter, and for the end, its place in the original text in UTF-16 units. */
  places: number[];
}

const letter = /[\p{L}\p{M}\p{N}]/u;
/** Nukta of Devanagari, Bengali and Gujarati, and apostrophes: people leave them out. */
const ignored = /[\u093c\u09bc\u0abc’ʼ]/u;
const hangul = /\p{Script=Hangul}/u;
const maxRepeats = 2;

const isIgnored = (char: string, code: number) => (code < 128 ? char === "'" : ignored.test(char));

const isLetter = (char: string, code: number) =>
  code < 128
    ? (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
    : isUnspaced(code) || letter.test(char);

/**
 * Folds a normalised text for finding words: one space between words, no punctuation, no letter more than twice in a row, no
 * space within Korean.
 */
export function placeLetters(text: string): PlacedLetters {
  const { folded, places } = foldLetters(text);
  return { ...readSyllables(folded), places };
}

/** Folds a word as {@link placeLetters} does, for a list of words. */
export const foldWord = (word: string): string => foldLetters(word).folded;

function foldLetters(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let isGap = false;
  let at = 0;
  let end = 0;
  for (const char of text) {
    const from = at;
    at += char.length;
    const code = char.codePointAt(0) as number;
    if (isIgnored(char, code)) continue;
    if (!isLetter(char, code)) {
      isGap = folded !== '';
      continue;
    }
    if (isGap && !(hangul.test(char) && hangul.test(folded.at(-1) as string))) {
      folded += ' ';
      places.push(end);
    }
    isGap = false;
    if (folded.endsWith(char) && folded.endsWith(char.repeat(maxRepeats)) && !/\p{N}/u.test(char)) continue;
    folded += char;
    end = at;
    for (let unit = 0; unit < char.length; unit++) places.push(from + unit);
  }
  places.push(text.length);
  return { folded, places };
}

/** Cuts each word to its stem. A stem is at the place of its word. */
export function stemLetters({ text, places }: PlacedLetters, cut: (word: string) => string): PlacedLetters {
  let folded = '';
  const placed: number[] = [];
  let at = 0;
  for (const word of text.split(' ')) {
    const end = at + word.length;
    const stem = cut(word);
    if (folded) {
      folded += ' ';
      placed.push(places[at - 1] as number);
    }
    folded += stem;
    for (let unit = 0; unit < stem.length; unit++)
      placed.push(places[Math.min(at + unit, end - 1)] as number);
    at = end + 1;
  }
  placed.push(places[text.length] as number);
  return { text: folded, edge: readSyllables(folded).edge, places: placed };
}

/** Leaves out letters of a pattern of one character each. */
export function dropLetters({ text, places }: PlacedLetters, dropped: RegExp): PlacedLetters {
  let kept = '';
  const placed: number[] = [];
  for (let at = 0; at < text.length; at++) {
    if (dropped.test(text[at] as string)) continue;
    kept += text[at];
    placed.push(places[at] as number);
  }
  placed.push(places[text.length] as number);
  return { text: kept, edge: readSyllables(kept).edge, places: placed };
}
