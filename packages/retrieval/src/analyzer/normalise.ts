const arabicLetters: Record<string, string> = {
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
const arabicMarks = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;
const ignorable = /[\p{Default_Ignorable_Code_Point}\u200b]/gu;
const foreignDigit = /(?![0-9])\p{Nd}/gu;

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) as number;
  for (let value = 0; value < 10; value++) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) return String(value);
  }
  return digit;
}

/**
 * The form in which texts and questions are compared, never stored or shown: NFKC, lower case, ASCII digits, Arabic
 * letters unified, vowel marks and invisible characters dropped.
 */
export function normalise(text: string): string {
  let folded = text.normalize('NFKC').toLowerCase().replace(ignorable, '');
  if (/[\u0600-\u06ff]/.test(folded)) {
    folded = folded
      .replace(arabicMarks, '')
      .replace(/[أإآٱىیئؤةۀہھک]/g, (letter) => arabicLetters[letter] ?? letter);
  }
  return folded.replace(foreignDigit, asciiDigit);
}

/** The word without its accents, tone marks and đ: what people type who have no such keyboard. Latin only. */
export function withoutDiacritics(word: string): string {
  if (!/[\u00c0-\u024f\u1e00-\u1eff]/.test(word)) return word;
  return word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('đ', 'd')
    .normalize('NFC');
}
