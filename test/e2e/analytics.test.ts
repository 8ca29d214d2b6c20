import { channels as all, hashQuestionKey, messagingChannels, type Sql } from '@jawab/core';
import { questionKey } from '@jawab/retrieval';
import { rollUpAnalytics } from '@jawab/worker';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withWorker } from '../support/ingest.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';
import { countFromRows } from './analytics-oracle.ts';

/** Where nobody needs a customer of a provider. */
const channels = all.slice(0, all.length - messagingChannels.length);
/** A few days before the end of a February with 29 days. All times here are before the database's own clock. */
const start = Date.UTC(2024, 1, 25, 20);
const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
let world: World;
let clock = start;
beforeAll(async () => {
  world = await openWorld({}, { now: () => new Date(clock) });
});
afterAll(() => world.close());

const questions = [
  'Where is my order?',
  'where is my ORDER',
  'Is there parking?',
  'Gift wrapping?',
  'Student discount?',
  '送料はいくらですか',
  'いくらですか、送料は',
  'ราคาเท่าไหร่',
  'Return policy?',
  'Night bus?',
  'Wheelchair ramp?',
  'Opening hours?',
  'Vegan menu?',
  'Warranty period?',
  'Spare parts?',
];

interface Turn {
  bot: number;
  session: number;
  question: number;
  language: string | null;
  answered: boolean | null;
  /** True if the bot was not sure: then `answered` is null. */
  hedged?: boolean;
  /** True if a person replied. */
  human?: boolean;
  /** Time until the reply. Null if nobody replied. */
  replyMs: number | null;
  /** How long ago it happened, for messages that are imported later. */
  agoMs: number;
}

const conversationOf = async (sql: Sql, tenant: Tenant, { bot, session }: Turn) => {
  const [row] = await sql<{ id: string; message_count: number }>`
    insert into conversations as c (workspace_id, bot_id, session_id, channel, message_count)
    values (${tenant.workspaceId}, ${tenant.bots[bot]}, ${`s${session}`}, ${channels[session % channels.length]}, 2)
    on conflict (workspace_id, bot_id, session_id, of_visitor) do update set
      message_count = c.message_count + 2
    returning id, message_count`;
  return row as { id: string; message_count: number };
};

/** Adds messages of now without a noted change. The database would note one, because its clock is years ahead. */
const takeTurn = (tenant: Tenant, turn: Turn): Promise<void> =>
  world.runtime.database.system.tx(async (sql) => {
    if (turn.agoMs === 0) await sql`set local session_replication_role = replica`;
    await storeTurn(sql, tenant, turn);
  });

async function storeTurn(sql: Sql, tenant: Tenant, turn: Turn): Promise<void> {
  const { id, message_count } = await conversationOf(sql, tenant, turn);
  const content = questions[turn.question] as string;
  const at = clock - turn.agoMs;
  const [asked] = await sql<{ id: string }>`
    insert into messages (workspace_id, conversation_id, position, role, author, content, language, created_at)
    values (${tenant.workspaceId}, ${id}, ${message_count - 1}, 'user', 'visitor', ${content}, ${turn.language},
      ${new Date(at)})
    returning id`;
  if (turn.replyMs !== null)
    await reply(sql, tenant, turn, { id, position: message_count, questionId: asked?.id });
  if (turn.agoMs > 0) await renumber(sql, id);
}

async function reply(
  sql: Sql,
  tenant: Tenant,
  turn: Turn,
  { id, position, questionId }: { id: string; position: number; questionId: string | undefined },
): Promise<void> {
  const content = questions[turn.question] as string;
  const key = hashQuestionKey(questionKey(content, turn.language));
  const answered = turn.hedged || turn.human ? null : turn.answered;
  await sql`
    insert into messages (workspace_id, conversation_id, position, role, author, content, language, answered, reply_to,
      question_key, trace, created_at)
    values (${tenant.workspaceId}, ${id}, ${position}, 'assistant', ${turn.human ? 'human' : 'bot'}, 'A',
      ${turn.language ?? 'en'}, ${answered}, ${questionId}, ${answered === null ? null : key}::bigint,
      ${turn.human ? null : { decision: turn.hedged ? 'hedged' : 'quoted', usage: { input_tokens: 100, output_tokens: 7 } }}::jsonb,
      ${new Date(clock - turn.agoMs + (turn.replyMs ?? 0))})`;
}

/** Sets the positions by time again, because imported messages may be older. */
async function renumber(sql: Sql, conversation: string): Promise<void> {
  await sql`
    update messages m set position = -o.n from (
      select id, row_number() over (order by created_at, position) as n from messages where conversation_id = ${conversation}
    ) o
    where m.id = o.id`;
  await sql`update messages set position = -position where conversation_id = ${conversation}`;
}

