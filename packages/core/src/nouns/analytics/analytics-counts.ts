import type { Channel } from '../../form/channel.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import { countDays, dayOf, inWindow, isSelected, type Selection } from './analytics-days.ts';

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

/** Counts everything except questions in one statement, and so at one moment. A session counts once in the window. */
export async function readCounts(sql: Sql, selection: Selection): Promise<Counts> {
  const { workspace, window } = selection;
  const [counts] = await sql<Counts>`
    with ${countDays(selection)}, by_day as (
      select day, sum(messages)::int as messages, sum(cardinality(conversations))::int as sessions,
        sum(unanswered)::int as unanswered
      from counts group by day
    ), lead_day as (
      select ${dayOf(window, fragment`l.created_at`)} as day, count(*)::int as leads from leads l
      where l.workspace_id = ${workspace} and ${inWindow(window, fragment`l.created_at`)}
        and ${isLeadSelected(selection)}
      group by 1
    ), spoken as (
      select language, sum(messages)::int as messages from counts where messages > 0 group by 1
    ), placed as (
      select channel, sum(messages)::int as messages from counts where messages > 0 group by 1
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
      (select count(*)::int from (select distinct unnest(conversations) from counts) s) as sessions,
      (select count(*)::int from conversations c
        where c.workspace_id = ${workspace} and ${isSelected(selection, fragment`c`)}
          and ${inWindow(window, fragment`c.handoff_at`)}) as handoffs,
      coalesce(sum(judged), 0)::int as judged, coalesce(sum(up), 0)::int as up, coalesce(sum(down), 0)::int as down
    from counts`;
  return counts as Counts;
}

/** Condition for the leads of a selection; `l` is the alias of the table. A lead has the channel of its conversation. */
const isLeadSelected = (selection: Selection) =>
  selection.channel
    ? fragment`exists (
        select from conversations c where c.workspace_id = ${selection.workspace} and c.bot_id = l.bot_id
          and c.session_id = l.session_id and ${isSelected(selection, fragment`c`)})`
    : fragment`(${selection.bots}::uuid[] is null or l.bot_id = any(${selection.bots}::uuid[]))`;
