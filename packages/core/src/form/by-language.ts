import { z } from 'zod';

/** More than there are languages, with their scripts and regions. */
const maxTags = 100;

/** A value for each language, by its tag. A record with too many tags is refused before any of them is read. */
export const byLanguage = <V extends z.ZodType>(value: V) =>
  z
    .preprocess(
      (given, context) => {
        if (given === null || typeof given !== 'object' || Object.keys(given).length <= maxTags) return given;
        context.addIssue({ code: 'custom', message: `must be at most ${maxTags} languages` });
        return z.NEVER;
      },
      z.record(z.string(), value),
    )
    .meta({ maxProperties: maxTags });
