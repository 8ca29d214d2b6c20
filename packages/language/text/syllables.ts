import { isUnspaced, type Letters, readLetters } from './word-matcher.ts';

/** Vowels and tones of Thai, Lao, Burmese and Khmer that follow a consonant. A word never starts with one. */
const following = /[\u0e30-\u0e3a\u0e47-\u0e4e\u0eb0-\u0ebc\u0ec8-\u0ece\u102b-\u103e\u17b6-\u17d3]/;
/** Vowels of Thai and Lao that precede their consonant, and signs that stack the next one. A word never ends with one. */
const preceding = /[\u0e40-\u0e44\u0ec0-\u0ec4\u1039\u17d2]/;
/** A Burmese consonant that closes its syllable, or that the next one is stacked below. */
const closing = /[\u1000-\u1021]\u1037?[\u1039\u103a]/y;

function isWithinSyllable(text: string, at: number): boolean {
  if (at === 0 || !isUnspaced(text.charCodeAt(at)) || !isUnspaced(text.charCodeAt(at - 1))) return false;
  closing.lastIndex = at;
  return following.test(text[at] as string) || preceding.test(text[at - 1] as string) || closing.test(text);
}

/** Thai, Lao, Burmese and Khmer. */
const syllabic = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;

/** Finds where words may start and end in a folded text, but none within a syllable of a script without spaces. */
export function readSyllables(text: string): Letters {
  const letters = readLetters(text);
  if (!syllabic.test(text)) return letters;
  const { edge } = letters;
  return {
    text,
    edge: edge.map((isEdge, at) => isEdge && (at === text.length || !isWithinSyllable(text, at))),
  };
}
