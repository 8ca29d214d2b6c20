/** Letters that people type in several ways: the dotted ra of दुसऱ्या, and candra e and o put together from two signs. */
const variants: Record<string, string> = {
  '\u0929': '\u0928',
  '\u0931': '\u0930',
  '\u0934': '\u0933',
  '\u090d': '\u0972',
  '\u0905\u0945': '\u0972',
  '\u0905\u0949': '\u0911',
  '\u0906\u0945': '\u0911',
  '\u093e\u0945': '\u0949',
};
const anyVariant = /[\u0929\u0931\u0934\u090d]|[\u0905\u0906\u093e]\u0945|\u0905\u0949/g;

/** Unifies letters of Devanagari that people use interchangeably. */
export const foldIndic = (text: string): string =>
  text.replace(anyVariant, (letters) => variants[letters] ?? letters);
