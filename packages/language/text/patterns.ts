import { arabicLetters } from './arabic.ts';
import type { Spacing } from './scripts.ts';

const latin = 'a-z\\u00c0-\\u024f\\u1e00-\\u1eff';
/** The letters of Urdu, and all blocks of Indic scripts, from Devanagari to Sinhala. */
const indic = `${arabicLetters}\\u0900-\\u0dff`;

/** Where words start and end. Indonesian and Malay add -nya to any word, and Arabic puts small words in front. */
const edges: Record<Spacing, [before: string, after: string]> = {
  latin: [`(?<![${latin}\\d])`, `(?:nya)?(?![${latin}])`],
  indic: [`(?<![${indic}])`, ''],
  arabic: [`(?<![${arabicLetters}])[وفبلك]?(?:ال|لل)?`, ''],
  unspaced: ['', ''],
};

/** A pattern and how the script of its language marks words. */
export type Source = readonly [spacing: Spacing, pattern: string];

/**
 * Joins patterns of several languages into one. In the scripts of `bounded`, a pattern matches whole words, or their start
 * if the script adds endings. In the others it matches any part of a text. Empty and repeated patterns are left out.
 */
export function joinPatterns(sources: Iterable<Source>, bounded: readonly Spacing[], flags = 'g'): RegExp {
  const bySpacing = new Map<Spacing, Set<string>>();
  for (const [spacing, pattern] of sources)
    if (pattern) bySpacing.set(spacing, (bySpacing.get(spacing) ?? new Set()).add(pattern));
  const groups = [...bySpacing].map(([spacing, patterns]) => {
    const [before, after] = bounded.includes(spacing) ? edges[spacing] : edges.unspaced;
    return `${before}(?:${[...patterns].join('|')})${after}`;
  });
  return new RegExp(groups.length > 0 ? groups.join('|') : '(?!)', flags);
}

const beyondAscii = /[\u00c0-\u024f\u1e00-\u1eff]/g;

/**
 * Replaces each accented Latin letter by one word character, so that `\b` matches only at the ends of words. The
 * alternative, lookbehind for letters of all scripts, takes seconds to compile.
 */
export const asciiWords = (text: string): string => text.replace(beyondAscii, '_');