type Step =
  | ({ do: 'turn' } & Turn)
  | { do: 'take back'; bot: number; session: number }
  | { do: 'rate'; pick: number; rating: 'up' | 'down' }
  | { do: 'hand off'; bot: number; session: number }
  | { do: 'score'; bot: number; session: number; score: number }
  | { do: 'lead'; bot: number; session: number }
  | { do: 'delete lead' | 'delete conversation'; pick: number }
  | { do: 'group'; question: number; with: number }
  | { do: 'wait'; ms: number }
  | { do: 'roll up' }
  | { do: 'look' };

const bot = fc.nat(1);
const session = fc.nat(5);
const pick = fc.nat(1_000);
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('turn' as const),
      bot,
      session,
      question: fc.nat(questions.length - 1),
      language: fc.constantFrom('en', 'ja', 'th', null),
      answered: fc.constantFrom(true, true, false, null),
      hedged: fc.constantFrom(false, false, true),
      human: fc.constantFrom(false, false, false, true),
      replyMs: fc.constantFrom(null, 1_000, 1_000, 1_000, 20 * minuteMs),
      agoMs: fc.constantFrom(
        0,
        0,
        0,
        0,
        0,
        3 * dayMs,
        29 * dayMs,
        31 * dayMs,
        60 * dayMs,
        89 * dayMs,
        91 * dayMs,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('take back' as const), bot, session }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('rate' as const),
      pick,
      rating: fc.constantFrom('up' as const, 'down' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hand off' as const), bot, session }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('score' as const),
      bot,
      session,
      score: fc.integer({ min: 1, max: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lead' as const), bot, session }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete lead' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete conversation' as const), pick }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.oneof(
        fc.constantFrom(1, minuteMs, 4 * 60 * minuteMs - 1, dayMs, 2 * dayMs, 25 * dayMs),
        fc.integer({ min: 0, max: 3 * dayMs }),
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('group' as const),
      question: fc.nat(questions.length - 1),
      with: fc.nat(questions.length - 1),
    }),
  },
  { weight: 4, arbitrary: fc.constant({ do: 'roll up' as const }) },
  { weight: 3, arbitrary: fc.constant({ do: 'look' as const }) },
);

async function take(tenant: Tenant, step: Step): Promise<void> {
  const { sql } = world.runtime.database.system;
  const { workspaceId, bots } = tenant;
  const one = async (rows: Record<string, string>[]) =>
    'pick' in step && rows.length > 0 ? rows[step.pick % rows.length] : undefined;
  if (step.do === 'turn') return takeTurn(tenant, step);
  if (step.do === 'wait') clock += step.ms;
  if (step.do === 'look') await look(tenant);
  if (step.do === 'roll up')
    await rollUpAnalytics(world.runtime.database.workspace(workspaceId), {
      workspaceId,
      at: new Date(clock),
    });
  if (step.do === 'take back')
    await sql`
      delete from messages m using conversations c
      where c.workspace_id = ${workspaceId} and c.bot_id = ${bots[step.bot]} and c.session_id = ${`s${step.session}`}
        and m.workspace_id = c.workspace_id and m.conversation_id = c.id and m.role = 'user'
        and m.position = c.message_count - 1 and not exists (select from messages r where r.reply_to = m.id)`;
  if (step.do === 'hand off')
    await sql`
      update conversations set handoff_at = ${new Date(clock)}
      where workspace_id = ${workspaceId} and bot_id = ${bots[step.bot]} and session_id = ${`s${step.session}`}`;
  if (step.do === 'score')
    await sql`
      update conversations set csat_score = ${step.score}, csat_at = ${new Date(clock)}
      where workspace_id = ${workspaceId} and bot_id = ${bots[step.bot]} and session_id = ${`s${step.session}`}`;
  if (step.do === 'lead')
    await sql`
      insert into leads (workspace_id, bot_id, session_id, name, email, created_at)
      values (${workspaceId}, ${bots[step.bot]}, ${`s${step.session}`}, 'Ann', 'ann@example.com', ${new Date(clock)})
      on conflict (workspace_id, bot_id, session_id) do update set name = 'Ann again'`;
  if (step.do === 'group')
    await groupTwo(workspaceId, questions[step.question] as string, questions[step.with] as string);
  if (step.do === 'rate') {
    const reply = await one(
      await sql`
      select m.id, c.session_id, c.bot_id from messages m join conversations c on c.id = m.conversation_id
      where m.workspace_id = ${workspaceId} and m.role = 'assistant' order by m.created_at, m.id`,
    );
    if (reply)
      await tenant.call('rate_message', {
        messageId: reply.id,
        sessionId: reply.session_id,
        chatbotId: reply.bot_id,
        rating: step.rating,
      });
  }
  if (step.do === 'delete lead') {
    const lead = await one(await sql`select id from leads where workspace_id = ${workspaceId} order by id`);
    if (lead) await tenant.call('delete_lead', { id: lead.id });
  }
  if (step.do === 'delete conversation') {
    const talk = await one(
      await sql`
      select session_id, bot_id from conversations where workspace_id = ${workspaceId} order by id`,
    );
    if (talk)
      await tenant.call('delete_conversation', { sessionId: talk.session_id, chatbotId: talk.bot_id });
  }
}

