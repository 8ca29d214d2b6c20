import { bases, codes, formCodesOf, formsOf, kinOf, readList } from '../registry.ts';
import { findConcepts } from '../terms/concepts.ts';
import { stopWords } from '../terms/stop-words.ts';
import { normalise } from '../text/normalise.ts';

const romanised = new Map<string, ReadonlySet<string>>();

/** Returns the function words of a language in Latin letters. */
function latinWords(language: string): ReadonlySet<string> {
  let words = romanised.get(language);
  if (!words) {
    const own = formsOf(language).flatMap(({ words }) => readList(words.romanised ?? ''));
    words = new Set([...stopWords(language), ...own.filter(Boolean)]);
    romanised.set(language, words);
  }
  return words;
}

/** What a function word and a concept weigh as evidence of a language. */
const conceptWeight = 0.5;
/** Function words that show a language which neither the bot nor the detector expects. */
const minUnexpected = 2;
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
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? [];
  const count = (code: string) => words.filter((word) => latinWords(code).has(word)).length;
  const [usual] = expected;
  const unexpected = bases().filter(
    (base) => formsOf(base).some(({ words: own }) => own.romanised) && count(base) >= minUnexpected,
  );
  const named = language ? [language, ...kinOf(language)] : [];
  const candidates = [...new Set([...expected, 'en', ...named, ...unexpected])].filter((code) =>
    codes.some((known) => known === code),
  );
  const evidence = new Map(
    candidates.map((code) => [code, count(code) + conceptWeight * findConcepts(plain, [code]).length]),
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
