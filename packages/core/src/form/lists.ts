import { z } from 'zod';
import { maxCounted } from './count.ts';
import { unlessBlank, wholeNumber } from './fields.ts';
import { canonicalTag } from './languages.ts';

/** Page size of a list: 1–200. */
export const limit = (fallback: number) =>
  wholeNumber(1, 200)
    .optional()
    .meta({ description: `Maximum rows (1–200; default ${fallback}).` });

/** A text to search a list for. */
export const q = (description: string, maxLength = 200) =>
  z
    .string()
    .max(maxLength, `must be at most ${maxLength} characters`)
    .transform(unlessBlank)
    .optional()
    .meta({ description });

/** A language to filter by, with its regions and scripts: `zh` also finds `zh-Hant`. */
export const languageFilter = z
  .string()
  .max(35, 'must be a language tag such as ja or zh-Hant')
  .transform((tag, context) => {
    const canonical = canonicalTag(tag);
    if (canonical) return canonical;
    context.addIssue({ code: 'custom', message: 'must be a language tag such as ja or zh-Hant' });
    return z.NEVER;
  })
  .optional()
  .meta({ description: 'Only this language (BCP 47); zh also finds zh-Hant.' });

export const cursor = z
  .string()
  .max(1000, 'is not a cursor of this list')
  .transform(unlessBlank)
  .optional()
  .meta({ description: '`next_cursor` of the previous page, with the same filters.' });

/** A page of a list. */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    has_more: z.boolean(),
    next_cursor: z
      .string()
      .nullable()
      .meta({ description: 'Send as `cursor` for the next page; null at the end.' }),
  });

/** Asks for the total of a list. */
export const count = z.boolean().optional().meta({ description: 'true: also return `total`.' });

/** A page of a list that can be counted. */
export const countedPage = <T extends z.ZodType>(item: T) =>
  page(item).extend({
    total: z
      .int()
      .optional()
      .meta({
        description: `With \`count\`: all rows; ${maxCounted + 1} means more than ${maxCounted}.`,
      }),
  });
