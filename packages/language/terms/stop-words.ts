import { bases, formsOf, readList } from '../registry.ts';
import { normalise, withoutDiacritics } from '../text/normalise.ts';
import { findConcepts } from './concepts.ts';

const none: ReadonlySet<string> = new Set();
const byBase = new Map<string, ReadonlySet<string>>();
const listedByBase = new Map<string, ReadonlySet<string>>();

/** Words in Latin letters that show a language of another script. */
const romanisedWords = (base: string): string[] =>
  formsOf(base)
    .flatMap((form) => readList(form.words.romanised ?? ''))
    .map(normalise)
    .filter((word) => word && !word.endsWith('*'));

/** Returns all that may be a stop word of a language, without a look at its concepts. */
function listed(base: string): ReadonlySet<string> {
  let words = listedByBase.get(base);
  if (!words) {
    const romanised = romanisedWords(base);
    words = new Set([...listedStopWords(base), ...romanised, ...romanised.map(withoutDiacritics)]);
    listedByBase.set(base, words);
  }
  return words;
}

/** Returns the question and function words that all writings of a language list, normalised, also without diacritics. */
export function listedStopWords(language: string): string[] {
  const listed = formsOf(language).flatMap((form) => readList(form.words.stopWords).map(normalise));
  return [...listed, ...listed.map(withoutDiacritics)];
}

/**
 * Returns the question and function words of a language, normalised, in each script that it is typed in. A search leaves them
 * out of questions.
 */
export function stopWords(language: string | null): ReadonlySet<string> {
  const [base = ''] = (language ?? '').split('-');
  let words = byBase.get(base);
  if (!words) {
    const romanised = romanisedWords(base).filter((word) => findConcepts(word, [base]).length === 0);
    const all = [...listedStopWords(base), ...romanised, ...romanised.map(withoutDiacritics)];
    words = all.length > 0 ? new Set(all) : none;
    if (all.length > 0) byBase.set(base, words);
  }
  return words;
}

/**
 * Tells whether a normalised text is one such word of any language, because a single short word rarely shows its own. It compiles the
 * concepts of the languages that list the word only: those of all take 1.2 s.
 */
export function isFunctionWord(text: string): boolean {
  const [word, ...more] = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (word === undefined || more.length > 0) return false;
  return bases().some((base) => listed(base).has(word) && stopWords(base).has(word));
}
