import { type Database, type Fragment, fail, fragment, hashQuestionKey, type Sql } from '@jawab/core';
import { questionKey } from '@jawab/retrieval';
import { phrases } from './demo-phrases.ts';

/** Conversations of one transaction. */
const batch = 200;

interface Filling {
  workspaceId: string;
  conversations: number;
  /** The newest conversations end at this time, and the oldest are 90 days older. */
  now: Date;
  /** Is told how many conversations are written. */
  onProgress: (done: number) => void;
}

/**
 * Fills a workspace with invented conversations of the last 90 days, to look at and to measure: ten languages, four channels, each status,
 * waiting visitors, replies of people, ratings, unanswered questions and leads. The same workspace, number and time give the same
 * rows. Conversations that are there already stay, so a second call adds none. Fails with `not_found` if there is no bot.
 */
export async function fillDemo(database: Database, filling: Filling): Promise<void> {
  const { workspaceId, conversations, now, onProgress } = filling;
  const { sql, tx } = database.system;
  const bots = (
    await sql<{ id: string }>`
      select id from answering_bots() where workspace_id = ${workspaceId} order by created_at, id`
  ).map(({ id }) => id);
  if (bots.length === 0) fail('not_found', `There is no bot in workspace ${workspaceId}. Create one first.`);
  const talks = JSON.stringify(phrases.map(withKeys));
  for (let first = 0; first < conversations; first += batch) {
    const last = Math.min(first + batch, conversations) - 1;
    await tx(async (sql) => {
      await writeTalks(sql, { workspaceId, bots, talks, now, first, last });
    });
    onProgress(last + 1);
  }
}

/** Adds the key that groups a question with others of its meaning. */
const withKeys = ({ language, names, answered, unanswered, person }: (typeof phrases)[number]) => ({
  language,
  names,
  person,
  questions: [...answered, unanswered].map(([question, answer]) => ({
    question,
    answer,
    key: hashQuestionKey(questionKey(question, language)),
  })),
});

interface Batch extends Pick<Filling, 'workspaceId' | 'now'> {
  bots: string[];
  /** The talks as JSON. */
  talks: string;
  first: number;
  last: number;
}

/** Writes the conversations of some numbers. */
async function writeTalks(sql: Sql, talks: Batch): Promise<void> {
  await inventTalks(sql, talks);
  await inventMessages(sql);
  await writeConversations(sql, talks);
  await writeMessages(sql, talks);
  await writeLeads(sql, talks);
}

/** An id that follows from a text: a UUID of version 8 (RFC 9562), as a hash alone is none. */
const idOf = (text: Fragment): Fragment =>
  fragment`overlay(overlay(md5(${text}) placing '8' from 13) placing 'a' from 17)::uuid`;

/** Makes the table `demo_talks` of the transaction. Every property of a talk follows from its number. */
async function inventTalks(sql: Sql, { workspaceId, bots, talks, now, first, last }: Batch): Promise<void> {
  await sql`
    create temporary table demo_talks on commit drop as
    select n, ${idOf(fragment`${workspaceId}::text || ' demo ' || n`)} as id,
      (${bots}::uuid[])[n % ${bots.length}::int + 1] as bot_id, 'demo-' || n as session_id,
      (array['widget', 'widget', 'widget', 'widget', 'widget', 'api', 'voice', 'mcp'])[n * 31 % 8 + 1] as channel,
      t.talk, 1 + n / 7 % 4 as turns, began.at,
      n % 12 = 5 or (n % 4 = 0 and began.at > ${now}::timestamptz - interval '2 days') as is_handed_off,
      n % 4 = 0 and began.at > ${now}::timestamptz - interval '2 days' as is_waiting,
      n % 3 = 0 and began.at < ${now}::timestamptz - interval '1 day' as is_closed
    from generate_series(${first}::int, ${last}::int) n
    cross join lateral (
      select value as talk from jsonb_array_elements(${talks}::jsonb) with ordinality e(value, nth)
      where nth = n * 17 % ${phrases.length}::int + 1
    ) t
    cross join lateral (
      select least(${now}::timestamptz - interval '20 minutes' - n % 50 * interval '1 minute',
        date_trunc('day', ${now}::timestamptz) - n * 7919 % 90 * interval '1 day'
          + (array[1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 11, 12, 12, 13, 14, 15])[n * 37 % 20 + 1] * interval '1 hour'
          + n::bigint * 104729 % 3600 * interval '1 second') as at
    ) began`;
}

