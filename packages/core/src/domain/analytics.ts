import type { Context } from '../context.ts';
import { fragment, type Sql } from '../sql.ts';
import { ofBotInReach } from './bots.ts';
import { type CountedQuestion, groupTopQuestions, type TopQuestion } from './top-questions.ts';

export interface Window {
  /** First and last UTC day, `YYYY-MM-DD`. */
  from: string;
  to: string;
}

export interface DayCount {
  date: string;
  messages: number;
  sessions: number;
  unanswered: number;
  leads: number;
}

/** What happened in a window; see the tool `get_analytics` for what each counts. */
export interface Analytics {
  totals: { messages: number; sessions: number; leads: number; handoffs: number; unanswered: number };
  unanswered_rate: number | null;
  feedback: { up: number; down: number; satisfaction: number | null };
  daily: DayCount[];
  top_questions: TopQuestion[];
  languages: { language: string | null; messages: number }[];
}

interface Counts {
  daily: DayCount[];
  languages: Analytics['languages'];
  sessions: number;
  handoffs: number;
  judged: number;
  up: number;
  down: number;
}

const wordings = 500;

/**
 * Counts the days of a window, for some bots or (`null`) all: three passes over the window's messages, none of them per
 * day. Top questions come from the 500 most frequent wordings.
 */
export async function readAnalytics(
  ctx: Pick<Context, 'tx' | 'principal' | 'questionKey'>,
  window: Window,
  bots: string[] | null,
): Promise<Analytics> {
  const place: Place = { workspace: ctx.principal.reach.workspace, bots, window };
  const [counts, questions] = await ctx.tx(async (sql) => {
    await sql`set local work_mem = '32MB'`;
    return [await readCounts(sql, place), await readQuestions(sql, place)] as const;
  });
  const { daily, languages, sessions, handoffs, judged, up, down } = counts;
  const sum = (field: 'messages' | 'unanswered' | 'leads') =>
    daily.reduce((total, day) => total + day[field], 0);
  const unanswered = sum('unanswered');
  return {
    totals: { messages: sum('messages'), sessions, leads: sum('leads'), handoffs, unanswered },
    unanswered_rate: judged > 0 ? unanswered / judged : null,
    feedback: { up, down, satisfaction: up + down > 0 ? up / (up + down) : null },
    daily,
    top_questions: groupTopQuestions(questions, ctx.questionKey).slice(0, 10),
    languages,
  };
}

interface Place {
  workspace: string;
  bots: string[] | null;
  window: Window;
}

const since = ({ window }: Place) => fragment`(${window.from}::timestamp at time zone 'UTC')`;

/** The window's messages of the bots; `m` is the table's alias. */
const inWindow = (
  place: Place,
) => fragment`m.workspace_id = ${place.workspace} and m.created_at >= ${since(place)}
  ${
    place.bots
      ? fragment`and m.conversation_id in (
          select c.id from conversations c
          where c.workspace_id = ${place.workspace} and ${ofBotInReach(place, fragment`c.bot_id`)})`
      : fragment``
  }`;

async function readCounts(sql: Sql, place: Place): Promise<Counts> {
  const { workspace, window } = place;
  const [counts] = await sql<Counts>`
    with asked as materialized (
      select (m.created_at at time zone 'UTC')::date as day, m.conversation_id, m.language, count(*)::int as n
      from messages m where ${inWindow(place)} and m.role = 'user' group by 1, 2, 3
    ), asked_day as (
      select day, sum(n)::int as messages, count(distinct conversation_id)::int as sessions from asked group by day
    ), reply_day as materialized (
      select (m.created_at at time zone 'UTC')::date as day, count(m.answered)::int as judged,
        (count(*) filter (where not m.answered))::int as unanswered,
        (count(*) filter (where m.feedback = 'up'))::int as up,
        (count(*) filter (where m.feedback = 'down'))::int as down
      from messages m where ${inWindow(place)} and m.role = 'assistant' and m.author = 'bot' group by 1
    ), lead_day as (
      select (l.created_at at time zone 'UTC')::date as day, count(*)::int as leads from leads l
      where l.workspace_id = ${workspace} and l.created_at >= ${since(place)}
        and ${ofBotInReach(place, fragment`l.bot_id`)}
      group by 1
    )
    select
      (select jsonb_agg(jsonb_build_object('date', d.day::text, 'messages', coalesce(a.messages, 0),
          'sessions', coalesce(a.sessions, 0), 'unanswered', coalesce(r.unanswered, 0),
          'leads', coalesce(l.leads, 0)) order by d.day)
        from (select ${window.from}::date + n as day
          from generate_series(0, ${window.to}::date - ${window.from}::date) n) d
        left join asked_day a on a.day = d.day
        left join reply_day r on r.day = d.day
        left join lead_day l on l.day = d.day) as daily,
      (select coalesce(jsonb_agg(jsonb_build_object('language', x.language, 'messages', x.messages)
          order by x.messages desc, x.language), '[]')
        from (select language, sum(n)::int as messages from asked group by language) x) as languages,
      (select count(distinct conversation_id)::int from asked) as sessions,
      (select count(*)::int from conversations c
        where c.workspace_id = ${workspace} and c.handoff_at >= ${since(place)}
          and ${ofBotInReach(place, fragment`c.bot_id`)}) as handoffs,
      (select coalesce(sum(judged), 0)::int from reply_day) as judged,
      (select coalesce(sum(up), 0)::int from reply_day) as up,
      (select coalesce(sum(down), 0)::int from reply_day) as down`;
  return counts as Counts;
}

const readQuestions = (sql: Sql, place: Place) => sql<CountedQuestion>`
  with worded as (
    select q.content as question, max(q.language) as language, count(*)::int as count,
      (count(*) filter (where m.answered))::int as answered
    from messages m
    join messages q on q.workspace_id = m.workspace_id and q.id = m.reply_to
    where ${inWindow(place)} and m.answered is not null
      and q.workspace_id = ${place.workspace} and q.created_at >= ${since(place)}
    group by q.content
  )
  select (array_agg(question order by count desc, question))[1] as question,
    (array_agg(language order by count desc, question))[1] as language,
    sum(count)::int as count, sum(answered)::int as answered
  from worded
  group by lower(btrim(normalize(question, NFKC), E' \n\t?？!！.。،؟।'))
  order by 3 desc, 1 limit ${wordings}`;