/** Groups two questions as the worker does: a key joins a group once, and only before it was counted alone. */
async function groupTwo(workspaceId: string, one: string, other: string): Promise<void> {
  const [key, group] = [one, other].map((text) => hashQuestionKey(questionKey(text, 'en')));
  await world.runtime.database.system.sql`
    insert into question_groups (workspace_id, key, group_key)
    select ${workspaceId}, ${key}::bigint, ${group}::bigint
    where ${key}::bigint <> ${group}::bigint
      and not exists (
        select from analytics_asked q where q.workspace_id = ${workspaceId} and q.key = ${key}::bigint)
      and not exists (
        select from question_groups g where g.workspace_id = ${workspaceId}
          and (${key}::bigint in (g.key, g.group_key) or g.key = ${group}::bigint))`;
}

/** Compares the tool's result for every kind of caller with the rows. */
async function look(tenant: Tenant): Promise<void> {
  const { sql } = world.runtime.database.system;
  const { workspaceId, bots } = tenant;
  const now = new Date(clock);
  const limitedTo = (some: string[]) => ({ reach: { workspace: workspaceId, bots: some } });
  for (const [seen, input, change] of [
    [null, {}, {}],
    [[bots.at(-1) as string], { chatbotId: bots.at(-1) }, {}],
    [[bots[0] as string], {}, limitedTo([bots[0] as string])],
    [bots, {}, limitedTo(bots)],
    [[], {}, limitedTo([])],
  ] as const) {
    const { data } = await tenant.call('get_analytics', input, change);
    expect(data).toEqual(await countFromRows(sql, workspaceId, now, seen && [...seen]));
  }
  const day = (ago: number) => new Date(clock - ago * dayMs).toISOString().slice(0, 10);
  for (const window of [
    { from: day(6) },
    { from: day(20), to: day(3) },
    { from: day(89) },
    { from: day(40), to: day(25) },
    { from: day(45) },
    { from: day(75), to: day(12) },
    { from: day(70), chatbotId: bots[0] },
    { timezone: 'Asia/Kolkata' },
    { timezone: 'America/New_York', from: day(10), to: day(2) },
    { channel: 'voice' },
    { channel: 'api', from: day(89) },
    { language: 'ja', timezone: 'Asia/Kathmandu' },
  ]) {
    const { data } = await tenant.call('get_analytics', window);
    expect(data, JSON.stringify(window)).toEqual(
      await countFromRows(sql, workspaceId, now, window.chatbotId ? [window.chatbotId] : null, window),
    );
  }
}

test('the figures equal those of the rows, whatever happens in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 10, maxLength: 60 }), async (taken) => {
      clock = start;
      const tenant = await createTenant(world, { bots: ['A', 'B'] });
      for (const step of taken) await take(tenant, step);
      await take(tenant, { do: 'roll up' });
      await look(tenant);
    }),
    { numRuns: 15, endOnFailure: true },
  );
}, 300_000);

test('loses nothing when several workers count while people rate and delete', async () => {
  clock = start + 10 * dayMs;
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const { workspaceId } = tenant;
  for (let n = 0; n < 60; n++)
    await takeTurn(tenant, {
      bot: n % 2,
      session: n % 20,
      question: n % questions.length,
      language: 'en',
      answered: n % 3 > 0,
      replyMs: 1_000,
      agoMs: (1 + (n % 9)) * dayMs,
    });
  const rollUp = () =>
    rollUpAnalytics(world.runtime.database.workspace(workspaceId), { workspaceId, at: new Date(clock) });
  for (let round = 0; round < 6; round++) {
    const people = [
      ...[3, 11, 17].map((n) =>
        take(tenant, { do: 'rate', pick: n * (round + 1), rating: round % 2 ? 'up' : 'down' }),
      ),
      take(tenant, { do: 'delete conversation', pick: round * 7 }),
    ].map((done) => done.catch((error) => expect(error).toMatchObject({ code: 'not_found' })));
    await Promise.all([rollUp(), rollUp(), rollUp(), ...people]);
  }
  await look(tenant);
  await rollUp();
  expect(await rollUp()).toEqual([]);
  await look(tenant);
});

