import { once, remember } from '@jawab/core';
import { collectPatterns } from '../registry.ts';
import { normalise } from '../text/normalise.ts';
import type { Words } from '../words.ts';
import { joinNormalised } from './asked-kinds.ts';
import { betweenDates, dayAt, type NamedDate, readDates, withoutDays } from './dates.ts';

/** The days for which something is valid, as {@link dayAt} counts them; null: without such an end. */
interface Period {
  from: number | null;
  until: number | null;
  /** Where its dates begin and end in the text. */
  start: number;
  to: number;
}

/** The validity that a sentence or a title states. */
interface Validity {
  /** In the order of the dates. */
  periods: readonly Period[];
  dates: readonly NamedDate[];
  plain: string;
  /**
   * The text that the period applies to: figures of the sentence ("300 baht until March 2568"), the text above it ("These prices are
   * valid until …") or below it ("Until March 2568:"). Null for anything else, which is quoted with its date.
   */
  scope: 'itself' | 'above' | 'below' | null;
}

/** How far before a date a word is looked for, and after it. */
const near = 28;
const maxRemembered = 4_000;
/** "Monday" or "the end of" between a word and its date. */
const nearby = '[^.;|\\n\\d]{0,22}$';
const weekday = '^(?:\\([^)]{1,9}\\))?[ ,]?(?:末日?|底|말)?[ ,]?';

const compile = once(() => {
  const join = (read: (words: Words) => string) => joinNormalised(collectPatterns(read)).source;
  const before = (read: (words: Words) => string) => new RegExp(`(?:${join(read)})(?=${nearby})`, 'gu');
  const after = (read: (words: Words) => string) => new RegExp(`${weekday}(?:${join(read)})`, 'u');
  return {
    until: [before(({ validity }) => validity.until[0]), after(({ validity }) => validity.until[1])],
    from: [before(({ validity }) => validity.from[0]), after(({ validity }) => validity.from[1])],
    valid: new RegExp(
      join(({ validity }) => validity.valid),
      'u',
    ),
    between: new RegExp(`^ ?(?:${betweenDates()}) ?$`, 'u'),
    shortRange: new RegExp(
      `\\d{1,2}(?:st|nd|rd|th)?(?: [\\p{L}.]{3,12})? ?(?:[-–—~〜]|${betweenDates()}) ?$`,
      'u',
    ),
  } as const;
});

type Role = 'from' | 'until' | null;

/** Returns the place of the last match, or -1. */
const lastOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

/** Tells whether something is valid from a date or until it. The nearest word decides. */
function roleOf(plain: string, { from, to }: NamedDate, start: number): Role {
  const { until, from: since, shortRange } = compile();
  const after = plain.slice(to, to + near);
  if (until[1].test(after)) return 'until';
  if (since[1].test(after)) return 'from';
  const before = plain.slice(Math.max(start, from - near), from);
  const [ends, begins] = [lastOf(before, until[0]), lastOf(before, since[0])];
  if (ends >= 0 || begins >= 0) return ends >= begins ? 'until' : 'from';
  return shortRange.test(before) ? 'until' : null;
}

function readPeriods(plain: string, dates: NamedDate[]): Period[] {
  const periods: Period[] = [];
  let open: Period | null = null;
  for (const [at, date] of dates.entries()) {
    const before = dates[at - 1];
    const isEnd = before !== undefined && compile().between.test(plain.slice(before.to, date.from));
    const role = isEnd ? 'until' : roleOf(plain, date, before?.to ?? 0);
    if (isEnd && !open)
      open = addTo(periods, { from: before.first, until: null, start: before.from, to: before.to });
    if (role === 'from')
      open = addTo(periods, { from: date.first, until: null, start: date.from, to: date.to });
    else if (role === 'until') {
      if (open) Object.assign(open, { until: date.last, to: date.to });
      else periods.push({ from: null, until: date.last, start: date.from, to: date.to });
      open = null;
    } else open = null;
  }
  return periods;
}

function addTo(periods: Period[], period: Period): Period {
  periods.push(period);
  return period;
}

const labelEnd = /[:：៖]$/u;
const maxLabel = 24;

/** Reads for how long a sentence or a title says that something is valid; null if it does not. */
export const readValidity = remember((text: string): { validity: Validity | null } => {
  const plain = normalise(text);
  const dates = readDates(plain);
  const periods = dates.length > 0 ? readPeriods(plain, dates) : [];
  if (periods.length === 0) return { validity: null };
  let rest = plain;
  for (const { from, to } of dates.toReversed()) rest = rest.slice(0, from) + rest.slice(to);
  const isLabel = labelEnd.test(rest.trim()) && rest.replace(/[^\p{L}]/gu, '').length <= maxLabel;
  const hasFigures = /\d/.test(withoutDays(rest));
  const isOfOthers = !hasFigures && compile().valid.test(rest);
  const scope = isLabel ? 'below' : isOfOthers ? 'above' : hasFigures ? 'itself' : null;
  return { validity: { plain, dates, periods, scope } };
}, maxRemembered);

/**
 * `over`: everything has ended. `ahead`: nothing has begun. `coming`: the same, with an end, such as an event. `mixed`: a part has ended,
 * another has not. `valid`: nothing has ended.
 */
export type ValidityState = 'over' | 'ahead' | 'coming' | 'mixed' | 'valid';

const stateOf = ({ from, until }: Period, day: number) =>
  until !== null && until < day
    ? 'over'
    : from === null || from <= day
      ? 'valid'
      : until === null
        ? 'ahead'
        : 'coming';

/** Returns the state of a sentence or a title on a day; null if it names no validity. Pure. */
export function validityAt(text: string, now: Date): ValidityState | null {
  const { validity } = readValidity(text);
  if (!validity) return null;
  const states = validity.periods.map((period) => stateOf(period, dayAt(now)));
  const next = states.find((state) => state === 'ahead' || state === 'coming');
  if (!states.includes('over')) return states.includes('valid') ? 'valid' : (next ?? null);
  return states.every((state) => state === 'over') ? 'over' : 'mixed';
}

/** Tells whether a text names a date with its year. Pure. */
export const namesDate = (text: string): boolean => readDates(normalise(text)).length > 0;

/** Returns what the validity in a sentence applies to; null if the sentence names none. */
export const scopeOfValidity = (text: string): Validity['scope'] =>
  readValidity(text).validity?.scope ?? null;

/**
 * Returns what a sentence says of a day, in normalised form: of "300 baht until March and 350 baht from April", one of both. Figures stand
 * before their dates if one stands before the first date. Pure.
 */
export function saidOf(text: string, now: Date): string {
  const { validity } = readValidity(text);
  if (!validity) return normalise(text);
  const { plain, periods, dates } = validity;
  const isBefore = /\d/.test(plain.slice(0, dates[0]?.from));
  const cuts = periods.slice(1).map((period, at) => (isBefore ? (periods[at] as Period).to : period.start));
  const bounds = [0, ...cuts, plain.length];
  const parts = periods.map((period, at) =>
    stateOf(period, dayAt(now)) === 'over' ? '' : plain.slice(bounds[at], bounds[at + 1]),
  );
  return parts.filter(Boolean).join(' ');
}
