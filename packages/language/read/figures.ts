import { collectPatterns, entries } from '../registry.ts';
import { normalise } from '../text/normalise.ts';
import { joinNormalised } from './asked-kinds.ts';
import { readNumeralList } from './numerals.ts';
import { isPercent } from './units.ts';

/** A figure of a text: a number in digits, or a phone or account number. */
export interface Figure {
  /** A phone number, or an account, is its digits. */
  kind: 'number' | 'percent' | 'phone';
  /** Possible meanings, each in numbers of one form: `12000` for 12.000, 12,000 and १२,०००. 20:30 is 20 and 30, or 8 and 30. */
  readings: string[][];
  /** Its place in the normalised text, `[from, to)`, with a word that multiplies it. */
  from: number;
  to: number;
}

const run = /[+(]?\d(?:[\d.,'٬٫ ()\-–−/:]*\d)?/g;
const grouped = /^\d{2,4}(?:[- ]\d{3,4}){1,3}$/;
/** Eight digits in two groups may be two years. */
const yearsOrPhone = /^\d{4}[- –]\d{4}$/;
const thousands = /^\d{1,3}(?:[.,'٬]\d{3})+$/;
const thousandsAndCents = /^(\d{1,3}(?:[.,'٬]\d{3})+)[.,٫](\d{1,2})$/;
const indian = /^(\d{1,2}(?:,\d{2})+,\d{3})(?:\.(\d{1,2}))?$/;
const decimal = /^(\d+)[.,٫](\d+)$/;
const clock = /^(\d{1,2})[.:](\d{2})$/;
/** After a number, makes it an hour of the day. */
const hourAfter = /^ ?(?:[時时点點시](?!간|間|间)|giờ|น\.|นาฬิกา|बजे|baje|بج[ےي]|টা|மணி|గంట)/u;
const minPhoneDigits = 7;
const maxPhoneDigits = 16;
interface Multipliers {
  pattern: RegExp;
  values: ReadonlyMap<string, number>;
}
let multipliers: Multipliers | null = null;

/** Reads the words of all languages that multiply a number. The longest comes first: 百万 before 百. */
function compileMultipliers(): Multipliers {
  const values = new Map(
    entries.flatMap(([, { words }]) =>
      readNumeralList(words.multipliers).map(({ value, word }): [string, number] => [word, value]),
    ),
  );
  const words = [...values.keys()].sort((one, other) => other.length - one.length);
  const isLatin = (word: string) => /^\p{Script=Latin}/u.test(word);
  const latin = words.filter(isLatin).join('|');
  const others = words.filter((word) => !isLatin(word)).join('|');
  return { pattern: new RegExp(`^ ?(?:(${latin})(?!\\p{L})|(${others}))`, 'u'), values };
}

const mayMultiply = /^ ?[\p{L}]/u;
let tenths: RegExp | null = null;

/** Tells whether the word after a number counts tenths, in any language. */
export function countsTenths(after: string): boolean {
  tenths ??= new RegExp(
    `^ ?(?:${joinNormalised(collectPatterns(({ reply }) => reply.tenths ?? '')).source})`,
  );
  return tenths.test(after);
}

/** Returns the figures of a text, in digits of any script. */
export function readFigures(text: string): Figure[] {
  const plain = normalise(text);
  const figures: Figure[] = [];
  for (const { 0: found, index } of plain.matchAll(run)) {
    const to = index + found.length;
    const digits = found.length < minPhoneDigits ? '' : found.replace(/\D/g, '');
    const isPhone = readsAsPhone(found, digits);
    if (isPhone) figures.push({ kind: 'phone', readings: [[digits]], from: index, to });
    if (isPhone && !yearsOrPhone.test(found)) continue;
    const tokens = /^\d+$/.test(found) ? [found] : found.split(/[ ()\-–−/+]+/).flatMap(splitDate);
    const after = plain.slice(to, to + 12);
    const [times, word] = readMultiplier(after);
    const kind = isPercent(plain, index, to) || countsTenths(after) ? 'percent' : 'number';
    const place = { from: index, to: to + word.length };
    for (const [at, token] of tokens.entries()) {
      const isLast = at === tokens.length - 1;
      const readings = readToken(token, isLast ? times : 1, isLast ? after : '');
      if (token) figures.push({ kind, readings, ...place });
    }
  }
  return joinMyriads(figures, plain);
}

/** Joins a number in East Asian words that goes on: 2만 8천 is 28,000. */
function joinMyriads(figures: Figure[], plain: string): Figure[] {
  const joined: Figure[] = [];
  for (const figure of figures) {
    const last = joined.at(-1);
    const [high, low] = [Number(last?.readings[0]?.[0]), Number(figure.readings[0]?.[0])];
    const goesOn =
      last && /[만万萬억億亿]$/u.test(plain.slice(last.from, last.to)) && low < 10_000 && high >= 10_000;
    if (goesOn && /^ ?$/.test(plain.slice(last.to, figure.from)))
      joined[joined.length - 1] = {
        kind: 'number',
        readings: [[`${high + low}`]],
        from: last.from,
        to: figure.to,
      };
    else joined.push(figure);
  }
  return joined;
}

/** Returns by what a number is multiplied by the word after it, and that word. */
export function readMultiplier(after: string): [times: number, word: string] {
  if (!mayMultiply.test(after)) return [1, ''];
  multipliers ??= compileMultipliers();
  const [found = '', latin, other] = multipliers.pattern.exec(after) ?? [];
  return [multipliers.values.get(latin ?? other ?? '') ?? 1, found];
}

const readsAsPhone = (found: string, digits: string) =>
  digits.length >= minPhoneDigits &&
  digits.length <= maxPhoneDigits &&
  !/^\d{1,2}[.:]\d{2}(?!\d)(?! ?\d{3})/.test(found) &&
  (/^[+(0]/.test(found) || ((grouped.test(found) || digits === found) && !/[.,]/.test(found)));

/** Splits what has several dots or colons, and is neither a number nor an hour. */
function splitDate(token: string): string[] {
  const plain = token.replace(/[.,:'٬٫]+$/, '');
  if (thousands.test(plain) || thousandsAndCents.test(plain) || indian.test(plain) || clock.test(plain))
    return [plain];
  return decimal.test(plain) ? [plain] : plain.split(/[.,:'٬٫]/);
}

function readToken(token: string, times: number, after: string): string[][] {
  const value = readValue(token);
  if (countsTenths(after)) return [[`${value * 10}`]];
  const [, hours, minutes] = clock.exec(token) ?? [];
  const isHour = Number(hours) <= 24 && Number(minutes) < 60;
  if (hours && minutes && isHour) {
    const rest = Number(minutes) > 0 ? [`${Number(minutes)}`] : [];
    const readings = hoursOf(Number(hours), after, true).map((hour) => [hour, ...rest]);
    return token.includes(':') ? readings : [[`${value}`], ...readings];
  }
  if (times > 1) return [[`${value * times}`]];
  const namesHour = value <= 24 && hourAfter.test(after);
  return Number.isInteger(value) ? hoursOf(value, after, namesHour).map((hour) => [hour]) : [[`${value}`]];
}

/** An hour in both clocks. */
function hoursOf(hour: number, after: string, isClock: boolean): string[] {
  const both = [`${hour}`];
  if (isClock && hour > 12) both.push(`${hour - 12}`);
  if (isClock && hour === 24) both.push('0');
  if (hour < 12 && /^ ?p\.?m/.test(after)) both.push(`${hour + 12}`);
  return both;
}

function readValue(token: string): number {
  if (thousands.test(token)) return Number(token.replace(/\D/g, ''));
  const cents = thousandsAndCents.exec(token) ?? indian.exec(token);
  if (cents) return Number(`${cents[1]?.replace(/\D/g, '')}.${cents[2] ?? 0}`);
  const parts = decimal.exec(token);
  return parts ? Number(`${parts[1]}.${parts[2]}`) : Number(token.replace(/\D/g, ''));
}
