import { normalise, withoutDiacritics } from '@jawab/language';
import { analyze } from './analyze.ts';

/**
 * What two questions of one meaning have in common: their words without function words, inflection, accents, order
 * and repetition. A question of nothing but function words is its own key. `language` is BCP 47, when known. Pure.
 */
export function questionKey(text: string, language: string | null): string {
  const words = [...analyze(text, { language, kind: 'query' }).terms]
    .filter(([term, weight]) => weight === 1 && !/^2[^0-9]/u.test(term))
    .map(([term]) => withoutDiacritics(term));
  if (words.length > 0) return [...new Set(words)].sort().join(' ');
  return normalise(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
