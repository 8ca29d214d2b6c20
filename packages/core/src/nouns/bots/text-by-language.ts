import { z } from 'zod';
import { byLanguage } from '../../form/by-language.ts';
import { matchLanguage, supportedLanguages } from '../../form/languages.ts';

/** A value for each supported language, stored by the code of its folder. Empty values are left out. */
export const bySupportedLanguage = <V extends z.ZodType<string | string[]>>(value: V) =>
  byLanguage(value).transform((given, context) => {
    const known: Record<string, z.output<V>> = {};
    for (const [tag, one] of Object.entries(given)) {
      const code = matchLanguage(tag);
      if (code && one.length > 0) known[code] = one;
      if (code) continue;
      const message = `is not a supported language; use one of ${supportedLanguages.join(', ')}`;
      context.addIssue({ code: 'custom', path: [tag], message });
    }
    return known;
  });

/** Returns the text for readers of a language: in it, else in the bot’s, else the first. */
export const textIn = (
  texts: Record<string, string>,
  bot: { language: string },
  language: string,
): string | undefined =>
  texts[language] ?? texts[matchLanguage(bot.language) ?? ''] ?? Object.values(texts)[0];

/** A text for visitors in each language. */
export const textByLanguage = (maxLength: number) =>
  bySupportedLanguage(
    z
      .string()
      .trim()
      .refine((text) => text.length <= maxLength, `must be at most ${maxLength} characters`),
  );
