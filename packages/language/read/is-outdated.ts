import { remember } from '@jawab/core';
import { entries, readList, spacingOf } from '../registry.ts';
import { normalise } from '../text/normalise.ts';
import { validityAt } from './validity.ts';

let pattern: RegExp | null = null;

const escapeBrackets = (word: string) => word.replace(/[()]/g, '\\$&');
/** Numbers that may be a year, of the Buddhist era too, which is 543 ahead. */
const years = /(?<!\p{N})(?:20|25)\p{N}{2}(?!\p{N})/gu;
const buddhist = 543;

function compile(): RegExp {
  const words = entries.flatMap(([, language]) =>
    readList(language.words.ended).map((word) => {
      const plain = escapeBrackets(normalise(word));
      return spacingOf(language) === 'latin' ? `(?<![\\p{L}\\p{M}])${plain}(?![\\p{L}\\p{M}])` : plain;
    }),
  );
  return new RegExp(words.join('|'), 'u');
}

/** Tells whether a title says in words that its page is no longer valid. Pure. */
export function hasEnded(title: string): boolean {
  pattern ??= compile();
  return pattern.test(normalise(title));
}

/** Questions find the same titles again and again. */
const maxTitles = 2_000;

const isOutdatedOn = remember((title: string, day: string): boolean => {
  if (hasEnded(title)) return true;
  const now = new Date(day);
  const state = validityAt(title, now);
  if (state) return state === 'over' || state === 'ahead';
  const named = Array.from(normalise(title).matchAll(years), ([year]) => Number(year));
  const last = Math.max(...named.map((year) => (year > 2400 ? year - buddhist : year)));
  return named.length > 0 && last < now.getUTCFullYear();
}, maxTitles);

/** Tells whether a title says that its page is not valid on a day, or names only years that are over. Pure. */
export const isOutdated = (title: string, now: Date): boolean =>
  isOutdatedOn(title, now.toISOString().slice(0, 10));
