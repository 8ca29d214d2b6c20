/** Spellings of one sound in Latin letters. The first that fits at a place counts. */
const spellings: Record<string, string> = {
  chh: 'c',
  tch: 'c',
  ch: 'c',
  sh: 's',
  kh: 'k',
  gh: 'k',
  q: 'k',
  th: 't',
  dh: 'd',
  bh: 'b',
  ph: 'p',
  f: 'p',
  zh: 'l',
  jh: 'j',
  z: 'j',
  w: 'v',
  x: 'ks',
  aa: 'a',
  ae: 'a',
  ee: 'i',
  ie: 'i',
  ii: 'i',
  ei: 'i',
  ey: 'i',
  oo: 'u',
  uu: 'u',
  ou: 'o',
};
const spelt = new RegExp(Object.keys(spellings).join('|'), 'g');
/** An r before a consonant, with which Thai is written in Latin letters, an h after a vowel, an m before p or b. */
const silent = /(?<=[ao])r(?=[^aeiou]|$)|(?<=[aeiou])h|m(?=[pb])/g;
const twice = /(.)\1+/g;
/** Voiced and voiceless letters, and l and r, which scripts and people mix up. */
const alike: Record<string, string> = { g: 'k', d: 't', b: 'p', j: 'c', r: 'l' };

/** Returns how a word in Latin letters sounds, so that most spellings of it are one. */
export const soundOf = (word: string): string =>
  word
    .replace(spelt, (letters) => spellings[letters] as string)
    .replace(silent, '')
    .replace(twice, '$1');

/** Returns the consonants of a sound, with those alike that are mixed up. */
export function skeletonOf(sound: string): string {
  let kept = '';
  for (const letter of sound) if (!'aeiouyvh'.includes(letter)) kept += alike[letter] ?? letter;
  return kept;
}

/** Spells an English word as it sounds, so that {@link soundOf} compares it with a word borrowed into another script. */
export const spellEnglish = (word: string): string =>
  word
    .replace(/[ts]ion/g, 'shan')
    .replace(/ck/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/(?<=[^aeiou])e$/, '')
    .replace(/y$/, 'i');
