import { matchLanguage, remember } from '@jawab/core';
import type { Language } from './define-language.ts';
import { languages } from './languages/index.ts';
import type { Source } from './text/patterns.ts';
import { lacksFullStops, type Script, type Spacing, scripts } from './text/scripts.ts';
import type { List, Pattern, Words } from './words.ts';

/** Code of a folder of `languages/`: a language bots speak, or a romanised form of one. */
export type LanguageCode = keyof typeof languages;

/** All languages with their codes, romanised forms included. */
export const entries = Object.entries(languages) as [LanguageCode, Language][];

/** Codes of all languages, romanised forms included. */
export const codes = entries.map(([code]) => code);

/** Splits a list into its words and phrases. */
export const readList = (list: List): string[] => list.split(',').map((word) => word.trim());

/** How a language marks words. */
export const spacingOf = ({ facts }: Language): Spacing => facts.spacing ?? scripts[facts.scripts[0]].spacing;

/** Tells whether the sentences of a language end without a full stop. */
export const isUnendedLanguage = (code: string): boolean =>
  lacksFullStops(languages[findLanguage(code)].facts.scripts[0]);

/** Collects one pattern of every language, for `joinPatterns`. */
export const collectPatterns = (read: (words: Words) => Pattern): Source[] =>
  entries.map(([, language]) => [spacingOf(language), read(language.words)]);

/** Returns the codes of the languages so similar to one that a short text does not distinguish them. */
export const kinOf = (code: string): readonly string[] => languages[code as LanguageCode]?.facts.kin ?? [];

/** Returns the language of a tag, or its romanised form: `hi-Latn-IN` is `hi-Latn`. English if none fits. */
export function findLanguage(tag: string): LanguageCode {
  const romanised = entries.find(([code, { facts }]) => facts.romanises && isForm(tag, code));
  return romanised?.[0] ?? matchLanguage(tag) ?? 'en';
}

const isForm = (tag: string, code: string) => {
  const [wanted, known] = [tag.toLowerCase(), code.toLowerCase()];
  return wanted === known || wanted.startsWith(`${known}-`);
};

/** Returns the romanised form of a language, or null when it has none. */
export const romanisedFormOf = (code: string): LanguageCode | null =>
  entries.find(([, { facts }]) => facts.romanises === code)?.[0] ?? null;

/** Returns how to write a reply: in romanised letters when the question is in the romanised form of its language. */
export const writtenForm = (language: string, questionLanguage: string | null): string => {
  const form = romanisedFormOf(language);
  return form && isForm(questionLanguage ?? '', form) ? form : language;
};

/** Returns the language whose own script this is, or null when several languages share it. */
export const languageOfScript = (script: Script): LanguageCode | null => {
  const own = entries.filter(([, { facts }]) => facts.scripts[0] === script);
  return own.length === 1 ? (own[0]?.[0] ?? null) : null;
};

/** Returns all writings of the base language of a tag: both of Chinese, or Hindi and its romanised form. */
export const formsOf = (tag: string | null): Language[] => formCodesOf(tag).map((code) => languages[code]);

/** More tags than anybody uses: callers choose them. */
const maxTags = 1_000;

/** Returns the codes of all writings of the base language of a tag. */
export const formCodesOf = remember((tag: string | null): readonly LanguageCode[] => {
  const base = baseOf(tag ?? '');
  return codes.filter((code) => baseOf(code) === base);
}, maxTags);

/**
 * Returns the codes of the folders whose words people use in a language: all writings of its base, and its kin in Latin letters. Urdu
 * typed in Latin letters is read as Hindi is.
 */
export const wordCodesOf = remember((tag: string | null): readonly LanguageCode[] => {
  const kin = kinOf(baseOf(tag ?? ''));
  return [...formCodesOf(tag), ...codes.filter((code) => isRomanised(code) && kin.includes(code))];
}, maxTags);

/** Tells whether a folder writes in Latin letters a language that has another script. */
export const isRomanised = (code: string) => !!languages[code as LanguageCode]?.facts.romanises;

/** Returns the base languages of all codes, each once: `zh` for both writings of Chinese. */
export const bases = (): string[] => [...new Set(codes.map(baseOf))];

/** Returns the code that is used today: `fil` for `tl`. */
export const currentCode = (code: string): string => (code === 'tl' ? 'fil' : code);

/** Tells whether somebody who writes one language reads another: the same one, or one of its kin. */
export const reads = (language: string, other: string): boolean =>
  baseOf(language) === baseOf(other) ||
  kinOf(language).some((kin) => (isRomanised(kin) ? kin === other : baseOf(kin) === baseOf(other)));

const baseOf = (tag: string) => currentCode(tag.split('-')[0] ?? '');
