import { languages } from './languages/index.ts';
import { entries, findLanguage } from './registry.ts';
import type { StringKey } from './say.ts';

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
  'quoteFrame',
] as const satisfies StringKey[];

const isSpoken = new Set<string>(spokenKeys);

/** Returns the strings of a chat window in a language, as ICU MessageFormat that is not formatted yet. */
export function windowTexts(language: string): Record<string, string> {
  const { strings } = languages[findLanguage(language)];
  return Object.fromEntries(Object.entries(strings).filter(([key]) => !isSpoken.has(key)));
}

/** Returns the direction in which a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  languages[findLanguage(language)].facts.direction;

/** The names that speakers use for the languages a bot speaks, by code. */
export const nativeNames: Record<string, string> = Object.fromEntries(
  entries.filter(([, { facts }]) => !facts.romanises).map(([code, { facts }]) => [code, facts.nativeName]),
);
