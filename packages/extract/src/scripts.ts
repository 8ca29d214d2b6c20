const setOf = (...names: string[]) => names.map((name) => `\\p{Script=${name}}`).join('');

const cjk = setOf('Han', 'Hiragana', 'Katakana');

/** Scripts that share a way of writing, as parts of a character class: `[${scriptSets.cjk}]`. */
export const scriptSets = {
  /** Chinese and Japanese. */
  cjk,
  eastAsian: `${cjk}${setOf('Hangul')}`,
  /** South-East Asia: no spaces between words. */
  unspaced: setOf('Thai', 'Lao', 'Khmer', 'Myanmar'),
} as const;

/** Wide forms of Latin letters, digits and punctuation. */
export const wideForms = '\\uFF01-\\uFF60';

/** Punctuation of East Asia. */
export const widePunctuation = '\\u3000-\\u303F';

/** Punctuation of East Asia that is turned in vertical text. */
export const verticalForms = '\\uFE10-\\uFE1F\\uFE30-\\uFE4F';
