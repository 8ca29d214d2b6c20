import { once } from '@jawab/core';
import { languages } from '../languages/index.ts';
import {
  codes,
  formCodesOf,
  isRomanised,
  kinOf,
  type LanguageCode,
  readList,
  wordCodesOf,
} from '../registry.ts';
import { findConcepts } from '../terms/concepts.ts';
import { listedStopWords } from '../terms/stop-words.ts';
import { normalise } from '../text/normalise.ts';
import { latinLanguage } from '../weights.ts';

/** The languages of each function word in Latin letters. */
type LanguagesOf = Map<string, LanguageCode[]>;
interface LatinWords {
  whole: LanguagesOf;
  /** Beginnings that any ending may follow, each of at least `minBeginning` letters. */
  beginnings: LanguagesOf;
  /** Words that show the language at the end of a question. */
  endings: LanguagesOf;
}

/** Digits stand for letters of Arabic, as in `3ayez`. */
const latinWord = /\d*\p{L}[\p{L}\p{M}\d]*/gu;

const latinWords = once((): LatinWords => {
  const words: LatinWords = { whole: new Map(), beginnings: new Map(), endings: new Map() };
  for (const code of codes) {
    const put = (into: LanguagesOf, list: Iterable<string>) => {
      for (const word of new Set(list)) into.set(word, [...(into.get(word) ?? []), code]);
    };
    const forms = wordCodesOf(code).map((form) => languages[form].words);
    const read = (list: string | null | undefined) => readList(list ?? '').filter(Boolean);
    const own = forms.flatMap(({ romanised, ownWords }) => [...read(romanised), ...read(ownWords)]);
    put(words.whole, [...listedStopWords(code), ...own.filter((word) => !word.endsWith('*'))]);
    put(
      words.beginnings,
      own.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    );
    put(
      words.endings,
      forms.flatMap(({ endings }) => read(endings)),
    );
  }
  return words;
});

/** Returns the languages that have a word, or a beginning of it that takes any ending. */
function languagesOf(word: string): ReadonlySet<string> {
  const { whole, beginnings } = latinWords();
  const found = new Set(whole.get(word));
  for (let end = latinLanguage.minBeginning; end <= word.length; end++)
    for (const code of beginnings.get(word.slice(0, end)) ?? []) found.add(code);
  return found;
}

const { conceptWeight, clear, fairlySure, sureEnough, minEvidence, unexpectedWords, unexpectedLetters } =
  latinLanguage;
/** Languages recognised by their own words in Latin letters, whatever the bot and the detector expect. */
const shownCodes = codes.filter((code) => languages[code].words.romanised ?? languages[code].words.ownWords);
const showsItself = (found: { word: string }[]) =>
  found.length >= unexpectedWords || found.some(({ word }) => word.length >= unexpectedLetters);

export interface LatinGuess {
  /** The languages of the session and of the bot, the most likely first. */
  expected: readonly string[];
  /** The result of the detector. */
  language: string | null;
  confidence: number;
}

/**
 * Decides the language of a short text in Latin letters by its function words: an expected language or English, and another one
 * only if several words show it or the detector is certain. Returns null if nothing shows a language.
 */
export function readLatinLanguage(text: string, guess: LatinGuess): string | null {
  const { expected, language, confidence } = guess;
  const plain = normalise(text);
  const words = (plain.match(latinWord) ?? []).map((word) => ({ word, of: languagesOf(word) }));
  const found = (code: string) => words.filter(({ of }) => of.has(code));
  const last = latinWords().endings.get(words.at(-1)?.word ?? '');
  const [usual] = expected;
  const own = words.filter(({ of }) => !of.has('en'));
  const unexpected = shownCodes.filter((code) => showsItself(own.filter(({ of }) => of.has(code))));
  const isGuessed = (code: string) =>
    confidence >= fairlySure || kinOf(code).some((one) => expected.includes(one)) || showsItself(found(code));
  const named = language ? [language, ...kinOf(language)].filter(isGuessed) : [];
  const others = [...named, ...unexpected].filter((code) => !isTypedAlike(code, expected));
  const candidates = [...new Set([...expected, 'en', ...others])].filter(isKnown);
  const most = Math.max(...candidates.map((code) => found(code).length));
  const evidence = new Map(
    candidates.map((code) => {
      const own = found(code).length + Number(last?.some((one) => one === code) ?? false);
      // Every language borrows "order" and "refund": without a function word they do not show English.
      const borrows = code === 'en' && own === 0 && most > 0;
      return [code, own + (borrows ? 0 : conceptWeight * countConcepts(plain, code))];
    }),
  );
  const weigh = (code: string) => evidence.get(code) ?? 0;
  const best = candidates.reduce(
    (top, code) => (weigh(code) > weigh(top) ? code : top),
    candidates[0] ?? 'en',
  );
  const isShown = weigh(best) >= minEvidence || best === usual;
  if (weigh(best) === 0 || !isShown)
    return isSure(guess) || isSpoken(guess, weigh(best), found) ? language : (usual ?? null);
  // Languages that are alike use each other's names of things, so that one list of such names may only be longer.
  const isAlike =
    language !== null && kinOf(best).includes(language) && found(best).length <= found(language).length;
  if (isAlike && confidence > sureEnough && !(usual && isKinOf(usual, language, weigh))) return language;
  if (
    confidence > clear &&
    language &&
    weigh(best) - weigh(language) < 1 &&
    !(usual && isKinOf(usual, language, weigh))
  )
    return language;
  return writeAs(best, language);
}

const isKnown = (code: string) => codes.some((known) => known === code);

/** Tells whether an expected language looks the same in Latin letters: Urdu to a bot that speaks Hindi. */
const isTypedAlike = (code: string, expected: readonly string[]) =>
  !expected.includes(code) &&
  expected.flatMap(formCodesOf).some((form) => isRomanised(form) && kinOf(form).includes(code));

/** Tells whether a language is so similar to the usual one that words must show it. */
const isKinOf = (usual: string, language: string, weigh: (code: string) => number) =>
  kinOf(usual).includes(language) && weigh(language) <= weigh(usual);

/** Tells whether the detector is sure enough of a language that no word shows. */
const isSure = ({ expected, language, confidence }: LatinGuess) =>
  confidence > clear ||
  (confidence >= sureEnough &&
    (language === 'en' || expected.some((code) => formCodesOf(code).some((form) => form === language))));

/** Tells whether the detector names a language of which the text has a word, where no word shows an expected one. */
const isSpoken = (
  { language, confidence }: LatinGuess,
  weight: number,
  found: (code: string) => { word: string }[],
): boolean => language !== null && weight === 0 && confidence >= sureEnough && found(language).length > 0;

/** Keeps the romanised label of the detector: `hi-Latn` for `hi`. */
const writeAs = (best: string, language: string | null) =>
  language && formCodesOf(best).some((form) => form === language) ? language : best;

/** Counts the concepts that a text names. English lists names of all of Asia: a maker and a model are one thing. */
function countConcepts(plain: string, code: string): number {
  const found = findConcepts(plain, [code]);
  return code === 'en' ? new Set(found.map(({ keys }) => keys.at(0))).size : found.length;
}
