import { nilId } from '../../form/nil-id.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import { isSelected, type Selection, splitDays } from './analytics-days.ts';

/** A group of questions of one meaning, in its most recent wording. */
export interface TopQuestion {
  question: string;
  count: number;
  answered_rate: number | null;
}

const maxGroups = 10;
/** A question that was asked more often on a day is in the index of frequent ones. No parameter, so that the index is used. */
const few = fragment`4`;

/**
 * Reads the ten most frequent questions of the window. It first adds up the frequent questions of each counted day. A question
 * that is not frequent on a day was asked at most four times on it. This limits its total, and only questions that can reach the
 * first ten are counted exactly. If a question that is frequent on no day can reach them, all questions are added up.
 */
export const readTopQuestions = (sql: Sql, selection: Selection): Promise<TopQuestion[]> => {
  const { workspace, window, bots, channel } = selection;
  const scopes = bots ?? [nilId];
  const rows = window.days * scopes.length;
  const counted = fragment`analytics_questions q where q.workspace_id = ${workspace} and q.day = d.day and q.scope = any(${scopes}::uuid[])`;
  return sql<TopQuestion>`
  with ${splitDays(selection, channel === null)}, ${askedOnOpenDays(selection)}, frequent as materialized (
    select key, sum(count) as count, sum(days) as days from (
      select q.key, q.count, 1 as days from counted_days d cross join lateral (select * from ${counted} and q.count > ${few}) q
      union all
      select key, count, 0 from grouped
    ) r group by key
  ), edge as materialized (
    select bar, bar > ${few} * ${rows}::int as is_frequent
    from (select coalesce((select count from frequent order by count desc offset ${maxGroups - 1}::int limit 1), 0) as bar offset 0) b
  ), totals as (
    select q.key, q.count, q.answered from frequent r, edge e, counted_days d
    cross join lateral (select * from ${counted} and q.key = r.key offset 0) q
    where e.is_frequent and r.count + ${few} * (${rows}::int - r.days) >= e.bar
    union all
    select q.key, q.count, q.answered from counted_days d cross join lateral (select * from ${counted}) q
    where not (select is_frequent from edge)
    union all
    select key, count, answered from grouped
  ), top as materialized (
    select key, sum(count)::int as count, sum(answered)::int as answered from totals
    group by key order by 2 desc, key limit ${maxGroups}::int
  ), newest as (
    select distinct on (w.key) w.* from (
      select t.key, q.last_at as at, q.last_id as id from top t cross join lateral (
        select q.last_at, q.last_id from counted_days d cross join lateral (select * from ${counted} and q.key = t.key) q
        order by d.day desc, q.last_at desc, q.last_id desc limit 1
      ) q
      union all
      select k.key, a.at, a.id from keys k join asked a using (own_key) where k.key in (select key from top)
    ) w
    order by w.key, w.at desc, w.id desc
  )
  select m.content as question, t.count, t.answered::float8 / t.count as answered_rate
  from top t join newest n using (key)
  join messages m on m.workspace_id = ${workspace} and m.id = n.id
  order by t.count desc, n.at desc, t.key`;
};

/** Parts of a statement: `asked`, the questions answered or not on the open days, `keys`, their groups, and both counted. */
const askedOnOpenDays = (selection: Selection) => {
  const { workspace, bots, channel } = selection;
  const isPart = bots !== null || channel !== null;
  return fragment`
  asked as materialized (
    select m.question_key as own_key, m.answered, m.created_at as at, m.reply_to as id
    from open_days d
    cross join lateral (
      select * from messages m
      where m.workspace_id = ${workspace} and m.created_at >= d.since and m.created_at < d.until
        and m.answered is not null and m.reply_to is not null and m.question_key is not null offset 0
    ) m
    where ${
      isPart
        ? fragment`exists (
        select from conversations c
        where c.workspace_id = ${workspace} and c.id = m.conversation_id and ${isSelected(selection, fragment`c`)})`
        : fragment`true`
    }
  ), keys as materialized (
    select a.own_key, a.count, a.answered, coalesce(case
        when exists (select from question_groups where workspace_id = ${workspace} and group_key <> key) then (
          select g.group_key from question_groups g
          where g.workspace_id = ${workspace} and g.key = a.own_key and g.group_key <> g.key)
      end, a.own_key) as key
    from (
      select own_key, count(*)::int as count, (count(*) filter (where answered))::int as answered from asked group by own_key
    ) a
  ), grouped as (
    select key, sum(count)::int as count, sum(answered)::int as answered from keys group by key
  )`;
};