/** Makes the table `demo_messages`: turns with the bot, then those with a person. */
async function inventMessages(sql: Sql): Promise<void> {
  await sql`
    create temporary table demo_messages on commit drop as
    select d.id as conversation_id, m.* from demo_talks d cross join lateral (
      select 2 * turn + r as position, case r when 1 then 'user' else 'assistant' end as role, case r when 1 then 'visitor' else 'bot' end as author,
        case r when 1 then q.value ->> 'question' else q.value ->> 'answer' end as content, q.value, turn,
        d.at + turn * interval '50 seconds' + r * interval '3 seconds' as at
      from generate_series(0, d.turns - 1) turn cross join generate_series(1, 2) r
      cross join lateral (
        select d.talk -> 'questions' -> ((d.n + turn * 5) % case when (d.n + turn) % 9 = 0 then 4 else 3 end) as value
      ) q
      union all
      select 2 * d.turns + 1 + nth, (array['user', 'assistant', 'assistant', 'user', 'assistant'])[nth + 1],
        (array['visitor', 'bot', 'human', 'visitor', 'human'])[nth + 1],
        (array[d.talk #>> '{person,0}', d.talk #>> '{person,1}', d.talk #>> '{person,2}', d.talk #>> '{questions,0,question}',
          d.talk #>> '{questions,0,answer}'])[nth + 1], null, null,
        d.at + d.turns * interval '50 seconds'
          + (array[3, 6, 90 + d.n * 53 % 2400, 150 + d.n * 53 % 2400, 170 + d.n * 53 % 2400 + d.n * 29 % 600])[nth + 1] * interval '1 second'
      from generate_series(0, case when d.is_waiting then 1 else 4 end) nth where d.is_handed_off
    ) m`;
}

async function writeConversations(sql: Sql, { workspaceId }: Batch): Promise<void> {
  await sql`
    insert into conversations (workspace_id, id, bot_id, session_id, channel, status, language, message_count, first_message_at,
      last_message_at, last_message, handoff_at, waiting_since)
    select ${workspaceId}, d.id, d.bot_id, d.session_id, d.channel,
      case when d.is_waiting then 'handoff' when d.is_closed then 'closed' when d.is_handed_off then 'handoff' else 'open' end,
      d.talk ->> 'language', m.count, m.first, m.last, left(m.content, 200),
      case when d.is_handed_off then m.asked end, case when d.is_waiting then m.asked end
    from demo_talks d cross join lateral (
      select count(*)::int, min(at) as first, max(at) as last, (array_agg(content order by position desc))[1] as content,
        max(at) filter (where position = 2 * d.turns + 1) as asked
      from demo_messages where conversation_id = d.id
    ) m
    on conflict do nothing`;
}

async function writeMessages(sql: Sql, { workspaceId }: Batch): Promise<void> {
  await sql`
    insert into messages (workspace_id, conversation_id, position, id, role, author, content, language, answered, reply_to, feedback,
      question_key, trace, author_name, created_at)
    select ${workspaceId}, m.conversation_id, m.position, ${idOf(fragment`m.conversation_id || ' ' || m.position`)}, m.role, m.author, m.content,
      d.talk ->> 'language', case when m.author = 'bot' and m.turn is not null and not r.is_unsure then m.value ->> 'key' <> d.talk #>> '{questions,3,key}' end,
      case when m.author = 'bot' then ${idOf(fragment`m.conversation_id || ' ' || (m.position - 1)`)} end,
      case when r.is_rated then case when d.n % 5 = 0 then 'down' else 'up' end end,
      case when m.author = 'bot' and m.turn is not null and not r.is_unsure then (m.value ->> 'key')::bigint end,
      case when m.author = 'bot' and m.turn is not null then jsonb_build_object('decision', case when r.is_unsure then 'hedged' else 'model' end,
        'usage', jsonb_build_object('input_tokens', 900 + d.n * 13 % 400, 'output_tokens', 20 + d.n * 7 % 60)) end,
      case when m.author = 'human' then 'Dewi' end, m.at
    from demo_messages m join demo_talks d on d.id = m.conversation_id
    cross join lateral (
      select m.author = 'bot' and m.turn is not null and (d.n + m.turn) % 13 = 0 as is_unsure,
        m.author = 'bot' and m.turn = 0 and d.n % 8 = 0 as is_rated
    ) r
    on conflict do nothing`;
}

async function writeLeads(sql: Sql, { workspaceId }: Batch): Promise<void> {
  await sql`
    insert into leads (workspace_id, bot_id, session_id, name, email, phone, intent_score, language, created_at)
    select ${workspaceId}, d.bot_id, d.session_id, d.talk -> 'names' ->> (d.n % 3), 'visitor' || d.n || '@example.com',
      '+62 811 555 ' || lpad(d.n::text, 5, '0'), d.n * 37 % 101, d.talk ->> 'language', d.at + interval '1 minute'
    from demo_talks d where d.n % 15 = 0
    on conflict do nothing`;
}
