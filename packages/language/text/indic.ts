/** Letters that people type in several ways: the dotted ra of दुसऱ्या, candra e and o put together from two signs, ઑ and ઓ. */
const variants: Record<string, string> = {
  '\u0929': '\u0928',
  '\u0931': '\u0930',
  '\u0934': '\u0933',
  '\u090d': '\u0972',
  '\u0905\u0945': '\u0972',
  '\u0905\u0949': '\u0911',
  '\u0906\u0945': '\u0911',
  '\u093e\u0945': '\u0949',
  '\u0a81': '\u0a82',
  '\u0a8d': '\u0a8f',
  '\u0a91': '\u0a93',
  '\u0ac5': '\u0ac7',
  '\u0ac9': '\u0acb',
};
const anyVariant =
  /[\u0929\u0931\u0934\u090d\u0a81\u0a8d\u0a91\u0ac5\u0ac9]|[\u0905\u0906\u093e]\u0945|\u0905\u0949/g;

const anyGujarati = /[\u0a80-\u0aff]/;
/** A nasal consonant without a vowel before another consonant, which many write as anusvara: એજન્ટ, એજંટ. */
const nasal =
  /[\u0a99\u0a9e\u0aa3\u0aa8]\u0acd(?=[\u0a95-\u0a98\u0a9a-\u0a9d\u0a9f-\u0aa2\u0aa4-\u0aa7])|\u0aae\u0acd(?=[\u0aaa-\u0aad])/g;
/** Anusvara after a vowel sign at the end of a word, which many leave out: શું and શુ, દુકાનમાં and દુકાનમા. */
const lastAnusvara = /(?<=[\u0abe-\u0ac2])\u0a82(?![\u0a80-\u0aff])/g;

const foldGujarati = (text: string): string =>
  anyGujarati.test(text) ? text.replace(nasal, '\u0a82').replace(lastAnusvara, '') : text;

/** Unifies letters of Devanagari and Gujarati that people use interchangeably. */
export const foldIndic = (text: string): string =>
  foldGujarati(text.replace(anyVariant, (letters) => variants[letters] ?? letters));
