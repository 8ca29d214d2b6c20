import { nilId } from '../../form/nil-id.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import { isCounted, isPart, ofPlace, type Place, scopesOf, splitDays } from './analytics-days.ts';

/** A group of questions of one meaning, in its most recent wording. */
export interface TopQuestion {
  question: string;
  count: number;
  answered_rate: number | null;
}

const most = 10;
/** Number of sums to read before single keys are looked up. */
const head = 1_000;

/**
 * Reads the ten most frequent questions of the window. It starts from stored sums over many days. It adds the days that
 * are missing from the sums, subtracts the days outside the window, and counts today from its messages. Sums are read
 * from the most frequent question down. A rare question is looked up only if these corrections can bring it into the
 * first ten.
 */
export const readTopQuestions = (sql: Sql, place: Place, now: Date): Promise<TopQuestion[]> => {
  const sums = chooseSums(place, now);
  return sql<TopQuestion>`
  with ${splitDays(place)}, ${askedOnOpenDays(place)}, corrections as materialized (
    select key, sum(count)::int as count, sum(answered)::int as answered from (
      ${differingDays(place, sums)}
      union all
      select key, count, answered from grouped
    ) c group by key
  ), totals as ${totalsOf(place, sums)}, head as materialized (
    select * from totals order by count desc, key
    limit ${head}::int + (select count(*) from corrections where count < 0)
  ), known as materialized (
    select h.key, h.count + coalesce(c.count, 0) as count, h.answered + coalesce(c.answered, 0) as answered
    from head h left join corrections c using (key)
  ), edge as materialized (
    select coalesce((select min(count) from head having count(*) >= ${head}::int), 0) as floor,
      coalesce((select count from known order by count desc offset ${most - 1}::int limit 1), 0) as bar
  ), lifted as (
    select c.key, c.count + coalesce(t.count, 0) as count, c.answered + coalesce(t.answered, 0) as answered
    from corrections c
    left join lateral (select * from totals t where t.key = c.key offset 0) t on true
    where c.key not in (select key from head) and c.count + (select floor from edge) >= (select bar from edge)
  ), top as materialized (
    select * from (select * from known union all select * from lifted) t
    where count > 0 order by count desc, key limit ${most}::int
  ), newest as (
    select distinct on (w.key) w.* from (
      select t.key, q.last_at as at, q.last_id as id from top t cross join lateral (
        select q.last_at, q.last_id from counted_days d
        join analytics_questions q on q.workspace_id = ${place.workspace} and q.day = d.day
          and q.scope = any(${scopesOf(place)}::uuid[]) and q.key = t.key
        order by d.day desc, q.last_at desc, q.last_id desc limit 1
      ) q
      union all
      select k.key, a.at, a.id from keys k join asked a using (own_key) where k.key in (select key from top)
    ) w
    order by w.key, w.at desc, w.id desc
  )
  select m.content as question, t.count, t.answered::float8 / t.count as answered_rate
  from top t join newest n using (key)
  join messages m on m.workspace_id = ${place.workspace} and m.id = n.id
  order by t.count desc, n.at desc, t.key`;
};

/**
 * Parts of a statement: `asked`, the questions answered or not on the open days, `keys`, their groups, and both counted.
 */
const askedOnOpenDays = (place: Place) => {
  const { workspace } = place;
  return fragment`
  asked as materialized (
    select coalesce(m.question_key, (
        select wording_key(q.content) from messages q where q.workspace_id = ${workspace} and q.id = m.reply_to
      )) as own_key, m.answered, m.created_at as at, m.reply_to as id
    from open_days d
    cross join lateral (
      select * from messages m
      where m.workspace_id = ${workspace} and m.created_at >= d.since and m.created_at < d.until
        and m.answered is not null and m.reply_to is not null offset 0
    ) m
    where ${
      isPart(place)
        ? fragment`exists (
        select from conversations c where ${ofPlace(place)} and c.id = m.conversation_id)`
        : fragment`true`
    }
  ), keys as materialized (
    select a.own_key, a.count, a.answered, coalesce(case
        when exists (select from question_groups where workspace_id = ${workspace} and group_key <> key) then (
          select g.group_key from question_groups g
          where g.workspace_id = ${workspace} and g.key = a.own_key and g.group_key <> g.key)
      end, a.own_key) as key
    from (
      select own_key, count(*) as count, count(*) filter (where answered) as answered from asked
      where own_key is not null group by own_key
    ) a
  ), grouped as (
    select key, sum(count) as count, sum(answered) as answered from keys group by key
  )`;
};

type Sums = 'recent' | 'all' | null;

const dayMs = 86_400_000;
/** How many days up to today are in each kind of sums. */
const daysIn = { recent: 30, all: 90 };

/** Picks the sums that differ from the window by the fewest days; null if it is less to add up the days of the window. */
function chooseSums(place: Place, now: Date): Sums {
  const { days, to } = place.window;
  const daysAgo = Math.floor((now.getTime() - Date.parse(to)) / dayMs);
  const differs = (kind: 'recent' | 'all') =>
    days + daysIn[kind] - 2 * Math.max(0, Math.min(days, daysIn[kind] - daysAgo));
  const kind = differs('recent') <= differs('all') ? 'recent' : 'all';
  return isCounted(place) && differs(kind) < days ? kind : null;
}

/** Condition: a counted day is in the sums. */
const inSums = { recent: fragment`is_recent`, all: fragment`true`, none: fragment`false` };

/** Part of a statement: what the counted days add to the sums, or take from them if they are not in the window. */
const differingDays = (place: Place, sums: Sums) => fragment`
      select q.key, d.sign * q.count as count, d.sign * q.answered as answered from (
        select day, 1 as sign from counted_days where not ${inSums[sums ?? 'none']}
        union all
        select day, -1 from analytics_days
        where workspace_id = ${place.workspace} and scope = ${nilId}::uuid and ${inSums[sums ?? 'none']}
          and day not in (select day from counted_days)
      ) d
      cross join lateral (
        select key, count, answered from analytics_questions
        where workspace_id = ${place.workspace} and day = d.day and scope = any(${scopesOf(place)}::uuid[]) offset 0
      ) q`;

/** Part of a statement: the sums of one bot or of all, which are stored, or of several, which are added up. */
const totalsOf = (place: Place, sums: Sums) => {
  if (!sums)
    return fragment`not materialized (select null::bigint as key, 0 as count, 0 as answered where false)`;
  const scopes = scopesOf(place);
  const stored = fragment`
      select key, ${sums === 'recent' ? fragment`recent as count, recent_answered` : fragment`count, answered`} as answered
      from question_totals
      where workspace_id = ${place.workspace} and ${sums === 'recent' ? fragment`recent > 0` : fragment`true`}`;
  return scopes.length === 1
    ? fragment`not materialized (${stored} and scope = ${scopes[0]}::uuid)`
    : fragment`materialized (
      select key, sum(count)::int as count, sum(answered)::int as answered
      from (${stored} and scope = any(${scopes}::uuid[])) s group by key
    )`;
};
