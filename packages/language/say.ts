import type { Strings } from './define-language.ts';
import { format, type Values } from './format.ts';
import { languages } from './languages/index.ts';
import { findLanguage } from './registry.ts';
import { type WindowStrings, windowKeys } from './window-strings.ts';

/** The name of one of the bot's own strings. */
export type StringKey = keyof Strings;

/**
 * Returns one of the bot's own strings in a language (any BCP 47 tag; an unsupported one reads English, `hi-Latn`
 * romanised Hindi). Digits are western in every language. Throws if an argument of the string is missing.
 */
export function say(language: string, key: StringKey, values: Values = {}): string {
  const code = findLanguage(language);
  const { strings, facts } = languages[code];
  return format(strings[key], values, facts.romanises ?? code);
}

/** Returns the strings of a chat window in a language (any BCP 47 tag) as messages for `format`, for a browser. */
export function windowTexts(language: string): WindowStrings {
  const { strings } = languages[findLanguage(language)];
  return Object.fromEntries(windowKeys.map((key) => [key, strings[key]])) as WindowStrings;
}
