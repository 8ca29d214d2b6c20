import type { Channel } from '../../form/channel.ts';
import { andIf, fragment, type Sql } from '../../form/sql.ts';
import { inLanguage } from '../conversations/text-search.ts';
import { countDays, inWindow, isSelected, localTime, type Selection } from './analytics-days.ts';

interface DayCount {
  date: string;
  messages: number;
  sessions: number;
  answered: number;
  /** Answers that the bot was not sure of. */
  unsure: number;
  unanswered: number;
  leads: number;
  handoffs: number;
  /** Conversations that were rated, and their average score from 1 to 5; null without one. */
  csat_responses: number;
  csat_average: number | null;
}

export interface Counts {
  daily: DayCount[];
  /** Messages of each hour, a row for each day of the week from Monday on. */
  hours: number[][];
  languages: { language: string | null; messages: number }[];
  channels: { channel: Channel; messages: number }[];
  /** A session counts once in the window. */
  sessions: number;
  up: number;
  down: number;
  csat: { responses: number; average: number | null };
  tokens: { input: number; output: number };
}

const csat = fragment`count(*)::int as responses, round(avg(score), 2)::float8 as average`;

/** Counts everything except questions and times of people in one statement, and so at one moment. */
export async function readCounts(sql: Sql, selection: Selection): Promise<Counts> {
  const { workspace, window } = selection;
  const [counts] = await sql<Counts>`
    with ${countDays(selection)}, hourly as materialized (
      select date_trunc('hour', local) as hour, channel, language, sum(messages) as messages, sum(answered) as answered,
        sum(unsure) as unsure, sum(unanswered) as unanswered, sum(up) as up, sum(down) as down,
        sum(input_tokens) as input_tokens, sum(output_tokens) as output_tokens
      from counts group by 1, 2, 3
    ), said as (
      select hour::date as day, sum(messages)::int as messages, sum(answered)::int as answered, sum(unsure)::int as unsure,
        sum(unanswered)::int as unanswered
      from hourly group by 1
    ), visited as materialized (
      select day, count(distinct conversation)::int as sessions
      from (select local::date as day, unnest(conversations) as conversation from counts) met
      group by grouping sets ((day), ())
    ), asked_people as (
      select ${localTime(window, fragment`c.handoff_at`)}::date as day, count(*)::int as handoffs from conversations c
      where c.workspace_id = ${workspace} and ${inWindow(window, fragment`c.handoff_at`)} and ${isSelected(selection, fragment`c`)}
      group by 1
    ), left_contacts as (
      select ${localTime(window, fragment`l.created_at`)}::date as day, count(*)::int as leads from leads l
      where l.workspace_id = ${workspace} and ${inWindow(window, fragment`l.created_at`)} and ${isLeadSelected(selection)}
      group by 1
    ), rated as materialized (
      select ${localTime(window, fragment`c.csat_at`)}::date as day, c.csat_score as score from conversations c
      where c.workspace_id = ${workspace} and ${inWindow(window, fragment`c.csat_at`)} and ${isSelected(selection, fragment`c`)}
    ), ratings as (
      select day, ${csat} from rated group by 1
    )
    select
      (select jsonb_agg(jsonb_build_object('date', day::text, 'messages', coalesce(messages, 0), 'sessions', coalesce(sessions, 0),
          'answered', coalesce(answered, 0), 'unsure', coalesce(unsure, 0), 'unanswered', coalesce(unanswered, 0),
          'leads', coalesce(leads, 0), 'handoffs', coalesce(handoffs, 0),
          'csat_responses', coalesce(responses, 0), 'csat_average', average) order by day)
        from (select ${window.from}::date + n as day from generate_series(0, ${window.days - 1}::int) n) d
        left join said using (day) left join visited using (day) left join asked_people using (day) left join left_contacts using (day) left join ratings using (day)
      ) as daily,
      (select jsonb_agg(h.row order by h.weekday) from (
        select w.weekday, jsonb_agg(coalesce(c.messages, 0) order by t.hour) as row
        from generate_series(1, 7) w(weekday) cross join generate_series(0, 23) t(hour) left join (
          select extract(isodow from h.hour)::int as weekday, extract(hour from h.hour)::int as hour, sum(messages)::int as messages
          from hourly h group by 1, 2) c using (weekday, hour)
        group by 1) h) as hours,
      (select coalesce(jsonb_agg(jsonb_build_object('language', nullif(s.language, ''), 'messages', s.messages)
          order by s.messages desc, s.language), '[]')
        from (select language, sum(messages)::int as messages from hourly where messages > 0 group by 1) s) as languages,
      (select coalesce(jsonb_agg(jsonb_build_object('channel', p.channel, 'messages', p.messages)
          order by p.messages desc, p.channel), '[]')
        from (select channel, sum(messages)::int as messages from hourly where messages > 0 group by 1) p) as channels,
      (select sessions from visited where day is null) as sessions,
      coalesce(sum(up), 0)::int as up, coalesce(sum(down), 0)::int as down,
      (select to_jsonb(r) from (select ${csat} from rated) r) as csat,
      jsonb_build_object('input', coalesce(sum(input_tokens), 0), 'output', coalesce(sum(output_tokens), 0)) as tokens
    from hourly`;
  return counts as Counts;
}

/** Condition for the leads `l` of a selection. A lead has the channel of its conversation. */
const isLeadSelected = ({ workspace, bots, channel, language }: Selection) => fragment`true
  ${andIf(bots, fragment`l.bot_id = any(${bots}::uuid[])`)}
  ${andIf(language, inLanguage(fragment`l.language`, language ?? undefined))}
  ${andIf(
    channel,
    fragment`exists (
      select from conversations c where c.workspace_id = ${workspace} and c.bot_id = l.bot_id
        and c.session_id = l.session_id and c.channel = ${channel}::text)`,
  )}`;
