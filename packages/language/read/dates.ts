import { once } from '@jawab/core';
import { codes, entries, readList } from '../registry.ts';
import { normalise } from '../text/normalise.ts';
import { joinNormalised } from './asked-kinds.ts';

/** A date with a year, `[from, to)` in a normalised text. Its days are counted from 1970; a month and a year have several. */
export interface NamedDate {
  first: number;
  last: number;
  from: number;
  to: number;
}

/** The parts of a date in one format. A month or a day that is not written is undefined. */
interface Parts {
  year?: string | undefined;
  month?: string | undefined;
  day?: string | undefined;
  era?: string | undefined;
  /** The other order of a date in digits: 4/5/2025. */
  isNumeric?: boolean;
}

const msPerDay = 86_400_000;
/** Years that an era is behind: Thai and Lao years are of the Buddhist one, 令和7年 is 2025, 民國114年 too. */
const buddhist = 543;
const republic = 1911;
const eras: Record<string, number> = {
  令和: 2018,
  r: 2018,
  平成: 1988,
  昭和: 1925,
  民国: republic,
  民國: republic,
};
/** Most dates have four digits in a row or a character for year. Other texts are not searched. */
const mayName =
  /(?:20|2[45]|19)\d\d|\d ?[年년]|元年|\d[./-]\d{1,2}[./-]\d\d|[ .][67]\d(?![\d.,:])|[’']\d\d(?!\d)|(?<![a-z])r\d\d?[./]/u;

/** Reads the names of the months of all languages, which CLDR has, the other ones of Arabic too. */
function readMonths(): Map<string, string> {
  const months = new Map<string, string>();
  for (const tag of [...codes, 'ar-SY'])
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(tag, { month: style, calendar: 'gregory', timeZone: 'UTC' });
      for (let month = 1; month <= 12; month++) {
        const name = normalise(format.format(Date.UTC(2025, month - 1, 15))).replace(/\.$/, '');
        if (name.length > 1 && !/^\d|\p{Script=Han}/u.test(name)) months.set(name, `${month}`);
      }
    }
  for (const [name, month] of [
    ['sept', '9'],
    ['अक्तूबर', '10'],
    ['সেপ্টেম্বার', '9'],
    ['ആഗസ്റ്റ്', '8'],
  ] as const)
    months.set(normalise(name), month);
  return months;
}

const compile = once(() => {
  const months = readMonths();
  const names = [...months.keys()].sort((one, other) => other.length - one.length);
  const escaped = names.map((name) => name.replace(/[.\s]/g, (sign) => (sign === '.' ? '\\.' : ' ?')));
  const isLatin = (name: string) => /^[a-z]/.test(name);
  const month = `(?<month>(?<![a-z])(?:${escaped.filter(isLatin).join('|')})(?![a-z])|${escaped.filter((one) => !isLatin(one)).join('|')})\\.?`;
  const unit = (key: 'year' | 'month') =>
    [...new Set(entries.flatMap(([, { words }]) => readList(words.reply.units[key])))]
      .map((word) => normalise(word.replace('*', '')))
      .filter((word) => !/^(?:年|년)/.test(word))
      .sort((one, other) => other.length - one.length)
      .join('|');
  const yearWord = `(?:${unit('year')}|[พค]\\.ศ\\.?|[ພຄ]\\.ສ\\.?|taong|ခုနှစ်|साल|সাল)`;
  const day = '(?<day>\\d{1,2})';
  const year = `(?:${yearWord} ?)?(?<year>\\d{4}(?!\\d)|['’]\\d{2}(?!\\d)|[67]\\d(?![\\d.,:]))`;
  const forms = [
    '(?<![a-z\\d])(?<era>r)(?<year>\\d{1,2})[./](?<month>\\d{1,2})(?:[./](?<day>\\d{1,2}))?',
    '(?:(?<era>令和|平成|昭和|民[国國]) ?)?(?<![\\d.,])(?<year>\\d{1,4}|元) ?[年년](?![度間间간])(?: ?(?<month>\\d{1,2}) ?[月월](?: ?(?<day>\\d{1,2}) ?[日号號일])?)?',
    '(?<![\\d.,])(?<year>\\d{4})(?<sign>[-/.])(?<month>\\d{1,2})\\k<sign>(?<day>\\d{1,2})(?!\\d)',
    '(?<![\\d.,/-])(?<year>1[0-4]\\d)(?<sign>[/.])(?<month>\\d{1,2})\\k<sign>(?<day>\\d{1,2})(?!\\d)',
    '(?<![\\d.,/-])(?<numeric>(?<day>\\d{1,2})(?<sign>[-/.])(?<month>\\d{1,2}))\\k<sign>(?<year>\\d{4}|\\d{2})(?![\\d])',
    '(?<![\\d./-])(?:tháng )?(?<month>\\d{1,2})/(?<year>\\d{4})(?![\\d/])',
    `${month},? ?${day}(?:st|nd|rd|th)?,? ${year.replace('|[67]\\d(?![\\d.,:])', '')}`,
    `(?:${day}(?:st|nd|rd|th|hb|er)?\\.?(?: of| ng| de)?[ ,-]{0,2}(?:${unit('month')})? ?)?${month}[ ,./-]{0,3}${year}`,
    `(?<![\\d.,])(?<year>\\d{4})(?:ರ| ?${yearWord}[\\p{L}\\p{M}]{0,6})?[ ,၊-]{0,2}${month}(?:လ)?(?: ?${day}(?!\\d)(?: ?ရက်)?(?:နေ့)?)?`,
    `(?:${yearWord}|end of|akhir|dulo ng) ?(?<year>\\d{4})(?!\\d)`,
    `(?<![\\d.,])(?<year>\\d{4}) ?${yearWord}[\\p{L}\\p{M}]{0,6}`,
    '(?<![\\d.,])(?<year>20[1-4]\\d|25[5-9]\\d)(?=[.,;:)]?(?:\\s|$)(?! ?\\p{L}))',
  ];
  const until = joinNormalised(
    entries.map(([, { words }]) => ['unspaced', words.things.until] as const),
  ).source;
  const yearless = `${day}(?:st|nd|rd|th|hb)?\\.? ?${month}|${month} ?${day}|\\d{1,2} ?[月월] ?\\d{1,2} ?[日号號일]`;
  return {
    months,
    yearless: new RegExp(yearless.replaceAll('?<day>', '?:').replaceAll('?<month>', '?:'), 'gu'),
    until,
    forms: forms.map((form) => new RegExp(form, 'gu')),
  };
});

