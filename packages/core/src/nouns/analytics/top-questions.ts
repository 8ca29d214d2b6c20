import { fragment, type Sql } from '../../form/sql.ts';
import { isSelected, type Selection, splitDays } from './analytics-days.ts';

/** A group of questions of one meaning, in its most recent wording. */
export interface TopQuestion {
  question: string;
  count: number;
  answered_rate: number | null;
}

const maxGroups = 10;

/** Reads the ten most frequent questions of the window. A counted day has its 1,000 most frequent ones. */
export const readTopQuestions = (sql: Sql, selection: Selection): Promise<TopQuestion[]> => {
  const { workspace } = selection;
  return sql<TopQuestion>`
    with ${splitDays(selection, true)}, asked as materialized (
      select q.key, q.count, q.answered, q.last_at, q.last_id from (
        select a.bot_id, a.channel, a.language, a.key, a.count, a.answered, a.last_at, a.last_id
        from counted_days d join analytics_asked a on a.workspace_id = ${workspace} and a.day = d.day
        union all
        select a.* from open_spans d cross join lateral count_asked(${workspace}::uuid, d.since, d.until) a
      ) q where ${isSelected(selection, fragment`q`)}
    ), top as (
      select key, sum(count)::int as count, sum(answered)::int as answered from asked
      group by key order by 2 desc, key limit ${maxGroups}::int
    ), newest as (
      select distinct on (a.key) a.key, a.last_at, a.last_id, t.count, t.answered from top t join asked a using (key)
      order by a.key, a.last_at desc, a.last_id desc
    )
    select m.content as question, n.count, n.answered::float8 / n.count as answered_rate
    from newest n join messages m on m.workspace_id = ${workspace} and m.id = n.last_id
    order by n.count desc, n.last_at desc, n.key`;
};
