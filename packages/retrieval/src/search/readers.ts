import { type Thresholds, vectorThreshold } from './confidence.ts';

/** Languages whose speakers understand each other. */
const kin: Record<string, string> = { ms: 'id' };

/** Returns a name of those who read a language. */
export const readersOf = (language: string) => {
  const base = language.split('-')[0] as string;
  return kin[base] ?? base;
};

/** Returns the languages that a base was calibrated for. In a base of one language, another label is a mistake. */
export const languagesOf = (thresholds: Thresholds) =>
  Object.keys(thresholds ?? {}).filter((name) => !name.startsWith(vectorThreshold('')));

/** Returns who reads the languages of a base. */
export const basesOf = (thresholds: Thresholds) => new Set(languagesOf(thresholds).map(readersOf));
