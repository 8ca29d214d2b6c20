import { foldLetters } from './fold-letters.ts';

const latinMarks = /[\u0300-\u036f]/g;
const ignored = /[\u093c\u09bc\u0abc'’ʼ]|[\u200b-\u200d]|[\ufe00-\ufe0f]/g;
const plain: Record<string, string> = { đ: 'd', '\u0901': '\u0902' };

/**
 * Returns a text in the form that is used to compare words: lower case, without accents, Arabic vowel marks, punctuation,
 * symbols, emoji and repeated letters. Words have one space between them. Korean has none, because people place spaces
 * differently.
 */
export const foldText = (text: string): string =>
  foldLetters(
    text.normalize('NFKD').toLowerCase().replace(latinMarks, '').replace(ignored, '').normalize('NFC'),
  )
    .replace(/[đ\u0901]/g, (letter) => plain[letter] ?? '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/(?<=\p{Script=Hangul}) (?=\p{Script=Hangul})/gu, '')
    .trim();
