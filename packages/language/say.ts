import type { SpeechForms } from '@jawab/core';
import type { Facts, Strings } from './define-language.ts';
import { format, type Values } from './format.ts';
import { languages } from './languages/index.ts';
import { entries, findLanguage, type LanguageCode } from './registry.ts';

/** The name of one of the bot's own strings. */
export type StringKey = keyof Strings;

/**
 * Returns one of the bot's own strings in a language (any BCP 47 tag; an unsupported one reads English, `hi-Latn`
 * romanised Hindi), in the polite form that a bot chose for it. Digits are western in every language. Throws if an argument of
 * the string is missing.
 */
export function say(
  language: string,
  key: StringKey,
  values: Values = {},
  forms: SpeechForms | null = null,
): string {
  const code = findLanguage(language);
  const { facts }: { facts: Facts } = languages[code];
  return format(messageOf(code, key, forms), values, facts.romanises ?? code);
}

/** Returns one of the bot's own strings as ICU MessageFormat, in the polite form that a bot chose. */
export function messageOf(code: LanguageCode, key: StringKey, forms: SpeechForms | null): string {
  const { strings, facts } = languages[code];
  return inForm(strings[key], facts, nameOf(code, forms));
}

const nameOf = (code: string, forms: SpeechForms | null) => forms?.[code as keyof SpeechForms];

const inForm = (text: string, { forms }: Facts, name: string | undefined): string =>
  (forms?.[name ?? '']?.replace ?? []).reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);

/** Returns how a chat model is told to speak politely, in the form that a bot chose. May be empty. */
export function mannerOf(language: string, forms: SpeechForms | null = null): string {
  const code = findLanguage(language);
  const facts: Facts = languages[code].facts;
  return facts.forms?.[nameOf(code, forms) ?? '']?.manner ?? facts.manner;
}

/** Returns one of the bot's own strings in every language and every polite form. */
export function sayInAll(key: StringKey, values: Values = {}): string[] {
  return entries.flatMap(([code, { strings, facts }]) =>
    [undefined, ...Object.keys(facts.forms ?? {})].map((form) =>
      format(inForm(strings[key], facts, form), values, facts.romanises ?? code),
    ),
  );
}
