const letters: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ۓ: 'ے',
  ؤ: 'و',
  ة: 'ه',
  ۀ: 'ه',
  ہ: 'ه',
  ۂ: 'ه',
  ۃ: 'ه',
  ھ: 'ه',
  ک: 'ك',
  ں: 'ن',
};
const marks = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;
const anyArabic = /[\u0600-\u06ff]/;

/** The letters of Arabic, and those that Persian, Urdu and their neighbours add, as part of a character class. */
export const arabicLetters = '\\u0621-\\u064a\\u066e-\\u06d3';

/**
 * Unifies Arabic letters that people use interchangeably, and removes vowel marks. An Arabic keyboard has ي for the ی of Urdu, ه for its
 * ہ and ھ, ك for its ک and ن for its ں. Its ے stays: in it food (کھانے) differs from a story (کہانی).
 */
export const foldArabic = (text: string): string =>
  anyArabic.test(text)
    ? text.replace(marks, '').replace(/[أإآٱىیئۓؤةۀہۂۃھکں]/g, (letter) => letters[letter] ?? letter)
    : text;
