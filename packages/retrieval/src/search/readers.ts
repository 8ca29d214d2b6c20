import { matchLanguage } from '@jawab/core';
import type { Found } from './find-passages.ts';

/** Languages whose speakers understand each other. */
const kin: Record<string, string> = { ms: 'id' };

/** Returns a name of those who read a language. */
export const readersOf = (language: string) => {
  const base = language.split('-')[0] as string;
  return kin[base] ?? base;
};

/** Returns the languages that many passages of a base have. In a base of one language, another label is a mistake. */
const countedOf = ({ languages }: Pick<Found, 'languages'>): string[] => [
  ...new Set((languages ?? []).flatMap((language) => matchLanguage(language) ?? [])),
];

/** Returns who reads the languages of a base. */
export const basesOf = (found: Pick<Found, 'languages'>) => new Set(countedOf(found).map(readersOf));

/**
 * Returns the languages of a base. Before its passages were counted, they are those of the passages that were found and `likely` ones,
 * which it may not have.
 */
export function languagesOf(
  found: Pick<Found, 'languages' | 'hits'>,
  likely: readonly string[] = [],
): string[] {
  const counted = countedOf(found);
  if (counted.length > 0) return counted;
  return [...new Set([...(found.hits ?? []).flatMap(({ language }) => language ?? []), ...likely])];
}
