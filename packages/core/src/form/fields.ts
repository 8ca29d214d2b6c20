import { z } from 'zod';
import { matchLanguage, supportedLanguages } from './languages.ts';

const codePoints = (text: string) => {
  let count = 0;
  for (const _ of text) count++;
  return count;
};

/** Returns the check of a text that has at most `max` Unicode code points. A refusal says how many it has. */
const atMost = (max: number) =>
  [
    (value: string) => value.length <= max || codePoints(value) <= max,
    {
      error: ({ input }: { input?: unknown }) =>
        `must be at most ${max} characters; it has ${codePoints(String(input))}`,
    },
  ] as const;

/** A text of at most `max` Unicode code points that is not blank. */
export const text = (max: number, description: string) =>
  z
    .string()
    .refine((value) => value.trim() !== '', 'must not be blank')
    .refine(...atMost(max))
    .meta({ minLength: 1, maxLength: max, description });

/** A UUID, in lower case. */
export const id = (description: string, error = 'must be a UUID') =>
  z
    .uuid({ error })
    .transform((value) => value.toLowerCase())
    .meta({ description });

/** A language for replies: any BCP 47 tag of a supported language, in canonical form (`hi-in` → `hi-IN`). */
export const language = (description: string) =>
  z
    .string()
    .transform((tag, context) => {
      if (matchLanguage(tag)) return Intl.getCanonicalLocales(tag)[0] as string;
      context.addIssue({
        code: 'custom',
        message: `is not a supported language; use one of ${supportedLanguages.join(', ')} (with a region if you like, such as ja-JP)`,
      });
      return z.NEVER;
    })
    .meta({ description, examples: ['en-IN', 'ja-JP', 'zh-CN', 'hi-IN'] });

/** A text that can be removed: a blank text becomes `null`. At most `max` Unicode code points. */
export const clearableText = (max: number, description: string) =>
  z
    .string()
    .refine(...atMost(max))
    .transform((value) => (value.trim() === '' ? null : value))
    .meta({ maxLength: max, description });

/** A text of which a blank one counts as left out. */
export const unlessBlank = (value: string) => (value.trim() === '' ? undefined : value);

/** An optional text: a blank text counts as left out. At most `max` Unicode code points. */
export const optionalText = (max: number, description: string) =>
  z
    .string()
    .refine(...atMost(max))
    .transform(unlessBlank)
    .optional()
    .meta({ maxLength: max, description });

/** A whole number in a range. */
export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.int(error).min(min, error).max(max, error);
}

/** Seconds to wait for something to happen: 0 (the default) to `maxSeconds`. */
export const wait = (maxSeconds: number, description: string) =>
  z
    .number(`must be a number from 0 to ${maxSeconds}`)
    .min(0, `must be a number from 0 to ${maxSeconds}`)
    .max(maxSeconds, `must be a number from 0 to ${maxSeconds}`)
    .default(0)
    .meta({ description });

export const chatbotId = id(
  'Bot id, from list_bots.',
  'must be the id of a bot (a UUID); list_bots returns the ids',
);

/** The states of a crawl and of a test run. */
export const runStatuses = ['queued', 'running', 'done', 'failed'] as const;
