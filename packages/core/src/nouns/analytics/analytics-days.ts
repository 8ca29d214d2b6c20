import type { Channel } from '../../form/channel.ts';
import { nilId } from '../../form/nil-id.ts';
import { type Fragment, fragment } from '../../form/sql.ts';

export interface Window {
  /** First and last day in the time zone, `YYYY-MM-DD`. */
  from: string;
  to: string;
  days: number;
  /** An IANA name, such as `Asia/Jakarta`. */
  timezone: string;
}

/** Whether the days of a place can be read from the worker's counts, which are of UTC days and of bots. */
const isCounted = ({ window: { timezone }, channel }: Place) => timezone === 'UTC' && channel === null;

/** The first moment of a day of the window's time zone. */
export const startOfDay = ({ timezone }: Window, day: Fragment): Fragment =>
  timezone === 'UTC'
    ? fragment`day_start(${day})`
    : fragment`((${day})::timestamp at time zone ${timezone}::text)`;

/** The day of a moment in the window's time zone. */
export const dayOf = ({ timezone }: Window, at: Fragment): Fragment =>
  timezone === 'UTC' ? fragment`utc_day(${at})` : fragment`(${at} at time zone ${timezone}::text)::date`;

/** Condition: the moment is in the window. */
export const inWindow = (window: Window, at: Fragment): Fragment =>
  fragment`${at} >= ${startOfDay(window, fragment`${window.from}::date`)}
    and ${at} < ${startOfDay(window, fragment`${window.to}::date + 1`)}`;

/** Whose days are read; null means all bots, and all channels. */
export interface Place {
  workspace: string;
  bots: string[] | null;
  channel: Channel | null;
  window: Window;
}

/** Returns the keys of the counted days: the bots, or the row for all bots. */
export const scopesOf = ({ bots }: Place): string[] => bots ?? [nilId];

/** Condition: a conversation is of the place; `c` is the alias of the table. */
export const ofPlace = ({ workspace, bots, channel }: Place): Fragment => fragment`
  c.workspace_id = ${workspace} and (${bots}::uuid[] is null or c.bot_id = any(${bots}::uuid[]))
    and (${channel}::text is null or c.channel = ${channel}::text)`;

/** Whether conversations of the workspace are left out. */
export const isPart = ({ bots, channel }: Place) => bots !== null || channel !== null;

/**
 * Parts of a statement: `window_days`; `counted_days`, which the worker counted and nothing changed since; and `open_days`,
 * the spans of time that are not counted.
 */
export const splitDays = (place: Place): Fragment => {
  const { workspace, window } = place;
  return fragment`
  window_days as (
    select ${window.from}::date + n as day from generate_series(0, ${window.to}::date - ${window.from}::date) n
  ), counted_days as materialized (
    select d.day, a.through from window_days d
    join analytics_days a on a.workspace_id = ${workspace} and a.day = d.day and a.scope = ${nilId}::uuid
    where ${isCounted(place)} and not exists (
      select from analytics_changes c where c.workspace_id = ${workspace} and c.day = d.day)
  ), open_days as materialized (
    select d.day, coalesce(c.through, ${startOfDay(window, fragment`d.day`)}) as since,
      ${startOfDay(window, fragment`d.day + 1`)} as until
    from window_days d left join counted_days c using (day)
    where c.day is null or c.through < ${startOfDay(window, fragment`d.day + 1`)}
  )`;
};
