import { z } from 'zod';

const isDay = (value: string) => z.iso.date().safeParse(value).success;
const isTime = (value: string) => z.iso.datetime({ offset: true }).safeParse(value).success;
const lastMs = Date.UTC(9999, 11, 31);

/** Reads a time in RFC 3339, or a UTC day, which stands for the moment `dayOffset` days after its start. */
function readMoment(value: string, dayOffset: number, context: z.core.$RefinementCtx<unknown>): string {
  const day = isDay(value);
  const at = day || isTime(value) ? Date.parse(value) + (day ? dayOffset * 86_400_000 : 0) : Number.NaN;
  if (!Number.isNaN(at)) return new Date(Math.min(Math.max(at, 0), lastMs)).toISOString();
  context.addIssue({
    code: 'custom',
    message: 'must be a day such as 2026-03-31 or a time such as 2026-03-31T09:00:00Z',
  });
  return z.NEVER;
}

const moment = (dayOffset: number, description: string) =>
  z
    .string()
    .transform((value, context) => readMoment(value, dayOffset, context))
    .optional()
    .meta({ description });

/** The start of a span of time: rows at or after it. */
export const from = (what: string) => moment(0, `Only ${what} at or after this time or UTC day.`);

/** The end of a span of time: rows before it, or through the end of the day. */
export const to = (what: string) => moment(1, `Only ${what} before this time, or through this UTC day.`);

/** A time or UTC day that can be removed: a blank text becomes `null`. */
export const clearableMoment = (dayOffset: number, description: string) =>
  z
    .string()
    .transform((value, context) => (value.trim() === '' ? null : readMoment(value, dayOffset, context)))
    .optional()
    .meta({ description });

/** The description of a time that needs no further words. */
export const timeWords = 'RFC 3339, UTC.';

/** A time of an answer, without further words. */
export const timestamp = z.iso.datetime().meta({ description: timeWords });

/** A time of an answer, described. */
export const timeOf = (description: string) =>
  z.iso.datetime().meta({ description: `${description} (RFC 3339, UTC).` });
