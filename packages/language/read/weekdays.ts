import type { ConceptKey } from '../define-language.ts';
import { entries, readList } from '../registry.ts';
import { findConcepts } from '../terms/concepts.ts';
import { normalise } from '../text/normalise.ts';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies ConceptKey[];
const order: readonly ConceptKey[] = weekdays;

interface Names {
  /** Matches the text between the first and the last weekday of a range. */
  isRange: RegExp;
  /** The same, joined to the name of the first day: आइतबारदेखि. */
  endsInRange: RegExp;
  /** Short names mean weekdays only in a list or in a range: 月・火・金, 월~금. */
  short: { list: RegExp; days: RegExp[] }[];
}

let names: Names | null = null;

function compile(): Names {
  const to = ['〜', '～', '~', '-', '–', '—', ...entries.map(([, { words }]) => words.weekdays.to)];
  const range = normalise([...new Set(to)].join('|'));
  const between = `(?:\\s*[・·、,/／]\\s*|\\s*(?:${range})\\s*)`;
  const lists = new Set(entries.flatMap(([, { words }]) => words.weekdays.short || []));
  return {
    isRange: new RegExp(`^\\s*(?:${range})\\s*$`, 'u'),
    endsInRange: new RegExp(`\\S(?:${range})\\s+$`, 'u'),
    short: Array.from(lists, (list) => {
      const own = readList(normalise(list));
      const day = `(?:${own.join('|')})`;
      return {
        list: new RegExp(`(?<![\\p{L}\\p{M}])${day}(?:${between}(?:${day}|祝))+`, 'gu'),
        days: own.map((name) => new RegExp(name, 'gu')),
      };
    }),
  };
}

/** Returns the days from one to another, over the end of the week as well. */
function daysBetween(first: number, last: number): number[] {
  const count = ((last - first + weekdays.length) % weekdays.length) + 1;
  return Array.from({ length: count }, (_, at) => (first + at) % weekdays.length);
}

/** A weekday, and where it is written. */
interface Day {
  day: number;
  from: number;
  to: number;
}

/** Returns the days of lists and ranges of short names. */
const findShort = (text: string, { short }: Names): Day[] =>
  short.flatMap(({ list, days }) =>
    Array.from(text.matchAll(list)).flatMap(({ 0: found, index }) =>
      days.flatMap((name, day) =>
        Array.from(found.matchAll(name), (one) => ({
          day,
          from: index + one.index,
          to: index + one.index + one[0].length,
        })),
      ),
    ),
  );

/** Returns the weekdays that a normalised text writes, with those within a range ("Mon–Fri", 月〜金). Pure. */
export function findWeekdays(text: string, tags: Iterable<string>): Set<ConceptKey> {
  names ??= compile();
  const { isRange, endsInRange } = names;
  const named = findConcepts(text, tags).flatMap(({ keys, from, to }) =>
    keys.map((key) => ({ day: order.indexOf(key), from, to })).filter(({ day }) => day >= 0),
  );
  const days = [...named, ...findShort(text, names)].sort((one, other) => one.from - other.from);
  const found = new Set<ConceptKey>();
  for (const [at, { day, from }] of days.entries()) {
    const before = days[at - 1];
    const isLast =
      before !== undefined &&
      (isRange.test(text.slice(before.to, from)) ||
        (!text.slice(before.to, from).trim() && endsInRange.test(text.slice(before.from, from))));
    for (const one of isLast ? daysBetween(before.day, day) : [day]) found.add(weekdays[one] as ConceptKey);
  }
  return found;
}
