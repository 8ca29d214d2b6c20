import { ExtractError } from '../error.ts';

/** A font that shows the letters of a script for codes of Latin letters. Without it, the text has no meaning. */
interface LegacyFont {
  name: string;
  script: string;
  isIn(words: string[]): boolean;
  /** Also true of the few words of a short text. */
  isSurelyIn(words: string[]): boolean;
}

const minWords = 3;
const enoughWords = 8;
const sampleLetters = 20_000;

const share = (words: string[], matches: (word: string) => boolean): number =>
  words.filter(matches).length / Math.max(1, words.length);

/** Everyday words of Hindi as Kruti Dev writes them: है के की का में से को और एक यह नहीं हैं भी पर हम लिए. */
const krutiWords = new Set(
  'gS ds dh dk esa ls dks vkSj ,d ;g ugha gSa Hkh ij ge fy, vki vkids bl fd dj rks gks gksrk tks vius'.split(
    ' ',
  ),
);
/** Letters of Vietnamese with their marks in TCVN3, which look like signs of Western Europe. */
const tcvnLetters =
  /[a-z][À-ÖØ-Þ]|[A-Za-z®][µ¸¶·¹©ª«¬®¨»¾¼½Æ\u00AD]|[µ¸¶·¹©ª«¬¨»¾¼½Æ][a-z]|®[A-Za-zµ¸¶·¹©ª«¬]/;

const isKruti = (word: string) => krutiWords.has(word.replace(/A$/, ''));
const looksKruti = (word: string) =>
  /^[a-z]*[A-Z;'/[\]{}][\w;'/[\]{}]*$|[a-z][A-Z]|^'|\/k|Hk|[;']k/.test(word);
/** Bamini writes the dot above a consonant as a semicolon: within words, and where they end. */
const hasDots = (word: string) => /^[\w;/,.'"<>?:]*[a-z];/i.test(word) && !/;;/.test(word);

const fonts: LegacyFont[] = [
  {
    name: 'Kruti Dev',
    script: 'Hindi',
    isIn: (words) =>
      share(words, isKruti) >= 0.1 &&
      new Set(words.filter(isKruti)).size >= 2 &&
      share(words, looksKruti) >= 0.25,
    isSurelyIn: (words) => words.some(isKruti) && share(words, looksKruti) >= 0.6,
  },
  {
    name: 'TCVN3 (.VnTime)',
    script: 'Vietnamese',
    isIn: (words) => share(words, (word) => tcvnLetters.test(word)) >= 0.25,
    isSurelyIn: (words) => share(words, (word) => tcvnLetters.test(word)) >= 0.5,
  },
  {
    name: 'Bamini',
    script: 'Tamil',
    isIn: (words) =>
      share(words, hasDots) >= 0.45 &&
      share(words, (word) => word.endsWith(';')) >= 0.1 &&
      share(words, (word) => /;[a-z]/i.test(word)) >= 0.25 &&
      share(words, (word) => /[a-z][A-Z]|^[fgjkhyzruvwtdnlpa][a-zA-Z]*;/.test(word)) >= 0.2,
    isSurelyIn: (words) =>
      share(words, hasDots) >= 0.6 &&
      share(words, (word) => word.endsWith(';')) >= 0.3 &&
      share(words, (word) => /;[a-z]/i.test(word)) >= 0.3,
  },
];

/**
 * Refuses a text that is written in the codes of an old font: Kruti Dev, TCVN3, Bamini. Its letters look like Latin ones, so
 * no question would ever find it. Throws `unsupported_type` with the advice to convert it.
 */
export function refuseLegacyFont(text: string): void {
  const sample = text.slice(0, sampleLetters);
  if (
    /[\p{Script=Devanagari}\p{Script=Tamil}ăơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u.test(sample)
  )
    return;
  const words = sample.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length < minWords) return;
  const font = fonts.find((one) => (words.length < enoughWords ? one.isSurelyIn(words) : one.isIn(words)));
  if (!font) return;
  throw new ExtractError(
    'unsupported_type',
    `This ${font.script} text is written for the old font ${font.name}, so its letters cannot be read. Convert it to Unicode and send it again.`,
  );
}
