import { fragment, type Sql } from '../form/sql.ts';
import { type Place, scopesOf, splitDays } from './analytics-days.ts';

/** A group of questions of one meaning, in its most recent wording. */
export interface TopQuestion {
  question: string;
  count: number;
  answered_rate: number | null;
}

const maxQuestions = 10;
const headLength = 1_000;

/**
 * Reads the ten most frequent questions of the window. The totals of all counted days are corrected: days outside the
 * window or changed since are subtracted, open days are added. A correction can lower one total, so the head of the totals
 * is longer by as many. A key outside the head is looked up if its correction can lift it among the ten (`min_lift`).
 */
export const readTopQuestions = (sql: Sql, place: Place): Promise<TopQuestion[]> => sql<TopQuestion>`
  with ${splitDays(place)}, asked as materialized (
    select q.key, q.count, q.answered, q.last_at, q.last_id
    from open_days d cross join lateral count_questions(${place.workspace}::uuid, d.since, d.until, ${scopesOf(place)}::uuid[]) q
  ), corrections as materialized (
    select key, sum(count)::int as count, sum(answered)::int as answered from (
      select q.key, -q.count as count, -q.answered as answered
      from (
        select distinct a.day from analytics_days a
        where a.workspace_id = ${place.workspace} and a.day not in (select day from counted_days)
      ) d
      join analytics_questions q on q.workspace_id = ${place.workspace} and q.day = d.day
        and q.scope = any(${scopesOf(place)}::uuid[])
      union all
      select key, count, answered from asked
    ) c group by key
  ), head as materialized (
    ${orderedTotals(place)}
    limit ${headLength}::int + (select count(*) from corrections where count < 0)
  ), edge as materialized (
    select case when exists (select from corrections where count < 0) then 1
      else (select count from head order by count desc offset ${maxQuestions - 1}::int limit 1) - min(count) end as min_lift
    from head
  ), totals as (
    select * from head
    union all
    select c.key, t.count, t.answered from corrections c cross join lateral (
      select sum(count) as count, sum(answered) as answered from question_totals
      where workspace_id = ${place.workspace} and scope = any(${scopesOf(place)}::uuid[]) and key = c.key
    ) t
    where c.key not in (select key from head) and c.count >= coalesce((select min_lift from edge), 1)
  ), top as materialized (
    select t.key, (coalesce(t.count, 0) + coalesce(c.count, 0))::int as count,
      coalesce(t.answered, 0) + coalesce(c.answered, 0) as answered
    from totals t left join corrections c using (key)
    where coalesce(t.count, 0) + coalesce(c.count, 0) > 0
    order by 2 desc, 1 limit ${maxQuestions}::int
  ), newest as (
    select distinct on (w.key) w.* from (
      select t.key, q.last_at as at, q.last_id as id from top t cross join counted_days d
      join analytics_questions q on q.workspace_id = ${place.workspace} and q.day = d.day
        and q.scope = any(${scopesOf(place)}::uuid[]) and q.key = t.key
      union all
      select key, last_at, last_id from asked where key in (select key from top)
    ) w
    order by w.key, w.at desc, w.id desc
  )
  select m.content as question, t.count, t.answered::float8 / t.count as answered_rate
  from top t join newest n using (key)
  join messages m on m.workspace_id = ${place.workspace} and m.id = n.id
  order by t.count desc, n.at desc, t.key`;

/** Totals of the counted days, the most frequent first: by index for one scope, added up for several bots. */
const orderedTotals = (place: Place) => {
  const scopes = scopesOf(place);
  return scopes.length === 1
    ? fragment`select key, count::bigint, answered::bigint from question_totals
      where workspace_id = ${place.workspace} and scope = ${scopes[0]}::uuid order by question_totals.count desc, key`
    : fragment`select key, sum(count) as count, sum(answered) as answered from question_totals
      where workspace_id = ${place.workspace} and scope = any(${scopes}::uuid[])
      group by key order by sum(count) desc, key`;
};
