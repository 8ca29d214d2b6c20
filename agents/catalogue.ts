import { matchLanguage, type SupportedLanguage } from '@jawab/core';
import { IntlMessageFormat } from 'intl-messageformat';
import ar from './catalogue/ar.ts';
import bn from './catalogue/bn.ts';
import en from './catalogue/en.ts';
import fil from './catalogue/fil.ts';
import hi from './catalogue/hi.ts';
import hiLatn from './catalogue/hi-Latn.ts';
import id from './catalogue/id.ts';
import ja from './catalogue/ja.ts';
import ko from './catalogue/ko.ts';
import type { Messages } from './catalogue/messages.ts';
import ms from './catalogue/ms.ts';
import ta from './catalogue/ta.ts';
import te from './catalogue/te.ts';
import th from './catalogue/th.ts';
import vi from './catalogue/vi.ts';
import zhHans from './catalogue/zh-Hans.ts';
import zhHant from './catalogue/zh-Hant.ts';

/** Every visitor-facing string in every supported language, as ICU MessageFormat. */
export const catalogue: Record<SupportedLanguage, Messages> = {
  en,
  ja,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  ko,
  ms,
  id,
  th,
  vi,
  fil,
  ar,
  hi,
  ta,
  bn,
  te,
};
export type MessageKey = keyof Messages;

const compiled = new Map<string, IntlMessageFormat>();

/**
 * One of the bot's own strings in a language (any BCP 47 tag; unsupported ones read English, `hi-Latn` romanised Hindi).
 * Digits are western in every language. Throws when an argument of the message is missing.
 */
export function say(language: string, key: MessageKey, values: Record<string, string | number> = {}): string {
  const supported = matchLanguage(language) ?? 'en';
  const romanised = isRomanised(language);
  const cacheKey = `${romanised ? 'hi-Latn' : supported}/${key}`;
  let format = compiled.get(cacheKey);
  if (!format) {
    format = new IntlMessageFormat(
      (romanised ? hiLatn : catalogue[supported])[key],
      `${supported}-u-nu-latn`,
    );
    compiled.set(cacheKey, format);
  }
  return format.format(values) as string;
}

/** Whether a tag means Hindi written in Latin letters. */
export const isRomanised = (language: string | null): boolean => /^hi-Latn\b/i.test(language ?? '');