/** Words between two dates, which make them a range, as a pattern. */
export const betweenDates = (): string => `[-–—~〜～]|${compile().until}`;

/** Returns a normalised text without days of months that name no year. */
export const withoutDays = (plain: string): string => plain.replace(compile().yearless, ' ');

const dayOf = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / msPerDay;

/** Returns the day of a clock, as dates are counted. */
export const dayAt = (now: Date): number => Math.floor(now.getTime() / msPerDay);

function readYear({ year = '', era, month }: Parts): number | null {
  const value = year === '元' ? 1 : Number(year.replace(/\D/g, ''));
  if (era) return value + (eras[era] ?? 0);
  if (value >= 2400 && value < 2700) return value - buddhist;
  if (value >= 1900 && value < 2200) return value;
  if (year.length === 3 && value >= 100 && value < 150 && month) return value + republic;
  if (value >= 60 && value < 80) return value + 2500 - buddhist;
  return /^\D?\d\d$/.test(year) && value >= 15 && value < 50 ? value + 2000 : null;
}

function toDays(parts: Parts, months: Map<string, string>): { first: number; last: number } | null {
  const year = readYear(parts);
  if (year === null) return null;
  if (!parts.month) return { first: dayOf(year, 1, 1), last: dayOf(year, 12, 31) };
  const month = Number(months.get(parts.month.replace(/\.$/, '')) ?? parts.month);
  if (!parts.day)
    return month >= 1 && month <= 12
      ? { first: dayOf(year, month, 1), last: dayOf(year, month + 1, 0) }
      : null;
  const day = Number(parts.day);
  const orders = [[month, day]];
  if (parts.isNumeric) orders.push([day, month]);
  const days = orders
    .filter(([m = 0, d = 0]) => m >= 1 && m <= 12 && d >= 1 && d <= 31)
    .map(([m = 0, d = 0]) => dayOf(year, m, d));
  return days.length > 0 ? { first: Math.min(...days), last: Math.max(...days) } : null;
}

const yearless = / ?(?<month>\d{1,2}) ?[月월] ?(?<day>\d{1,2}) ?[日号號일]/gu;

/**
 * Returns the dates with a year that a normalised text names, in its order: in words and digits of all languages, of the Buddhist era, of
 * Japanese eras, of the Republic of China. A day and a month after a full date are of its year.
 */
export function readDates(plain: string): NamedDate[] {
  if (!mayName.test(plain)) return [];
  const { months, forms } = compile();
  const dates: NamedDate[] = [];
  let rest = plain;
  for (const form of forms)
    for (const { 0: found, index, groups } of rest.matchAll(form)) {
      const parts: Parts = { ...groups, isNumeric: groups?.numeric !== undefined };
      const days = toDays(parts, months);
      if (!days) continue;
      dates.push({ first: days.first, last: days.last, from: index, to: index + found.length });
      rest = rest.slice(0, index) + '\u0001'.repeat(found.length) + rest.slice(index + found.length);
    }
  dates.sort((one, other) => one.from - other.from);
  for (const { 0: found, index, groups } of dates.length > 0 ? rest.matchAll(yearless) : []) {
    const before = dates.findLast(({ to }) => to <= index);
    if (!before) continue;
    const year = new Date(before.first * msPerDay).getUTCFullYear();
    const [month, day] = [Number(groups?.month), Number(groups?.day)];
    const same = dayOf(year, month, day);
    const at = same < before.first ? dayOf(year + 1, month, day) : same;
    dates.push({ first: at, last: at, from: index, to: index + found.length });
  }
  return dates.sort((one, other) => one.from - other.from);
}
