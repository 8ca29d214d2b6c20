import { languages } from '../languages/index.ts';
import { codes, formCodesOf, formsOf, kinOf, readList } from '../registry.ts';
import { findConcepts } from '../terms/concepts.ts';
import { listedStopWords } from '../terms/stop-words.ts';
import { normalise } from '../text/normalise.ts';

/** Sets, because a word counts for every language that has it, and is looked up in a few languages only. */
interface LatinWords {
  whole: ReadonlySet<string>;
  /** Beginnings that any ending may follow, each of at least {@link minBeginning} letters. */
  beginnings: ReadonlySet<string>;
  /** Words that show the language at the end of a question. */
  endings: ReadonlySet<string>;
}

const minBeginning = 3;
/** Digits stand for letters of Arabic, as in `3ayez`. */
const latinWord = /\d*\p{L}[\p{L}\p{M}\d]*/gu;
const read = new Map<string, LatinWords>();

/** Returns the function words of a language in Latin letters. */
function latinWords(language: string): LatinWords {
  let words = read.get(language);
  if (!words) {
    const own = formsOf(language).flatMap(({ words }) =>
      [words.romanised, words.ownWords].flatMap((list) => readList(list ?? '').filter(Boolean)),
    );
    const endings = formsOf(language).flatMap(({ words }) => readList(words.endings ?? '').filter(Boolean));
    words = {
      whole: new Set([...listedStopWords(language), ...own.filter((word) => !word.endsWith('*'))]),
      beginnings: new Set(own.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))),
      endings: new Set(endings),
    };
    read.set(language, words);
  }
  return words;
}

function isLatinWord(word: string, { whole, beginnings }: LatinWords): boolean {
  if (whole.has(word)) return true;
  if (beginnings.size === 0) return false;
  for (let end = minBeginning; end <= word.length; end++) if (beginnings.has(word.slice(0, end))) return true;
  return false;
}

/** What a function word and a concept weigh as evidence of a language. */
const conceptWeight = 0.5;
/** Languages that their words show in Latin letters, whatever the bot and the detector expect. */
const shownCodes = codes.filter((code) => languages[code].words.romanised ?? languages[code].words.ownWords);
/** So many function words show a language that neither the bot nor the detector expects, or one word of so many letters. */
const minUnexpected = { words: 2, letters: 7 };
const showsItself = (found: string[]) =>
  found.length >= minUnexpected.words || found.some((word) => word.length >= minUnexpected.letters);
/** The confidence that a language needs which is neither expected nor English, if no function word shows it. */
const clear = 0.9;
/** The confidence that an expected language or English needs then. */
const sureEnough = 0.5;
/** The evidence of a language that is not the usual one: a product name is not enough. */
const minEvidence = 1;

export interface LatinGuess {
  /** The languages of the session and of the bot, the most likely first. */
  expected: readonly string[];
  /** What the detector says. */
  language: string | null;
  confidence: number;
}

/**
 * Decides the language of a short text in Latin letters by its function words: an expected language or English, and another one
 * only if more words show it or the detector is certain. Returns null if nothing shows a language.
 */
export function readLatinLanguage(text: string, guess: LatinGuess): string | null {
  const { expected, language, confidence } = guess;
  const plain = normalise(text);
  const words = plain.match(latinWord) ?? [];
  const found = (code: string) => words.filter((word) => isLatinWord(word, latinWords(code)));
  const [usual] = expected;
  const english = latinWords('en');
  const isOwn = (word: string) => !isLatinWord(word, english);
  const unexpected = shownCodes.filter((code) => showsItself(found(code).filter(isOwn)));
  const named = language ? [language, ...kinOf(language)] : [];
  const candidates = [...new Set([...expected, 'en', ...named, ...unexpected])].filter((code) =>
    codes.some((known) => known === code),
  );
  const most = Math.max(...candidates.map((code) => found(code).length));
  const evidence = new Map(
    candidates.map((code) => {
      const own = found(code).length + Number(latinWords(code).endings.has(words.at(-1) ?? ''));
      // Every language borrows "order" and "refund": without a function word they do not show English.
      const borrows = code === 'en' && own === 0 && most > 0;
      return [code, own + (borrows ? 0 : conceptWeight * findConcepts(plain, [code]).length)];
    }),
  );
  const weigh = (code: string) => evidence.get(code) ?? 0;
  const best = candidates.reduce(
    (top, code) => (weigh(code) > weigh(top) ? code : top),
    candidates[0] ?? 'en',
  );
  const isShown = weigh(best) >= minEvidence || best === usual;
  if (weigh(best) === 0 || !isShown) return isSure(guess) ? guess.language : (usual ?? null);
  if (
    confidence > clear &&
    language &&
    weigh(best) - weigh(language) < 1 &&
    !(usual && isKinOf(usual, language, weigh))
  )
    return language;
  return writeAs(best, language);
}

/** Tells whether a language is so similar to the usual one that words must show it. */
const isKinOf = (usual: string, language: string, weigh: (code: string) => number) =>
  kinOf(usual).includes(language) && weigh(language) <= weigh(usual);

/** Tells whether the detector is sure enough of a language that no word shows. */
const isSure = ({ expected, language, confidence }: LatinGuess) =>
  confidence > clear ||
  (confidence >= sureEnough &&
    (language === 'en' || expected.some((code) => formCodesOf(code).some((form) => form === language))));

/** Keeps the romanised label of the detector: `hi-Latn` for `hi`. */
const writeAs = (best: string, language: string | null) =>
  language && formCodesOf(best).some((form) => form === language) ? language : best;
