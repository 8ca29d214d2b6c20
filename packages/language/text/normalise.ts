import { westernDigits } from './digits.ts';
import { foldLetters } from './fold-letters.ts';

const onlyAscii = /^[\n -~]*$/;
/** Dots under Hindi, Bengali and Gujarati letters, which people leave out as they type, are ignored too. */
const ignorable = /[\p{Default_Ignorable_Code_Point}\u200b\u093c\u09bc\u0abc]/gu;

/** Letters that NFKC takes apart or people type apart: Thai and Lao am, Thai ae, and Lao letters for no and mo. */
const apart = /\u0e4d\u0e32|\u0ecd\u0eb2|เเ|ເເ|ຫນ|ຫມ/g;
const joined: Record<string, string> = {
  '\u0e4d\u0e32': '\u0e33',
  '\u0ecd\u0eb2': '\u0eb3',
  เเ: 'แ',
  ເເ: 'ແ',
  ຫນ: 'ໜ',
  ຫມ: 'ໝ',
};
const thaiOrLao = /[\u0e00-\u0eff]/;

/** Joins letters of Thai and Lao as dictionaries write them; words are cut by dictionaries. */
const joinLetters = (text: string): string =>
  thaiOrLao.test(text) ? text.replace(apart, (letters) => joined[letters] ?? letters) : text;

/**
 * Returns the form of texts and questions that search uses: NFKC but for Thai and Lao letters, lower case, western digits,
 * unified Arabic, Devanagari and Gujarati letters, no vowel marks or invisible characters. It is never stored or shown.
 */
export const normalise = (text: string): string =>
  onlyAscii.test(text) ? text.toLowerCase() : normaliseAny(text);

const normaliseAny = (text: string): string =>
  westernDigits(joinLetters(foldLetters(text.normalize('NFKC').toLowerCase().replace(ignorable, ''))));

/** Returns a word without accents, tone marks and đ, as people type it without such a keyboard. Latin only. */
export function withoutDiacritics(word: string): string {
  if (!/[\u00c0-\u024f\u1e00-\u1eff]/.test(word)) return word;
  return word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('đ', 'd')
    .normalize('NFC');
}
