import { SSF } from '@e965/xlsx';

/** Excel shows the short date of the reader's own country. This one is read alike everywhere. */
const shortDate = 'yyyy-mm-dd';
const tokens = /"[^"]*"|\\.|\[[^\]]*\]|g+|e+|b+|y+|\.(?!0)/gi;
const buddhistLead = 543;
const rocStart = 1911;

type Calendar = 'buddhist' | 'japanese' | 'roc';

/**
 * Shows a number as Excel does in its format: dates, times, spans, percents, currencies, leading zeros, and the years of
 * the Thai, Japanese and Taiwanese calendars, which the library writes as Gregorian years.
 */
export function showNumber(value: number, format: string): string {
  if (format === 'General' && Number.isSafeInteger(value)) return String(value);
  const calendar = calendarOf(format);
  const known = calendar ? withYears(format, calendar, value) : format;
  return SSF.format(known, value, { dateNF: shortDate }).trim();
}

function calendarOf(format: string): Calendar | null {
  if (format === 'General' || !SSF.is_date(format)) return null;
  const letters = format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '').toLowerCase();
  const locale = /\[\$[^\]-]*-([^\]]+)\]/.exec(format)?.[1] ?? '';
  // The last six digits of a numeric locale are two of the calendar and four of the language.
  const [, calendar = '', language = ''] = /(..)?([\da-f]{3,4})$/i.exec(locale) ?? [];
  if (letters.includes('b') || calendar === '07' || /^th-th.*-thai/i.test(locale)) return 'buddhist';
  const isTaiwan = /^0?404$/.test(language) || /^zh-tw/i.test(locale);
  if (isTaiwan && /[ge]/.test(letters)) return 'roc';
  const isJapan = /^0?411$/.test(language) || /^ja/i.test(locale);
  return letters.includes('g') || (isJapan && letters.includes('e')) ? 'japanese' : null;
}

/** Replaces the years and eras of a format by what they are for a date. */
function withYears(format: string, calendar: Calendar, value: number): string {
  const date = SSF.parse_date_code(value);
  if (!date) return format;
  const era = calendar === 'japanese' ? japaneseEra(date) : null;
  return format.replace(tokens, (token) => {
    if (token.startsWith('[$')) return '';
    // The library takes a full stop beside a literal for a decimal point.
    if (token === '.') return '"."';
    const written = yearText(token.toLowerCase(), calendar, date.y, era);
    return written === null ? token : `"${written}"`;
  });
}

interface Era {
  name: string;
  letter: string;
  year: string;
}

function yearText(token: string, calendar: Calendar, year: number, era: Era | null): string | null {
  const isEra = /^g+$/.test(token);
  const isYear = /^e+$/.test(token);
  if (calendar === 'buddhist' && (isYear || /^[yb]+$/.test(token)))
    return lastDigits(year + buddhistLead, token);
  if (calendar === 'roc' && isYear) return String(year - rocStart);
  if (calendar === 'roc' && isEra) return token.length > 2 ? '中華民國' : '民國';
  if (era && isYear) return era.year;
  if (era && isEra) return ['', era.letter, era.name.slice(0, 1)][token.length] ?? era.name;
  return null;
}

const lastDigits = (year: number, token: string) =>
  /^(?:yy|bb)$/.test(token) ? String(year).slice(-2) : String(year);

function japaneseEra({ y, m, d }: { y: number; m: number; d: number }): Era {
  const options = { era: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const partOf = (locale: string, type: string, era: 'long' | 'narrow' = 'long') =>
    new Intl.DateTimeFormat(locale, { ...options, era })
      .formatToParts(new Date(Date.UTC(y, m - 1, d)))
      .find((part) => part.type === type)?.value ?? '';
  return {
    name: partOf('ja-JP-u-ca-japanese', 'era'),
    letter: partOf('en-US-u-ca-japanese', 'era', 'narrow'),
    year: partOf('ja-JP-u-ca-japanese', 'year').replace('元', '1'),
  };
}