const plainTurn = {
  bot: 0,
  session: 0,
  question: 0,
  language: 'en',
  answered: true,
  replyMs: 1_000,
};

test('the worker finds the days to count, and notices changes', async () => {
  const tenant = await createTenant(world);
  const { workspaceId } = tenant;
  const { sql } = world.runtime.database.system;
  clock = Date.now() - (Date.now() % dayMs);
  await takeTurn(tenant, Object.assign({ agoMs: 3 * dayMs }, plainTurn));
  const counted = async () =>
    (await sql`select distinct day from analytics_quarters where workspace_id = ${workspaceId}`).length;
  await withWorker(world, () => expect.poll(counted, { timeout: 90_000, interval: 30 }).toBe(1));
  await look(tenant);
  await take(tenant, { do: 'rate', pick: 0, rating: 'up' });
  await look(tenant);
  const jobs = await sql`
    select 1 from graphile_worker.jobs where key = ${`roll-up:${workspaceId}`} and run_at > created_at`;
  expect(jobs).toHaveLength(1);
});

test('row-level security leaves both bounds of a day to the index, so that a day is found in one look', async () => {
  const { workspaceId, context } = await createTenant(world);
  const plan = await context().tx(async (sql) => {
    await sql`set local enable_seqscan = off`;
    return sql<{
      'QUERY PLAN': string;
    }>`explain select day from due_days(${workspaceId}::uuid, now())`;
  });
  const lines = plan.map((row) => row['QUERY PLAN']);
  expect(lines.filter((line) => /Index Cond: .*created_at >= .*created_at < /.test(line))).toHaveLength(1);
});

test('counts the days of the longest window, and forgets those before it', async () => {
  clock = start;
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const { workspaceId } = tenant;
  for (const [question, ago] of [5, 20, 60, 88, 95].entries())
    await takeTurn(tenant, Object.assign({}, plainTurn, { question, agoMs: ago * dayMs }));
  const rollUp = () =>
    rollUpAnalytics(world.runtime.database.workspace(workspaceId), { workspaceId, at: new Date(clock) });
  const countDays = async () => {
    const { sql } = world.runtime.database.system;
    const [row] = await sql<{ n: number }>`
      select count(distinct day)::int as n from analytics_asked where workspace_id = ${workspaceId}`;
    return row?.n;
  };
  expect(await rollUp()).toHaveLength(4);
  expect(await countDays()).toBe(4);
  await look(tenant);
  clock += 15 * dayMs;
  expect(await rollUp()).toEqual([]);
  expect(await countDays()).toBe(3);
  await look(tenant);
});

test('a late message counts its session again on a counted day', async () => {
  clock = start + 10 * dayMs;
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  for (const days of [3, 6, 2]) {
    await takeTurn(tenant, Object.assign({ agoMs: days * dayMs }, plainTurn));
    await take(tenant, { do: 'roll up' });
    await look(tenant);
  }
});

test('questions that are rare on some days are among the most frequent of the window', async () => {
  clock = start + 10 * dayMs;
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const { sql } = world.runtime.database.system;
  const ask = async (question: number, agoDays: number, times: number) => {
    for (let n = 0; n < times; n++)
      await takeTurn(tenant, Object.assign({}, plainTurn, { question, agoMs: agoDays * dayMs }));
  };
  for (const question of questions.keys()) await ask(question, 2, question > 11 ? 8 : 9);
  for (const question of [12, 13]) await ask(question, 1, 4);
  await take(tenant, { do: 'roll up' });
  const day = (ago: number) => new Date(clock - ago * dayMs).toISOString().slice(0, 10);
  const window = { from: day(2), to: day(1) };
  for (const chatbotId of [undefined, tenant.bots[0]]) {
    const { data } = await tenant.call('get_analytics', { ...window, chatbotId });
    expect(data).toEqual(
      await countFromRows(sql, tenant.workspaceId, new Date(clock), chatbotId ? [chatbotId] : null, window),
    );
    expect(data.top_questions.map(({ count }: { count: number }) => count).slice(0, 4)).toEqual([
      18, 18, 12, 12,
    ]);
  }
});
