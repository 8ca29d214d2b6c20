import { format } from './format.ts';
import { languages } from './languages/index.ts';
import { findLanguage } from './registry.ts';
import type { WarningStrings } from './warning-strings.ts';

/**
 * Returns what a warning of a document means and what to do, in a language (any BCP 47 tag; an unsupported one reads
 * English). An unknown code is returned as it is.
 */
export function sayWarning(tag: string, code: string, count: number | null): string {
  const language = findLanguage(tag);
  const text = languages[language].warnings[code as keyof WarningStrings];
  return text === undefined ? code : format(text, { count: count ?? '?' }, language);
}
