import type { Language } from '../define-language.ts';
import { languages } from '../languages/index.ts';
import { bases, readList, wordCodesOf } from '../registry.ts';
import { normalise, withoutDiacritics } from '../text/normalise.ts';
import { findConcepts } from './concepts.ts';

const byBase = new Map<string, ReadonlySet<string>>();
const candidatesByBase = new Map<string, ReadonlySet<string>>();
const formsOf = (tag: string): Language[] => wordCodesOf(tag).map((code) => languages[code]);

/** Words in Latin letters that identify a language of another script. */
const romanisedWords = (base: string): string[] =>
  formsOf(base)
    .flatMap((form) => readList(form.words.romanised ?? ''))
    .map(normalise)
    .filter((word) => word && !word.endsWith('*'));

/** Returns the question and function words that all writings of a language list, normalised, also without diacritics. */
export function listedStopWords(language: string): string[] {
  const listed = formsOf(language).flatMap((form) => readList(form.words.stopWords).map(normalise));
  return [...listed, ...listed.map(withoutDiacritics)];
}

const withRomanised = (base: string, romanised: string[]): ReadonlySet<string> =>
  new Set([...listedStopWords(base), ...romanised, ...romanised.map(withoutDiacritics)]);

/** Returns every word that may be a stop word of a language. It does not read concepts, which may rule some of them out. */
function stopWordCandidates(base: string): ReadonlySet<string> {
  let words = candidatesByBase.get(base);
  if (!words) {
    words = withRomanised(base, romanisedWords(base));
    candidatesByBase.set(base, words);
  }
  return words;
}

/**
 * Returns the question and function words of a language, normalised, in each script that it is typed in. A search leaves them
 * out of questions. Romanised words that name a concept are not among them.
 */
export function stopWords(language: string | null): ReadonlySet<string> {
  const [base = ''] = (language ?? '').split('-');
  const known = byBase.get(base);
  if (known) return known;
  const words = withRomanised(
    base,
    romanisedWords(base).filter((word) => findConcepts(word, [base]).length === 0),
  );
  if (words.size > 0) byBase.set(base, words);
  return words;
}

/** Words that a question can do without. */
export type LeftOut = Pick<ReadonlySet<string>, 'has' | 'size'>;

const leftOutByBase = new Map<string, LeftOut>();

/** Returns the stop words of a language and everyday words that say nothing about what is asked, normalised. */
export function leftOut(language: string | null): LeftOut {
  const [base = ''] = (language ?? '').split('-');
  const known = leftOutByBase.get(base);
  if (known) return known;
  const stops = stopWords(base);
  const fillers = formsOf(base)
    .flatMap((form) => readList(form.words.fillers ?? ''))
    .filter(Boolean);
  const whole = new Set(fillers.map(normalise));
  const stems = fillers.filter((word) => word.endsWith('*')).map((word) => normalise(word.slice(0, -1)));
  const words = {
    size: stops.size + whole.size,
    has: (word: string) =>
      stops.has(word) || whole.has(word) || stems.some((beginning) => word.startsWith(beginning)),
  };
  leftOutByBase.set(base, words);
  return words;
}

/**
 * Tells whether a normalised text is one such word of any language, because a single short word rarely shows its own. It reads
 * concepts only of languages that list the word; reading those of all languages takes 1.2 s.
 */
export function isFunctionWord(text: string): boolean {
  const [word, ...more] = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (word === undefined || more.length > 0) return false;
  return bases().some((base) => stopWordCandidates(base).has(word) && stopWords(base).has(word));
}
