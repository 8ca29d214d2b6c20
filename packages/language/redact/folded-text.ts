import { digitValue } from '@jawab/core';

/** Folded characters. A few scripts use some hundreds; more are not kept. */
const foldedInto = new Map<string, string>();
const maxKept = 4_096;
const decimal = /\p{Nd}/u;
const dash = /[\p{Pd}\u2212\u30fc\uff70]/u;
const blank = /[\s\p{Zs}\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/** Folds one character that is not ASCII into one code unit that the patterns read. */
function foldCharacter(character: string): string {
  let folded = foldedInto.get(character);
  if (folded !== undefined) return folded;
  folded = foldUnknown(character);
  if (foldedInto.size < maxKept) foldedInto.set(character, folded);
  return folded;
}

function foldUnknown(character: string): string {
  if (decimal.test(character)) return String(digitValue(character));
  if (dash.test(character)) return '-';
  if (blank.test(character)) return ' ';
  const form = character.normalize('NFKC');
  if (form.length === 1) return form;
  return character.length === 1 ? character : '\u0002';
}

/** A text as patterns read it, whose places are those of `characters`. */
export interface FoldedText {
  /** The code points of the text as it was written. */
  characters: string[];
  /** One code unit for each of them: western digits, ASCII dashes and spaces, half-width forms. */
  folded: string;
}

/** Folds a text so that each code point stays one place: digits of every script, dashes, blanks and full-width forms. */
export function foldPlaces(text: string): FoldedText {
  const characters = Array.from(text);
  let folded = '';
  for (const character of characters) folded += character < '\u0080' ? character : foldCharacter(character);
  return { characters, folded };
}
