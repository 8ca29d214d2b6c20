import { once } from '@jawab/core';
import { type Figure, findHoursOfDay, readFigures, readNumerals, readUnits } from '@jawab/language';
import type { Numbers } from './numbers.ts';

/** The kind of thing that a number counts, only as fine as the comparison of two numbers needs. */
export type CountedKind = 'money' | 'percent' | 'clock' | 'weight' | 'distance' | 'time' | 'other';

export interface Counted {
  figure: Figure;
  kind: CountedKind;
}

const clock = /^\d{1,2}[:.]\d{2}$/;

/** Tells whether numbers have all numbers of one reading of a figure. */
export const hasReading = (numbers: Numbers, { figure: { readings } }: Counted): boolean =>
  readings.some((reading) => reading.every((number) => numbers.has(number)));

/** How far apart the ends of "9:00 to 18:00" are, in characters. */
const maxBetween = 14;

/** Tells what the numbers of a normalised text count, in digits and words. */
export function kindsIn(folded: string): Set<CountedKind> {
  const kindOf = createKindReader(folded);
  const spelt = readNumerals(folded).map(({ from, to }) =>
    kindOf({ kind: 'number', readings: [], from, to }),
  );
  return new Set([...countedIn(folded).map(({ kind }) => kind), ...spelt]);
}

/** Returns the numbers of a normalised text with what they count; no phone numbers. */
export function countedIn(folded: string): Counted[] {
  const kindOf = createKindReader(folded);
  return readFigures(folded)
    .filter(({ kind }) => kind !== 'phone')
    .map((figure) => ({ figure, kind: kindOf(figure) }));
}

/** Returns what tells the kind of a figure of a normalised text. */
export function createKindReader(folded: string): (figure: Figure) => CountedKind {
  const hours = once(() => findHoursOfDay(folded));
  return ({ kind, from, to }) => {
    if (kind === 'percent') return 'percent';
    const units = readUnits(folded, from, to);
    if (units.includes('money') || units.includes('dollar')) return 'money';
    if (clock.test(folded.slice(from, to)) || hours().some((hour) => hour.from < to && hour.to > from))
      return 'clock';
    if (units.includes('gram') || units.includes('kilogram')) return 'weight';
    if (units.includes('kilometre')) return 'distance';
    return units.length > 0 ? 'time' : 'other';
  };
}

/** Returns the hours of a text that follow each other closely, as the ends of a window do. */
export function windowsIn(folded: string, counted: readonly Counted[]): [Counted, Counted][] {
  return counted.flatMap((one, at): [Counted, Counted][] => {
    const next = counted[at + 1];
    const isWindow =
      next?.kind === 'clock' &&
      one.kind === 'clock' &&
      next.figure.from > one.figure.to &&
      next.figure.from - one.figure.to <= maxBetween &&
      !/[,،、，;|]/u.test(folded.slice(one.figure.to, next.figure.from));
    return isWindow ? [[one, next]] : [];
  });
}
