import { languages } from '../languages/index.ts';
import type { LanguageCode } from '../registry.ts';

/**
 * Returns the stem of a normalised word, or the word itself if its language has no rule. The script identifies Arabic and
 * Hindi; for Latin letters, pass the language.
 */
export function stem(word: string, language: string | null): string {
  if (/^[\u0620-\u064a]/.test(word)) return languages.ar.words.stem?.(word) ?? word;
  if (/^[\u0900-\u097f]/.test(word)) return languages.hi.words.stem?.(word) ?? word;
  if (!/^[a-z]+$/.test(word)) return word;
  return languages[(language === 'tl' ? 'fil' : language) as LanguageCode]?.words.stem?.(word) ?? word;
}
