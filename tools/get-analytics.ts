import { type CountedQuestion, defineTool, groupTopQuestions, schemas } from '@jawab/core';
import { z } from 'zod';

const Analytics = z.object({
  window: z.object({ from: z.string(), to: z.string(), days: z.literal(30) }),
  totals: z.object({
    messages: z.int(),
    sessions: z.int(),
    leads: z.int(),
    handoffs: z.int(),
    unanswered: z.int(),
  }),
  unanswered_rate: z.number().nullable().meta({ description: 'Of the questions asked; null without any.' }),
  feedback: z.object({ up: z.int(), down: z.int(), satisfaction: z.number().nullable() }),
  daily: z.array(
    z.object({ date: z.string(), messages: z.int(), sessions: z.int(), unanswered: z.int(), leads: z.int() }),
  ),
  top_questions: z.array(
    z.object({ question: z.string(), count: z.int(), answered_rate: z.number().nullable() }),
  ),
  languages: z.array(z.object({ language: z.string().nullable(), messages: z.int() })),
});

type Row = Omit<z.infer<typeof Analytics>, 'window' | 'top_questions'> & { top_questions: CountedQuestion[] };

export default defineTool({
  name: 'get_analytics',
  title: 'Get analytics',
  description:
    'Summarises the last 30 UTC days including today, for one bot or all: totals, volumes per day, top questions, grouped by meaning, with how often they were answered, unanswered rate, feedback, languages of the visitors. Free of quota.',
  scope: 'analytics:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/analytics' },
  mcp: 'core',
  strangersText: ['data.top_questions[].question'],
  input: z.object({ chatbotId: schemas.chatbotId.optional() }),
  output: z.object({ data: Analytics }),
  async handler({ sql, principal: { reach }, now, questionKey }, { chatbotId }) {
    const to = now().toISOString().slice(0, 10);
    const from = new Date(Date.parse(to) - 29 * 86_400_000).toISOString().slice(0, 10);
    const bots = chatbotId ? [chatbotId] : reach.bots;
    const [row] = (await sql<Row>`
      with turn as (
        select m.content, m.language, m.conversation_id, m.created_at, (m.created_at at time zone 'UTC')::date as day,
          m.role, m.author, m.answered, m.feedback, m.id, m.reply_to
        from messages m join conversations c on c.workspace_id = m.workspace_id and c.id = m.conversation_id
        where m.workspace_id = ${reach.workspace} and m.created_at >= (${from}::timestamp at time zone 'UTC')
          and (${bots}::uuid[] is null or c.bot_id = any(${bots}::uuid[]))
      ), asked as (select * from turn where role = 'user'),
      lead as (
        select (created_at at time zone 'UTC')::date as day from leads
        where workspace_id = ${reach.workspace} and created_at >= (${from}::timestamp at time zone 'UTC')
          and (${bots}::uuid[] is null or bot_id = any(${bots}::uuid[]))
      ), reply as (select * from turn where role = 'assistant' and author = 'bot'),
      counted as (
        select (array_agg(a.content order by a.created_at desc))[1] as question, count(*)::int as count,
          (array_agg(a.language order by a.created_at desc))[1] as language,
          (count(*) filter (where r.answered))::int as answered
        from asked a join reply r on r.reply_to = a.id
        where r.answered is not null
        group by lower(btrim(normalize(a.content, NFKC), E' \n\t?？!！.。،؟।')) order by 2 desc, 1 limit 500
      )
      select jsonb_build_object(
          'messages', (select count(*) from asked),
          'sessions', (select count(distinct conversation_id) from asked),
          'leads', (select count(*) from lead),
          'handoffs', (select count(*) from conversations c
            where c.workspace_id = ${reach.workspace} and c.handoff_at >= (${from}::timestamp at time zone 'UTC')
              and (${bots}::uuid[] is null or c.bot_id = any(${bots}::uuid[]))),
          'unanswered', (select count(*) from reply where not answered)) as totals,
        (select avg((not answered)::int)::float8 from reply where answered is not null) as unanswered_rate,
        (select jsonb_build_object('up', count(*) filter (where feedback = 'up'),
          'down', count(*) filter (where feedback = 'down'),
          'satisfaction', avg((feedback = 'up')::int)::float8) from reply) as feedback,
        (select jsonb_agg(jsonb_build_object('date', d.day::text,
            'messages', (select count(*) from asked where day = d.day),
            'sessions', (select count(distinct conversation_id) from asked where day = d.day),
            'unanswered', (select count(*) from reply where day = d.day and not answered),
            'leads', (select count(*) from lead where day = d.day)) order by d.day)
          from (select ${from}::date + n as day from generate_series(0, 29) n) d) as daily,
        coalesce((select jsonb_agg(to_jsonb(counted)) from counted), '[]') as top_questions,
        coalesce((select jsonb_agg(to_jsonb(l)) from (
          select language, count(*)::int as messages from asked group by language order by 2 desc, 1) l), '[]') as languages`) as [
      Row,
    ];
    const top_questions = groupTopQuestions(row.top_questions, questionKey).slice(0, 10);
    return { data: { ...row, window: { from, to, days: 30 as const }, top_questions } };
  },
});
