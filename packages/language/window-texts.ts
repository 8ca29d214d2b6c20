import type { SpeechForms } from '@jawab/core';
import { languages } from './languages/index.ts';
import { entries, findLanguage } from './registry.ts';
import { messageOf, type StringKey } from './say.ts';

/** The strings that a bot says itself. Every other string is shown by a chat window. */
export const spokenKeys = [
  'greeting',
  'thanks',
  'goodbye',
  'noAnswer',
  'handoff',
  'handoffWaiting',
  'leadKept',
  'leadAsk',
  'leadContact',
  'leadDeclined',
  'hedge',
  'choices',
  'about',
  'which',
  'notToday',
  'quoteFrame',
  'quoteTranslated',
] as const satisfies StringKey[];

const isSpoken = new Set<string>(spokenKeys);

/**
 * Returns the strings of a chat window in a language, in the polite form that a bot chose, as ICU MessageFormat that is not
 * formatted yet.
 */
export function windowTexts(language: string, forms: SpeechForms | null = null): Record<string, string> {
  const code = findLanguage(language);
  const keys = (Object.keys(languages[code].strings) as StringKey[]).filter((key) => !isSpoken.has(key));
  return Object.fromEntries(keys.map((key) => [key, messageOf(code, key, forms)]));
}

/** Returns the direction in which a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  languages[findLanguage(language)].facts.direction;

/** The names that speakers use for the languages a bot speaks, by code. */
export const nativeNames: Record<string, string> = Object.fromEntries(
  entries.filter(([, { facts }]) => !facts.romanises).map(([code, { facts }]) => [code, facts.nativeName]),
);
