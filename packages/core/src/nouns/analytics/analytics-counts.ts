import type { Channel } from '../../form/channel.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import {
  dayOf,
  inWindow,
  isPart,
  ofPlace,
  type Place,
  scopesOf,
  splitDays,
  startOfDay,
} from './analytics-days.ts';

interface DayCount {
  date: string;
  messages: number;
  sessions: number;
  unanswered: number;
  leads: number;
}

export interface Counts {
  daily: DayCount[];
  languages: { language: string | null; messages: number }[];
  channels: { channel: Channel; messages: number }[];
  sessions: number;
  handoffs: number;
  judged: number;
  up: number;
  down: number;
}

/**
 * Counts everything except questions in one statement, and so at one moment. A session counts once, on its first day of
 * the window. For days that are not counted yet, the statement checks what the visitor said `before_at`.
 */
export async function readCounts(sql: Sql, place: Place): Promise<Counts> {
  const { workspace, window } = place;
  const [counts] = await sql<Counts>`
    with ${splitDays(place)}, counted as materialized (
      select a.* from counted_days d
      join analytics_days a on a.workspace_id = ${workspace} and a.day = d.day
        and a.scope = any(${scopesOf(place)}::uuid[])
    ), ${saidOnOpenDays(place)}, talks as (
      select day, conversation_id, sum(n) as n, min(first_at) as first_at, min(position) as position
      from said where asked group by 1, 2
    ), sessions as materialized (
      select t.*, row_number() over (partition by conversation_id order by day) as nth, case
          when position > 1 and exists (select from counted) then (
            select max(m.created_at) from messages m
            where m.workspace_id = ${workspace} and m.conversation_id = t.conversation_id and m.role = 'user'
              and m.created_at >= ${startOfDay(window, fragment`${window.from}::date`)} and m.created_at < t.first_at)
        end as before_at
      from talks t
    ), by_day as (
      select day, sum(messages)::int as messages, sum(sessions)::int as sessions, sum(unanswered)::int as unanswered
      from (
        select day, messages, sessions, unanswered from counted
        union all
        select day, sum(n), count(*) filter (where before_at is null or before_at < ${startOfDay(window, fragment`day`)}), 0
        from sessions group by day
        union all
        select day, 0, 0, sum(unanswered) from said where not asked group by day
      ) d group by day
    ), judged as (
      select sum(judged)::int as judged, sum(up)::int as up, sum(down)::int as down from (
        select judged, up, down from counted
        union all
        select judged, up, down from said where not asked
      ) j
    ), lead_day as (
      select ${dayOf(window, fragment`l.created_at`)} as day, count(*)::int as leads from leads l
      where l.workspace_id = ${workspace} and ${inWindow(window, fragment`l.created_at`)}
        and ${leadOfPlace(place)}
      group by 1
    ), spoken as (
      select language, sum(n)::int as messages from (
        select l.key as language, l.value::int as n from counted, jsonb_each_text(languages) l
        union all
        select language, n from said where asked
      ) l group by 1
    ), placed as (
      select channel, sum(n)::int as messages from (
        select p.key as channel, p.value::int as n from counted, jsonb_each_text(channels) p
        union all
        select (
            select c.channel from conversations c where c.workspace_id = ${workspace} and c.id = t.conversation_id
          ), t.n from talks t
      ) p group by 1
    )
    select
      (select jsonb_agg(jsonb_build_object('date', d.day::text, 'messages', coalesce(b.messages, 0),
          'sessions', coalesce(b.sessions, 0), 'unanswered', coalesce(b.unanswered, 0),
          'leads', coalesce(l.leads, 0)) order by d.day)
        from window_days d left join by_day b using (day) left join lead_day l using (day)) as daily,
      (select coalesce(jsonb_agg(jsonb_build_object('language', nullif(s.language, ''), 'messages', s.messages)
          order by s.messages desc, s.language), '[]') from spoken s) as languages,
      (select coalesce(jsonb_agg(jsonb_build_object('channel', p.channel, 'messages', p.messages)
          order by p.messages desc, p.channel), '[]') from placed p) as channels,
      (select coalesce(sum(c.sessions - (
          select coalesce(sum(b.value::int), 0) from jsonb_each_text(c.returned) b
          where b.key::int <= c.day - ${window.from}::date)), 0)::int from counted c)
        + (select count(*)::int from sessions where before_at is null and nth = 1) as sessions,
      (select count(*)::int from conversations c
        where ${ofPlace(place)} and ${inWindow(window, fragment`c.handoff_at`)}) as handoffs,
      coalesce(j.judged, 0) as judged, coalesce(j.up, 0) as up, coalesce(j.down, 0) as down
    from judged j`;
  return counts as Counts;
}

/** Part of a statement: `said`, the messages of the open days by day, conversation, side and language. */
const saidOnOpenDays = (place: Place) => {
  const { workspace } = place;
  const said = fragment`
    select d.day, m.conversation_id, m.role = 'user' as asked,
      case m.role when 'user' then coalesce(m.language, '') end as language,
      count(*)::int as n, min(m.created_at) as first_at, min(m.position) as position,
      (count(m.answered) filter (where m.author = 'bot'))::int as judged,
      (count(*) filter (where m.author = 'bot' and not m.answered))::int as unanswered,
      (count(*) filter (where m.author = 'bot' and m.feedback = 'up'))::int as up,
      (count(*) filter (where m.author = 'bot' and m.feedback = 'down'))::int as down
    from open_days d
    cross join lateral (
      select * from messages m
      where m.workspace_id = ${workspace} and m.created_at >= d.since and m.created_at < d.until offset 0
    ) m
    group by 1, 2, 3, 4`;
  if (!isPart(place)) return fragment`said as materialized (${said})`;
  return fragment`said_by_all as materialized (${said}), said as materialized (
    select s.* from said_by_all s
    where exists (select from conversations c where ${ofPlace(place)} and c.id = s.conversation_id)
  )`;
};

/** Condition for the leads of a place; `l` is the alias of the table. */
const leadOfPlace = (place: Place) =>
  place.channel
    ? fragment`exists (
        select from conversations c where ${ofPlace(place)} and c.bot_id = l.bot_id and c.session_id = l.session_id)`
    : fragment`(${place.bots}::uuid[] is null or l.bot_id = any(${place.bots}::uuid[]))`;
