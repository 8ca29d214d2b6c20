const letters: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ۀ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ک: 'ك',
};
const marks = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;
const anyArabic = /[\u0600-\u06ff]/;

/** Unifies Arabic letters that people use interchangeably, and removes vowel marks. */
export const foldArabic = (text: string): string =>
  anyArabic.test(text)
    ? text.replace(marks, '').replace(/[أإآٱىیئؤةۀہھک]/g, (letter) => letters[letter] ?? letter)
    : text;
