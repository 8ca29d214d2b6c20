import { listedStopWords } from '../terms/stop-words.ts';
import { normalise } from '../text/normalise.ts';

const byLanguage = new Map<string, ReadonlySet<string>>();

function functionWords(language: string): ReadonlySet<string> {
  const words = byLanguage.get(language) ?? new Set(listedStopWords(language));
  byLanguage.set(language, words);
  return words;
}

/**
 * Tells whether a text has more function words of one language than of another one in the same script. Words of both do not count.
 */
export function showsRather(text: string, language: string, other: string): boolean {
  const [own, others] = [functionWords(language), functionWords(other)];
  let lead = 0;
  for (const [word] of normalise(text).matchAll(/[\p{L}\p{M}]+/gu))
    if (own.has(word) !== others.has(word)) lead += own.has(word) ? 1 : -1;
  return lead > 0;
}

/** Returns the language that a text has most function words of, or `known` if none has more than it. */
export const showsMost = (text: string, known: string, others: readonly string[]): string =>
  others.reduce((most, other) => (showsRather(text, other, most) ? other : most), known);
