import { fail, type Issue } from '../../form/errors.ts';
import type { Window } from './analytics-days.ts';

const defaultDays = 30;
const maxDays = 90;
const dayMs = 86_400_000;
/** A name, because Postgres and JavaScript read offsets such as `+05:30` with opposite signs. */
const nameForm = /^[A-Za-z]\w*(?:[/_+-]\w+)*$/;

const refuse = (issue: Issue): never =>
  fail('invalid_request', `\`${issue.path}\` ${issue.message}.`, { issues: [issue] });

/** The day of a moment in a time zone; null if there is no such time zone. */
function dayIn(timezone: string, at: Date): string | null {
  if (!nameForm.test(timezone)) return null;
  try {
    return new Intl.DateTimeFormat('en-CA', {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).format(at);
  } catch {
    return null;
  }
}

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/**
 * Reads the window of analytics: today and the 29 days before it, unless `from` or `to` say otherwise. Fails with
 * `invalid_request` for an unknown time zone, for days in the wrong order and for more than 90 days.
 */
export function readWindow(
  now: Date,
  {
    timezone = 'UTC',
    from,
    to,
  }: { from?: string | undefined; to?: string | undefined; timezone?: string | undefined },
): Window {
  const today =
    dayIn(timezone, now) ??
    refuse({ path: 'timezone', message: 'must be the name of a time zone, such as Asia/Jakarta or UTC' });
  const last = to ?? today;
  const first = from ?? addDays(last, 1 - defaultDays);
  const days = (Date.parse(last) - Date.parse(first)) / dayMs + 1;
  if (first < '1970-01-01' || last > '9999-12-01')
    return refuse({ path: from ? 'from' : 'to', message: 'must be a day between 1970 and 9999' });
  if (days < 1) return refuse({ path: 'from', message: `must not be after \`to\` (${last})` });
  if (days > maxDays)
    return refuse({
      path: 'from',
      message: `and \`to\` can be at most ${maxDays} days apart; these are ${days} days`,
    });
  const name = timezone.toUpperCase() === 'UTC' ? 'UTC' : timezone;
  return { from: first, to: last, days, timezone: name };
}

/** The same number of days, just before a window. */
export const previousWindow = (window: Window): Window =>
  Object.assign({}, window, { from: addDays(window.from, -window.days), to: addDays(window.from, -1) });
