import { type Thresholds, vectorThreshold } from './confidence.ts';
import type { Found } from './find-passages.ts';

/** Languages whose speakers understand each other. */
const kin: Record<string, string> = { ms: 'id' };

/** Returns a name of those who read a language. */
export const readersOf = (language: string) => {
  const base = language.split('-')[0] as string;
  return kin[base] ?? base;
};

/** Returns the languages that a base was calibrated for. In a base of one language, another label is a mistake. */
const calibratedFor = (thresholds: Thresholds) =>
  Object.keys(thresholds ?? {}).filter((name) => !name.startsWith(vectorThreshold('')));

/** Returns who reads the languages of a base. */
export const basesOf = (thresholds: Thresholds) => new Set(calibratedFor(thresholds).map(readersOf));

/**
 * Returns the languages of a base. Before its first calibration, they are those of the passages that were found and `likely` ones, which
 * it may not have.
 */
export function languagesOf(
  { thresholds, hits }: Pick<Found, 'thresholds' | 'hits'>,
  likely: readonly string[] = [],
): string[] {
  const calibrated = calibratedFor(thresholds);
  if (calibrated.length > 0) return calibrated;
  return [...new Set([...(hits ?? []).flatMap(({ language }) => language ?? []), ...likely])];
}
