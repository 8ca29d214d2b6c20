import type { Sql } from '../form/sql.ts';
import { type Place, scopesOf, splitDays } from './analytics-days.ts';

export interface DayCount {
  date: string;
  messages: number;
  sessions: number;
  unanswered: number;
  leads: number;
}

export interface Counts {
  daily: DayCount[];
  languages: { language: string | null; messages: number }[];
  sessions: number;
  handoffs: number;
  judged: number;
  up: number;
  down: number;
}

/**
 * Reads all counts except questions in one statement, so they are of one moment. A session counts once, on its first day
 * of the window: `returned` tells how many sessions of a row wrote before.
 */
export async function readCounts(sql: Sql, place: Place): Promise<Counts> {
  const { workspace, bots, window } = place;
  const [counts] = await sql<Counts>`
    with ${splitDays(place)}, counted as materialized (
      select a.day, a.messages, a.sessions, a.judged, a.unanswered, a.up, a.down, a.languages, a.returned
      from counted_days d join analytics_days a on a.workspace_id = ${workspace} and a.day = d.day
      where a.scope = any(${scopesOf(place)}::uuid[])
      union all
      select d.day, c.messages, c.sessions, c.judged, c.unanswered, c.up, c.down, c.languages, c.returned
      from open_days d cross join lateral count_messages(${workspace}::uuid, d.since, d.until, ${scopesOf(place)}::uuid[]) c
    ), by_day as (
      select day, sum(messages) as messages, sum(unanswered) as unanswered,
        sum(sessions - coalesce((returned ->> '0')::int, 0)) as sessions
      from counted group by day
    ), lead_day as (
      select utc_day(l.created_at) as day, count(*) as leads from leads l
      where l.workspace_id = ${workspace} and l.created_at >= day_start(${window.from}::date)
        and (${bots}::uuid[] is null or l.bot_id = any(${bots}::uuid[]))
      group by 1
    ), spoken as (
      select l.key as language, sum(l.value::int) as messages
      from counted, jsonb_each_text(languages) l group by 1
    )
    select
      (select jsonb_agg(jsonb_build_object('date', d.day::text, 'messages', coalesce(b.messages, 0),
          'sessions', coalesce(b.sessions, 0), 'unanswered', coalesce(b.unanswered, 0),
          'leads', coalesce(l.leads, 0)) order by d.day)
        from window_days d left join by_day b using (day) left join lead_day l using (day)) as daily,
      (select coalesce(jsonb_agg(jsonb_build_object('language', nullif(s.language, ''), 'messages', s.messages)
          order by s.messages desc, s.language), '[]') from spoken s) as languages,
      (select count(*)::int from conversations c
        where c.workspace_id = ${workspace} and c.handoff_at >= day_start(${window.from}::date)
          and (${bots}::uuid[] is null or c.bot_id = any(${bots}::uuid[]))) as handoffs,
      coalesce(sum(c.sessions - (
          select coalesce(sum(b.value::int), 0) from jsonb_each_text(c.returned) b
          where b.key::int <= c.day - ${window.from}::date)), 0)::int as sessions,
      coalesce(sum(c.judged), 0)::int as judged, coalesce(sum(c.up), 0)::int as up, coalesce(sum(c.down), 0)::int as down
    from counted c`;
  return counts as Counts;
}
