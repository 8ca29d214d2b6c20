import { nilId } from '../form/nil-id.ts';
import { type Fragment, fragment } from '../form/sql.ts';

export interface Window {
  /** First and last UTC day, `YYYY-MM-DD`. */
  from: string;
  to: string;
}

/** Whose days are read; `bots: null` means all of them. */
export interface Place {
  workspace: string;
  bots: string[] | null;
  window: Window;
}

/** Returns the keys of the counted days: the bots, or the row for all bots. */
export const scopesOf = ({ bots }: Place): string[] => bots ?? [nilId];

/**
 * Parts of a statement: `window_days`; `counted_days`, which the worker counted and nothing changed since; and `open_days`,
 * the spans of time that are not counted.
 */
export const splitDays = ({ workspace, window }: Place): Fragment => fragment`
  window_days as (
    select ${window.from}::date + n as day from generate_series(0, ${window.to}::date - ${window.from}::date) n
  ), counted_days as materialized (
    select d.day, a.through from window_days d
    join analytics_days a on a.workspace_id = ${workspace} and a.day = d.day and a.scope = ${nilId}::uuid
    where not exists (
      select from analytics_changes c where c.workspace_id = ${workspace} and c.day = d.day)
  ), open_days as materialized (
    select d.day, coalesce(c.through, day_start(d.day)) as since, day_start(d.day + 1) as until
    from window_days d left join counted_days c using (day)
    where c.day is null or c.through < day_start(d.day + 1)
  )`;
