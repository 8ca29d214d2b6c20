import { once } from '@jawab/core';
import {
  isPercent,
  namesUnit,
  readFigures,
  readNumerals,
  readUnits,
  stopWords,
  type Unit,
} from '@jawab/language';

/** The numbers of a text, each read when it is first needed. */
export interface Numbers {
  /**
   * Returns whether it contains a number, in digits or spelt out. The number must count one of the units, if there are any. If no unit
   * is recognised beside it, it is accepted, because the head of a table may name the unit.
   */
  has(number: string, units?: readonly Unit[]): boolean;
  /** Digits of the phone and account numbers. */
  phones(): readonly string[];
}

interface Place {
  from: number;
  to: number;
}

type Places = ReadonlyMap<string, readonly Place[]>;

/** Amounts equal to one unit of time. */
const sameAsOne: Partial<Record<Unit, (readonly [number: string, unit: Unit])[]>> = {
  minute: [],
  hour: [['60', 'minute']],
  day: [['24', 'hour']],
  week: [['7', 'day']],
  month: [
    ['30', 'day'],
    ['4', 'week'],
  ],
  year: [
    ['12', 'month'],
    ['365', 'day'],
  ],
};
/** After a 1 that counts nothing: "Grade 1", "May 1st". */
const bareAfter = /^(?:st\b|(?! ?\p{L}))/u;

function collect(found: Iterable<readonly [number: string, place: Place]>): Places {
  const places = new Map<string, Place[]>();
  for (const [number, place] of found) {
    const known = places.get(number);
    if (known) known.push(place);
    else places.set(number, [place]);
  }
  return places;
}

/**
 * Returns the spelt numbers of a normalised text in a language: "hai" is 2 in Vietnamese and "is" in Hindi, "do" is 2 in Hindi and a verb
 * in English.
 */
export const numeralsIn = (folded: string, language: string) =>
  readNumerals(folded).filter(({ from, to }) => !stopWords(language).has(folded.slice(from, to)));

/** Reads the numbers of a normalised text. Spelt ones are those of all languages, without function words of the one given. */
export function readNumbers(folded: string, language: string | null = null): Numbers {
  const figures = once(() => readFigures(folded));
  const digits = once(() =>
    collect(
      figures().flatMap((figure) =>
        figure.kind === 'phone' ? [] : figure.readings.flat().map((number) => [number, figure] as const),
      ),
    ),
  );
  const spelt = once(() =>
    collect(
      (language ? numeralsIn(folded, language) : readNumerals(folded)).map(
        (numeral) => [`${numeral.value}`, numeral] as const,
      ),
    ),
  );
  const percents = once(() => {
    const found = figures().flatMap(({ kind, readings }) => (kind === 'percent' ? readings.flat() : []));
    // A table may have the sign in its head, apart from its numbers.
    return new Set(/[(|]\s*[%٪]/.test(folded) ? digits().keys() : found);
  });
  const some = (places: Places, number: string, isRight: (place: Place) => boolean) =>
    places.get(number)?.some(isRight) ?? false;

  function hasOne(units: readonly Unit[]): boolean {
    // At the beginning of a line, it is the number of a step.
    const isBare = ({ from, to }: Place) =>
      /\S/.test(folded.slice(folded.lastIndexOf('\n', from - 1) + 1, from)) &&
      bareAfter.test(folded.slice(to, to + 3));
    const counts = (unit: Unit) => (place: Place) => readUnits(folded, place.from, place.to).includes(unit);
    return (
      namesUnit(folded, units) ||
      some(digits(), '1', isBare) ||
      units.some((unit) =>
        [['1', unit] as const, ...(sameAsOne[unit] ?? [])].some(([number, counted]) =>
          some(digits(), number, counts(counted)),
        ),
      )
    );
  }

  function has(number: string, units: readonly Unit[] = []): boolean {
    if (units.includes('percent'))
      return percents().has(number) || some(spelt(), number, ({ from, to }) => isPercent(folded, from, to));
    if (number === '1' && units.some((unit) => unit in sameAsOne)) return hasOne(units);
    const fits = ({ from, to }: Place) => {
      const own = units.length > 0 ? readUnits(folded, from, to) : [];
      return own.length === 0 || own.some((unit) => units.includes(unit));
    };
    return some(digits(), number, fits) || some(spelt(), number, fits);
  }

  return {
    has,
    phones: once(() => figures().flatMap(({ kind, readings }) => (kind === 'phone' ? readings.flat() : []))),
  };
}
