import { type DashboardLanguage, dashboardLanguages } from '@jawab/language/dashboard-languages.ts';
import type { DashboardStrings } from '@jawab/language/dashboard-strings.ts';
import { format, type Values } from '@jawab/language/format.ts';
import { inUnit, writeSpan } from '@jawab/language/write-span.ts';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';

export type Key = keyof DashboardStrings;

export interface Words {
  language: DashboardLanguage;
  direction: 'ltr' | 'rtl';
  /** The text of a key in the language of the page. */
  say(key: Key, values?: Values): string;
  /** Writes a date and time; Gregorian, with western digits. */
  writeTime(at: string): string;
  writeDay(at: string): string;
  /** Writes the time of a day. */
  writeClock(at: string): string;
  /** Writes the day of a moment as a heading: today, yesterday, or its date, with the year if it is another one. */
  writeDayOf(at: string, now: number): string;
  /** Writes how long before `now` something was, such as “3 min ago”. What is older than six days has its day. */
  writeAgo(at: string, now: number): string;
  /** Writes a time within the next week: in an hour, or its day and its time. */
  writeAhead(at: Date): string;
  /** Writes a length of time in whole minutes, hours or days. */
  writeSpan(ms: number): string;
  writeNumber(value: number): string;
  /** Writes the size of a file, such as “1.2 MB”. */
  writeSize(bytes: number): string;
  /** Writes a share, such as 0.67, as a percentage. */
  writePercent(share: number): string;
  writeMonth(at: string): string;
  /** The short name of a day of the week; 0 is Monday. */
  nameDay(at: number): string;
  /** The name of a language, in the language of the page. */
  nameLanguage(code: string | null): string;
  choose(language: DashboardLanguage): void;
}

const Context = createContext<Words | null>(null);
const kept = 'jawab.language';
const pseudoCode = 'en-XA';

const isOffered = (code: string): code is DashboardLanguage => Object.hasOwn(dashboardLanguages, code);

/** Returns the offered language of a tag: `zh-TW` is `zh-Hant`, `hi-IN` is `hi`. */
function findOffered(tag: string): DashboardLanguage | undefined {
  const { language, script } = new Intl.Locale(tag).maximize();
  return [`${language}-${script}`, language].find(isOffered);
}

/** The language the person chose, else the first offered one of the browser. */
export function firstLanguage(): DashboardLanguage {
  const wanted = [localStorage.getItem(kept), ...navigator.languages].filter((tag) => tag !== null);
  return wanted.map(findOffered).find((found) => found !== undefined) ?? 'en';
}

/** Marks what the catalogue says, while the pseudo-language is on. */
export const shown: (text: string) => string =
  localStorage.getItem(kept) === pseudoCode ? (await import('./pseudo.ts')).mark : (text) => text;

/** Makes something when it is first used. The seven formats of a language take 30 ms of a fast processor. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The first moment of a day of the person's time zone, in milliseconds. */
const startOf = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

const beginSentence = ([first = '', ...rest]: string, language: string) =>
  first.toLocaleUpperCase(language) + rest.join('');

export const loadStrings = async (language: DashboardLanguage) =>
  (await dashboardLanguages[language].load()).default;

interface WordsProviderProps {
  first: DashboardLanguage;
  firstStrings: DashboardStrings;
  children: ReactNode;
}

export function WordsProvider({ first, firstStrings, children }: WordsProviderProps) {
  const [{ language, strings }, set] = useState({ language: first, strings: firstStrings });
  const { direction } = dashboardLanguages[language];
  const show = useCallback(
    async (next: DashboardLanguage) => set({ language: next, strings: await loadStrings(next) }),
    [],
  );
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  useEffect(() => {
    // Another tab of this browser chose a language.
    const follow = ({ key, newValue }: StorageEvent) => {
      const next = key === kept && newValue ? findOffered(newValue) : undefined;
      if (next) void show(next);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [show]);
  const words = useMemo((): Words => {
    const locale = `${language}-u-ca-gregory-nu-latn`;
    const dates = (options: Intl.DateTimeFormatOptions, tag = locale) =>
      once(() => new Intl.DateTimeFormat(tag, options));
    const time = dates({ dateStyle: 'medium', timeStyle: 'short' });
    const day = dates({ dateStyle: 'medium' });
    const utcDay = dates({ dateStyle: 'medium', timeZone: 'UTC' });
    const month = dates({ year: 'numeric', month: 'long', timeZone: 'UTC' });
    const weekday = dates({ weekday: 'short', timeZone: 'UTC' }, language);
    const clock = dates({ weekday: 'long', hour: 'numeric', minute: '2-digit' });
    const hours = dates({ timeStyle: 'short' });
    const date = dates({ weekday: 'long', day: 'numeric', month: 'long' });
    const longDay = dates({ dateStyle: 'long' });
    const ahead = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
    const ago = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'narrow' }));
    const number = once(() => new Intl.NumberFormat(locale));
    const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent' }));
    const names = once(() => new Intl.DisplayNames(language, { type: 'language' }));
    return {
      language,
      direction,
      say: (key, values = {}) => shown(format(strings[key], values, language)),
      writeTime: (at) => shown(time().format(new Date(at))),
      // A day without a time is a day everywhere.
      writeDay: (at) => shown((at.length > 10 ? day : utcDay)().format(new Date(at))),
      writeClock: (at) => shown(hours().format(new Date(at))),
      writeDayOf: (at, now) => {
        const [then, today] = [new Date(at), new Date(now)];
        const days = Math.round((startOf(today) - startOf(then)) / 86_400_000);
        if (days === 0 || days === 1) return shown(beginSentence(ahead().format(-days, 'day'), language));
        const isOfYear = then.getFullYear() === today.getFullYear();
        return shown((isOfYear ? date() : longDay()).format(then));
      },
      writeAgo: (at, now) => {
        const [count, unit] = inUnit(now - Date.parse(at));
        if (unit === 'day' && count > 6) return shown(day().format(new Date(at)));
        return shown(count === 0 ? ago().format(0, 'second') : ago().format(-count, unit));
      },
      writeAhead: (at) => {
        const isSoon = at.getTime() - Date.now() <= 3_600_000;
        return shown(isSoon ? ahead().format(1, 'hour') : clock().format(at));
      },
      writeSpan: (ms) => shown(writeSpan(ms, locale)),
      writeMonth: (at) => shown(month().format(new Date(at))),
      nameDay: (at) => shown(weekday().format(Date.UTC(2024, 0, 1 + at))),
      writeNumber: (value) => number().format(value),
      writeSize: (bytes) => {
        const [value, unit] =
          bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
        const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
        return new Intl.NumberFormat(locale, options).format(Math.max(0.1, value));
      },
      writePercent: (share) => percent().format(share),
      nameLanguage: (code) => (code ? shown(names().of(code) ?? code) : '–'),
      choose: (next) => {
        localStorage.setItem(kept, next);
        void show(next);
      },
    };
  }, [language, direction, strings, show]);
  return <Context value={words}>{children}</Context>;
}

export function useWords(): Words {
  const words = use(Context);
  if (!words) throw new Error('There is no WordsProvider above this component.');
  return words;
}
