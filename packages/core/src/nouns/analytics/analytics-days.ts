import type { Channel } from '../../form/channel.ts';
import { type Fragment, fragment } from '../../form/sql.ts';

export interface Window {
  /** First and last day in the time zone, `YYYY-MM-DD`. */
  from: string;
  to: string;
  days: number;
  /** An IANA name, such as `Asia/Jakarta`. */
  timezone: string;
}

/** The conversations that are counted: of some bots and one channel, or (null) of all. */
export interface Selection {
  workspace: string;
  bots: string[] | null;
  channel: Channel | null;
  window: Window;
}

/** The first moment of a day of the window's time zone. */
const startOfDay = ({ timezone }: Window, day: Fragment): Fragment =>
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

/** Condition: a row with `bot_id` and `channel` is selected; `alias` is its table. */
export const isSelected = ({ bots, channel }: Selection, alias: Fragment): Fragment =>
  fragment`(${bots}::uuid[] is null or ${alias}.bot_id = any(${bots}::uuid[]))
    and (${channel}::text is null or ${alias}.channel = ${channel}::text)`;

/**
 * Parts of a statement: `window_days`; `counted_days`, which the worker counted and nothing changed since; and `open_days`, which are
 * counted from their messages. Only days in UTC are counted by the worker.
 */
export const splitDays = ({ workspace, window }: Selection, readsCounts = true): Fragment => fragment`
  window_days as (
    select ${window.from}::date + n as day from generate_series(0, ${window.to}::date - ${window.from}::date) n
  ), counted_days as materialized (
    select d.day from window_days d
    where ${readsCounts && window.timezone === 'UTC'}
      and exists (select from analytics_counts a where a.workspace_id = ${workspace} and a.day = d.day)
      and not exists (select from analytics_changes c where c.workspace_id = ${workspace} and c.day = d.day)
  ), open_days as materialized (
    select d.day, ${startOfDay(window, fragment`d.day`)} as since, ${startOfDay(window, fragment`d.day + 1`)} as until
    from window_days d where d.day not in (select day from counted_days)
  )`;

/** Parts of a statement: `counts`, the messages of the window by day, bot, channel and language. */
export const countDays = (selection: Selection): Fragment => fragment`
  ${splitDays(selection)}, counts as materialized (
    select a.day, a.bot_id, a.channel, a.language, a.messages, a.judged, a.unanswered, a.up, a.down, a.conversations
    from counted_days d join analytics_counts a on a.workspace_id = ${selection.workspace} and a.day = d.day
    where ${isSelected(selection, fragment`a`)}
    union all
    select d.day, a.* from open_days d cross join lateral count_messages(${selection.workspace}::uuid, d.since, d.until) a
    where ${isSelected(selection, fragment`a`)}
  )`;
