import type { ChannelStrings } from './channel-strings.ts';
import { format } from './format.ts';
import { languages } from './languages/index.ts';
import { findLanguage } from './registry.ts';

/**
 * Returns a sentence about a messaging channel in a language (any BCP 47 tag; an unsupported one reads English). A date becomes a
 * day as the language writes it. An unknown key is returned as it is.
 */
export function sayChannel(tag: string, key: string, values: Record<string, string | Date> = {}): string {
  const language = findLanguage(tag);
  const text = languages[language].channels[key as keyof ChannelStrings];
  if (text === undefined) return key;
  const written = Object.entries(values).map(([name, value]) => [
    name,
    value instanceof Date
      ? value.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
      : value,
  ]);
  return format(text, Object.fromEntries(written), language);
}
