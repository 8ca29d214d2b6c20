import { once } from '@jawab/core';
import { collectPatterns } from '../registry.ts';
import { normalise } from '../text/normalise.ts';
import { scriptSets } from '../text/scripts.ts';
import type { ThingWords } from '../words.ts';
import { joinNormalised } from './asked-kinds.ts';
import { codes, withoutHours } from './contains-kind.ts';
import { type Figure, readFigures, readMultiplier } from './figures.ts';
import { readUnits, type Unit } from './units.ts';

/** The dimension in which amounts are compared. Money is of any currency; a bare number has no word after it, as in a cell of a table. */
type Measure = 'days' | 'kilograms' | 'kilometres' | 'money' | 'things' | 'bare';

/** An amount that a question names. */
export interface Amount {
  measure: Measure;
  value: number;
  /** How the word after the number begins, if it is no known unit: 층, peo. */
  counter?: string;
}

/** Amounts from `min` to `max`, both included. A single amount is a range too. */
export interface Range {
  measure: Measure;
  min: number;
  max: number;
  counter?: string;
}

const conversions: Partial<Record<Unit, readonly [Measure, times: number]>> = {
  minute: ['days', 1 / 1_440],
  hour: ['days', 1 / 24],
  day: ['days', 1],
  week: ['days', 7],
  month: ['days', 30],
  year: ['days', 365],
  gram: ['kilograms', 1 / 1_000],
  kilogram: ['kilograms', 1],
  kilometre: ['kilometres', 1],
  money: ['money', 1],
  dollar: ['money', 1],
};
/** A number in words of a month, as 12月, is a date. */
const monthAfter = /^ ?[月월]/;
const dash = /^[^|\n\d]{0,12}[-–—−~〜][^|\n\d]{0,12}$/u;
const maxBetween = 14;
const anyDigit = /\p{Nd}/u;
/** How far before a number, and after it and its unit, a word is looked for. */
const near = 24;
const currency = `(?:[^\\p{L}\\d\\s]|(?<!\\p{L})(?:${codes}))?\\.? ?`;

const compile = once(() => {
  const join = (read: (words: ThingWords) => string) =>
    joinNormalised(collectPatterns(({ things }) => read(things))).source;
  const before = (read: (words: ThingWords) => string) => new RegExp(`(?:${join(read)}) ?${currency}$`, 'u');
  const after = (read: (words: ThingWords) => string) =>
    new RegExp(`^[^|\\n\\d]{0,10}?(?:${join(read)})`, 'u');
  return {
    atMost: [before(({ atMost }) => atMost[0]), after(({ atMost }) => atMost[1])] as const,
    atLeast: [before(({ atLeast }) => atLeast[0]), after(({ atLeast }) => atLeast[1])] as const,
    until: new RegExp(
      join(({ until }) => until),
      'u',
    ),
  };
});

/** One letter of a script whose words are short or not spaced, three of any other. */
const counterAfter = new RegExp(`^ ?([${scriptSets.dense}]|\\p{L}[\\p{L}\\p{M}]{0,2})`, 'u');

/** Returns what a number may measure; one word may be kilograms or kilometres. */
function amountsAt(text: string, { from, to }: Figure, value: number): Amount[] {
  const measured = readUnits(text, from, to).flatMap((unit): Amount[] => {
    const [measure, times] = conversions[unit] ?? [];
    return measure && times ? [{ measure, value: value * times }] : [];
  });
  if (measured.length > 0) return measured;
  const [, counter] = counterAfter.exec(text.slice(to, to + 4)) ?? [];
  return [counter ? { measure: 'things', value, counter } : { measure: 'bare', value }];
}

/** Returns the numbers of a normalised text that may be amounts: no hours, dates, phone numbers or percentages. */
function readNumbers(text: string): { figure: Figure; value: number }[] {
  const figures = readFigures(text).filter(({ kind }) => kind === 'number');
  const inRun = (one: Figure) => figures.filter(({ from }) => from === one.from).length;
  return figures
    .filter((figure) => inRun(figure) <= 2 && !monthAfter.test(text.slice(figure.to, figure.to + 2)))
    .map((figure) => ({ figure, value: Number(figure.readings[0]?.[0]) }))
    .filter(({ value }) => Number.isFinite(value));
}

