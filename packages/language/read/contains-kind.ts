import { collectPatterns } from '../registry.ts';
import { normalise } from '../text/normalise.ts';
import type { Kind, ThingWords } from '../words.ts';
import { joinNormalised } from './asked-kinds.ts';
import { moneyNames } from './currencies.ts';

/** The repeats are limited, so that the time for a passage of only digits grows with its length. */
const figure = '\\d[\\d.,]{0,14}';
const shortFigure = '\\d{1,3}(?:[.,]\\d+)?';
/** Signs of currencies, as a pattern. */
export const signs = '[$€£¥₹₱₫฿₩৳]';
/** Codes of currencies in lower case, as a pattern. */
export const codes =
  'rp|rm|rs|idr|myr|sgd|usd|inr|pkr|npr|thb|vnd|php|bdt|krw|jpy|cny|rmb|twd|hkd|aed|sar|jod|kwd|qar|egp|lkr|eur|gbp|nt|tk|aud|nzd|chf|mmk|khr|bnd|omr|bhd';
const year =
  '(?<![\\d.,])(?:1\\d|20|25)\\d{2}(?![.,]?\\d)|[0-9]{3,4} ?[年년]|(?:昭和|平成|令和|大正|明治|民[国國]) ?\\d|[พค]\\.ศ\\. ?\\d';
const numericDate = '\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4}';
const phone =
  /(?<![\d.,])(?!\d{1,2}[.:]\d{2}(?!\d))(?:\+\d|\(?0\d|1[3589]00)[\d ().-]{5,16}\d|(?<!\d)\d{3,4}[ -]\d{3,4}[ -]\d{3,4}(?!\d)|(?<!\d)1[568]\d\d-\d{4}(?!\d)/g;
const email = /[^\s@]{1,64}@[^\s@]{1,255}\.[a-z]+/g;
const link =
  /https?:\/\/[^\s]+|(?<![@\w.-])www\.[^\s]+|(?<![@\w.-])[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|net|org|app|shop|store|io|co|id|my|sg|jp|cn|tw|hk|kr|th|vn|ph|in|bd|lk|ae|sa)(?![\w@])/g;

const inAnyLanguage = (shapes: string, read: (words: ThingWords) => string) => {
  const words = joinNormalised(collectPatterns(({ things }) => read(things)));
  return new RegExp(`${shapes}|${words.source}`, 'g');
};

const compile = ({ plain, ofCountry } = moneyNames()) => ({
  phone,
  email,
  link,
  price: inAnyLanguage(
    `${figure}(?:[ -]?(?:${plain}|${ofCountry})|/-)|${plain} ?${figure}|${signs} ?${figure}|${figure} ?(?:${signs}|%)|(?<![a-z])(?:${codes})\\.? ?${figure}|${figure} ?(?:${codes})(?![a-z])|(?:रु|ਰੁ|રૂ|ரூ|రూ|රුපියල්|රු)\\.? ?${figure}`,
    ({ money, free, number }) =>
      `(?:${figure}|${number})[ -]?(?:${money})|(?:${number})[ -]${ofCountry}|${free}`,
  ),
  duration: inAnyLanguage(
    '(?!)',
    ({ span, spans, number }) => `(?<!月|월 ?|[\\d.,])(?:${shortFigure}|${number})[ -]?${span}|${spans}`,
  ),
  time: inAnyLanguage('\\d{1,2}:\\d{2}', ({ clock, number }) =>
    clock.replaceAll('N', `(?:\\d{1,2}(?:[:.]\\d{2})?|${number})`),
  ),
  date: inAnyLanguage(
    `${numericDate}|${year}`,
    ({ month, date }) =>
      `\\d{1,2}(?:st|nd|rd|th)?(?:,? (?:of|ng|de|na))?[ -]?(?:${month})|(?:${month})\\.? ?\\d+|${date}`,
  ),
  year: new RegExp(year, 'g'),
  place: inAnyLanguage('(?!)', ({ place }) => place),
  quantity: /\d|[二三四五六七八九十百千两兩]+(?:つ|[个個名人室間间台冊本枚家所位張张種种])/g,
});

type Things = ReturnType<typeof compile>;
let compiled: Things | null = null;

/** Other kinds that contain text which looks like this kind. */
const mistaken: Partial<Record<Kind, Kind[]>> = {
  time: ['price'],
  date: ['phone', 'price'],
  year: ['phone', 'price'],
  quantity: ['email', 'link', 'phone', 'price', 'date', 'time', 'duration'],
};

const blank = (found: string) => ' '.repeat(found.length);
/** More digits after an hour make it a part of a longer number, as in 1.500.000. */
const goesOn = /^[.,]?\d/;

/** Returns where a normalised text names hours of the day, in any language. */
export function findHoursOfDay(plain: string): { from: number; to: number }[] {
  compiled ??= compile();
  return Array.from(plain.replace(compiled.price, blank).matchAll(compiled.time), ({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  })).filter(({ to }) => !goesOn.test(plain.slice(to, to + 2)));
}

/** Returns where a normalised text names spans of time, such as two nights, in any language. */
export function findSpans(plain: string): { from: number; to: number }[] {
  compiled ??= compile();
  return Array.from(plain.matchAll(compiled.duration), ({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
}

/** Blanks the hours of a normalised text, so that the places of all other words stay. */
export function withoutHours(plain: string): string {
  let rest = plain;
  for (const { from, to } of findHoursOfDay(plain))
    rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
  return rest;
}

/** Tells whether a text contains a thing of one of the kinds, by its form and the words beside it. Pure. */
export function containsKind(text: string, kinds: Iterable<Kind>): boolean {
  compiled ??= compile();
  const things = compiled;
  const plain = normalise(text);
  for (const kind of kinds) {
    const others = mistaken[kind] ?? [];
    const left = others.reduce((rest, other) => rest.replace(things[other], ' '), plain);
    if (left.search(things[kind]) >= 0) return true;
  }
  return false;
}
