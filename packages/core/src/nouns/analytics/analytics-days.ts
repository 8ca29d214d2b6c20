import type { Channel } from '../../form/channel.ts';
import { andIf, type Fragment, fragment } from '../../form/sql.ts';
import { inLanguage } from '../conversations/text-search.ts';

export interface Window {
  /** First and last day in the time zone, `YYYY-MM-DD`. */
  from: string;
  to: string;
  days: number;
  /** An IANA name, such as `Asia/Jakarta`. */
  timezone: string;
}

/** The messages that are counted: of some bots, one channel and one language, or (null) of all. */
export interface Selection {
  workspace: string;
  bots: string[] | null;
  channel: Channel | null;
  language: string | null;
  window: Window;
}

/** The first moment of a day of the window's time zone. */
const startOfDay = ({ timezone }: Window, day: Fragment): Fragment =>
  fragment`((${day})::timestamp at time zone ${timezone}::text)`;

/** The local time of a moment in the window's time zone. */
export const localTime = ({ timezone }: Window, at: Fragment): Fragment =>
  fragment`(${at} at time zone ${timezone}::text)`;

/** Condition: the moment is in the window. */
export const inWindow = (window: Window, at: Fragment): Fragment =>
  fragment`${at} >= ${startOfDay(window, fragment`${window.from}::date`)}
    and ${at} < ${startOfDay(window, fragment`${window.to}::date + 1`)}`;

/** Condition: a row with `bot_id`, `channel` and `language` is selected; `alias` is its table. */
export const isSelected = ({ bots, channel, language }: Selection, alias: Fragment): Fragment =>
  fragment`true ${andIf(bots, fragment`${alias}.bot_id = any(${bots}::uuid[])`)}
    ${andIf(channel, fragment`${alias}.channel = ${channel}::text`)}
    ${andIf(language, inLanguage(fragment`${alias}.language`, language ?? undefined))}`;

/**
 * Parts of a statement: `counted_days`, the UTC days of the window that the worker counted and nothing changed since; and
 * `open_spans`, the rest of the window in spans of at most a UTC day, which are counted from their messages. A counted day is open after
 * its last counted quarter of an hour. If `isWhole`, counted days lie inside the window.
 */
export const splitDays = ({ workspace, window }: Selection, isWhole: boolean): Fragment => fragment`
  bounds as materialized (
    select ${startOfDay(window, fragment`${window.from}::date`)} as first, ${startOfDay(window, fragment`${window.to}::date + 1`)} as last
  ), utc_days as (
    select d.day, greatest(day_start(d.day), b.first) as since, least(day_start(d.day + 1), b.last) as until,
      not ${isWhole}::boolean or day_start(d.day) >= b.first and day_start(d.day + 1) <= b.last as is_usable
    from bounds b cross join lateral (
      select utc_day(b.first) + n as day from generate_series(0, utc_day(b.last) - utc_day(b.first)) n
    ) d
    where day_start(d.day) < b.last
  ), counted_days as materialized (
    select d.day, d.since, d.until, a.next from utc_days d cross join lateral (
      select max(a.at) + interval '15 minutes' as next from analytics_quarters a
      where a.workspace_id = ${workspace} and a.day = d.day
    ) a
    where d.is_usable and a.next is not null
      and not exists (select from analytics_changes c where c.workspace_id = ${workspace} and c.day = d.day)
  ), open_spans as materialized (
    select coalesce(greatest(c.next, d.since), d.since) as since, d.until from utc_days d left join counted_days c using (day)
    where coalesce(c.next < d.until, true)
  )`;

/**
 * Parts of a statement: `counts`, the messages of the window by quarter of an hour, bot, channel and language. Each
 * reference reads the rows again, because a copy of them costs more.
 */
export const countDays = (selection: Selection): Fragment => fragment`
  ${splitDays(selection, false)}, open_quarters as materialized (
    select a.* from open_spans d cross join lateral count_quarters(${selection.workspace}::uuid, d.since, d.until) a
  ), counts as not materialized (
    select ${localTime(selection.window, fragment`q.at`)} as local, q.*
    from (
      select a.at, a.bot_id, a.channel, a.language, a.messages, a.answered, a.unsure, a.unanswered, a.up, a.down,
        a.input_tokens, a.output_tokens, a.conversations
      from counted_days d join analytics_quarters a on a.workspace_id = ${selection.workspace} and a.day = d.day
      where a.at >= d.since and a.at < d.until
      union all
      select * from open_quarters
    ) q where ${isSelected(selection, fragment`q`)}
  )`;
