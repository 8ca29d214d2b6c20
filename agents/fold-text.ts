const plain: Record<string, string> = {
  đ: 'd',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  '\u0901': '\u0902',
};

/**
 * A text as words are compared: compatible forms unified, lower case, without accents, vowel marks, punctuation, signs,
 * emoji and drawn-out letters; one space between words, none in Korean, where
 * people set it as they like.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u064b-\u065f\u0640\u093c\u09bc'’ʼ]|[\u200b-\u200d]|[\ufe00-\ufe0f]/g, '')
    .normalize('NFC')
    .replace(/[đأإآٱىة]|\u0901/g, (letter) => plain[letter] ?? '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/(?<=\p{Script=Hangul}) (?=\p{Script=Hangul})/gu, '')
    .trim();