/** Returns the amounts that a question names, in any language. Pure. */
export function readAmounts(question: string): Amount[] {
  if (!anyDigit.test(question)) return [];
  const text = withoutHours(normalise(question));
  return readNumbers(text).flatMap(({ figure, value }) => (value > 0 ? amountsAt(text, figure, value) : []));
}

/** Returns the ranges that a text names, as "5–10 km", "up to 5 kg", "20 people or more" and "3 days". Pure. */
export function readRanges(written: string): Range[] {
  if (!anyDigit.test(written)) return [];
  const text = withoutHours(normalise(written));
  const numbers = readNumbers(text);
  const ranges: Range[] = [];
  for (let at = 0; at < numbers.length; at++) {
    const { figure, value } = numbers[at] as (typeof numbers)[number];
    const next = numbers[at + 1];
    if (next && isRange(text, figure, next.figure)) {
      ranges.push(...join(text, { figure, value }, next));
      at++;
    } else ranges.push(...amountsAt(text, figure, value).map((amount) => bound(text, figure, amount)));
  }
  return ranges;
}

function isRange(text: string, first: Figure, last: Figure): boolean {
  if (first.from === last.from) return /[-–—−~〜]/.test(text.slice(first.from, first.to));
  const between = text.slice(first.to, last.from);
  return (
    between.length <= maxBetween &&
    !/[|\n]/.test(between) &&
    (dash.test(between) || compile().until.test(between))
  );
}

/** Joins the ends of a range. The first has the unit and the multiplier of the last, if it has none: 1–3 million. */
function join(
  text: string,
  first: { figure: Figure; value: number },
  last: { figure: Figure; value: number },
): Range[] {
  const isRun = first.figure.from === last.figure.from;
  const own = isRun ? [] : amountsAt(text, first.figure, first.value);
  const [multiplier = ''] = /\p{L}.*$/u.exec(text.slice(last.figure.from, last.figure.to)) ?? [];
  const [times] = readMultiplier(multiplier);
  const begin = first.value * (first.value * times <= last.value ? times : 1);
  return amountsAt(text, last.figure, last.value).map(({ measure, value, ...rest }) => {
    const known = own.find((one) => one.measure === measure && measure !== 'bare')?.value;
    const from = known ?? begin * (last.value > 0 ? value / last.value : 1);
    return { measure, min: Math.min(from, value), max: Math.max(from, value), ...rest };
  });
}

/** Returns an amount as a range that is open to one side if the words beside it say so. */
function bound(text: string, { from, to }: Figure, { value, ...rest }: Amount): Range {
  const { atMost, atLeast } = compile();
  const before = text.slice(Math.max(0, from - near), from).replace(/^[\s\S]*[|\n\d]/, '');
  const after = text.slice(to, to + near);
  const is = ([ahead, behind]: readonly [RegExp, RegExp]) => ahead.test(before) || behind.test(after);
  if (is(atMost)) return { ...rest, min: 0, max: value };
  if (/^ ?\+/.test(after) || is(atLeast)) return { ...rest, min: value, max: Number.POSITIVE_INFINITY };
  return { ...rest, min: value, max: value };
}

/** People leave out the currency of a price. */
const minPrice = 100;

/** Tells whether a range contains an amount. A cell without a unit has that of its column, which may be any. Pure. */
export function covers({ measure, min, max }: Range, amount: Amount): boolean {
  const isCounted = amount.measure === 'things' || amount.measure === 'bare';
  const isAlike =
    measure === amount.measure ||
    measure === 'bare' ||
    (isCounted && (measure === 'things' || (measure === 'money' && amount.value >= minPrice)));
  return isAlike && amount.value >= min && amount.value <= max;
}
