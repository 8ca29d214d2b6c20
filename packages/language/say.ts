import { IntlMessageFormat } from 'intl-messageformat';
import type { Strings } from './define-language.ts';
import { languages } from './languages/index.ts';
import { findLanguage } from './registry.ts';

/** The name of one of the bot's own strings. */
export type StringKey = keyof Strings;

const compiled = new Map<string, IntlMessageFormat>();

/**
 * Returns one of the bot's own strings in a language (any BCP 47 tag; an unsupported one reads English, `hi-Latn`
 * romanised Hindi). Digits are western in every language. Throws if an argument of the string is missing.
 */
export function say(language: string, key: StringKey, values: Record<string, string | number> = {}): string {
  const code = findLanguage(language);
  const cacheKey = `${code}/${key}`;
  let format = compiled.get(cacheKey);
  if (!format) {
    const { strings, facts } = languages[code];
    format = new IntlMessageFormat(strings[key], `${facts.romanises ?? code}-u-nu-latn`);
    compiled.set(cacheKey, format);
  }
  return format.format(values) as string;
}
