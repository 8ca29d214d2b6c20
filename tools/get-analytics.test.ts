import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
const now = new Date('2026-03-01T00:30:00Z');
beforeAll(async () => {
  world = await openWorld({}, { now: () => now });
});
afterAll(() => world.close());

test('returns thirty days of zeros and no rates for an empty workspace', async () => {
  const tenant = await createTenant(world);
  const { data } = await tenant.call('get_analytics');
  expect(data.window).toEqual({ from: '2026-01-31', to: '2026-03-01', days: 30, timezone: 'UTC' });
  expect(data.daily).toHaveLength(30);
  expect(data.daily.at(-1)).toEqual({
    date: '2026-03-01',
    messages: 0,
    sessions: 0,
    answered: 0,
    unsure: 0,
    unanswered: 0,
    leads: 0,
    handoffs: 0,
    csat_responses: 0,
    csat_average: null,
  });
  const times = { count: 0, median_seconds: null, p90_seconds: null };
  expect(data).toMatchObject({
    totals: { messages: 0, sessions: 0, answered: 0, unsure: 0, unanswered: 0, leads: 0, handoffs: 0 },
    people: { waiting: times, replies: times },
    tokens: { input: 0, output: 0 },
    before: null,
    unanswered_rate: null,
    feedback: { up: 0, down: 0, satisfaction: null },
    csat: { responses: 0, average: null },
    top_questions: [],
    languages: [],
    channels: [],
  });
});

test('shows the messages of each channel, and counts one of them alone', async () => {
  const tenant = await createTenant(world);
  for (const sessionId of ['spoken', 'spoken', 'typed'])
    await tenant.call('ask_bot', { message: 'I want to talk to a human', sessionId });
  const { system } = world.runtime.database;
  await system.sql`
    update conversations set channel = case session_id when 'spoken' then 'voice' else 'widget' end
    where workspace_id = ${tenant.workspaceId}`;
  await system.sql`update messages set created_at = ${now} where workspace_id = ${tenant.workspaceId}`;
  await system.sql`update conversations set handoff_at = ${now} where workspace_id = ${tenant.workspaceId}`;
  await system.sql`
    insert into leads (workspace_id, bot_id, session_id, name, email, created_at)
    select workspace_id, bot_id, session_id, 'Ann', 'ann@example.com', ${now}::timestamptz from conversations
    where workspace_id = ${tenant.workspaceId}`;
  expect((await tenant.call('get_analytics')).data.channels).toEqual([
    { channel: 'voice', messages: 2 },
    { channel: 'widget', messages: 1 },
  ]);
  const { data } = await tenant.call('get_analytics', { channel: 'voice' });
  expect(data.totals).toMatchObject({ messages: 2, sessions: 1, leads: 1, handoffs: 1 });
  expect(data.channels).toEqual([{ channel: 'voice', messages: 2 }]);
});

test('averages the scores of rated conversations, by day, bot and channel, against the time before', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const { system } = world.runtime.database;
  const rate = (sessionId: string, bot: number, score: number | null, at: string) => system.sql`
    insert into conversations (workspace_id, bot_id, session_id, channel, of_visitor, csat_score, csat_at)
    values (${tenant.workspaceId}, ${tenant.bots[bot]}, ${sessionId}, ${bot === 0 ? 'widget' : 'voice'}, true, ${score},
      ${score === null ? null : at}::timestamptz)`;
  await rate('a', 0, 5, '2026-03-01T00:10:00Z');
  await rate('b', 0, 4, '2026-02-28T10:00:00Z');
  await rate('c', 1, 4, '2026-02-28T11:00:00Z');
  await rate('d', 1, null, '');
  await rate('e', 0, 1, '2026-01-20T10:00:00Z');
  const read = async (input: object) => (await tenant.call('get_analytics', input)).data;
  const { csat, daily, before } = await read({ compare: true });
  expect([csat, before.csat]).toEqual([
    { responses: 3, average: 4.33 },
    { responses: 1, average: 1 },
  ]);
  const ofDays = daily
    .slice(-2)
    .map((day: { csat_responses: number; csat_average: number }) => [day.csat_responses, day.csat_average]);
  expect(ofDays).toEqual([
    [2, 4],
    [1, 5],
  ]);
  expect((await read({ chatbotId: tenant.bots[1] })).csat).toEqual({ responses: 1, average: 4 });
  expect((await read({ channel: 'widget' })).csat).toEqual({ responses: 2, average: 4.5 });
});

test('counts visitors’ turns, sessions, rates and top questions; greetings are not questions', async () => {
  const tenant = await createTenant(world);
  const { system } = world.runtime.database;
  await tenant.call('ask_bot', { message: 'Where is my order?', sessionId: 'a' });
  await tenant.call('ask_bot', { message: 'where is my order', sessionId: 'b' });
  await tenant.call('ask_bot', { message: 'Hello!', sessionId: 'b' });
  await tenant.call('ask_bot', { message: '送料はいくらですか', sessionId: 'c' });
  await system.sql`update messages set created_at = ${now} where workspace_id = ${tenant.workspaceId}`;
  await system.sql`
    update messages set answered = true, feedback = 'up'
    where workspace_id = ${tenant.workspaceId} and role = 'assistant' and reply_to in
      (select id from messages where content = 'Where is my order?')`;
  const { data } = await tenant.call('get_analytics', { chatbotId: tenant.bots[0] });
  expect(data.totals).toMatchObject({ messages: 4, sessions: 3, unanswered: 2 });
  expect(data.unanswered_rate).toBeCloseTo(2 / 3);
  expect(data.feedback).toEqual({ up: 1, down: 0, satisfaction: 1 });
  expect(data.daily.at(-1)).toMatchObject({ messages: 4, sessions: 3, unanswered: 2 });
  expect(data.top_questions[0]).toMatchObject({ count: 2, answered_rate: 0.5 });
  expect(data.top_questions).toHaveLength(2);
  expect(data.languages).toContainEqual({ language: 'ja', messages: 1 });
  expect(data.languages.reduce((sum: number, row: { messages: number }) => sum + row.messages, 0)).toBe(4);
});

test('does not count older messages and other workspaces', async () => {
  const tenant = await createTenant(world);
  const other = await createTenant(world);
  await other.call('ask_bot', { message: 'Foreign question' });
  await tenant.call('ask_bot', { message: 'Old question' });
  await world.runtime.database.system.sql`
    update messages set created_at = '2026-01-30T23:59:59Z' where workspace_id = ${tenant.workspaceId}`;
  expect((await tenant.call('get_analytics')).data.totals.messages).toBe(0);
});

test('counts top questions of one meaning together, in their most recent wording', async () => {
  const tenant = await createTenant(world);
  for (const message of [
    '送料はいくらですか',
    'Opening hours?',
    'What are your opening hours?',
    'OPENING HOURS',
  ])
    await tenant.call('ask_bot', { message });
  const { system } = world.runtime.database;
  await system.sql`update messages set created_at = ${now} where workspace_id = ${tenant.workspaceId}`;
  const { top_questions } = (await tenant.call('get_analytics')).data;
  expect(top_questions).toEqual([
    { question: expect.stringMatching(/opening hours/i), count: 3, answered_rate: 0 },
    { question: '送料はいくらですか', count: 1, answered_rate: 0 },
  ]);
});

test('compares with as many days before; counts one language alone', async () => {
  const tenant = await createTenant(world);
  const { sql } = world.runtime.database.system;
  const ask = async (message: string, sessionId: string, at: string) => {
    await tenant.call('ask_bot', { message, sessionId });
    await sql`
      update messages set created_at = ${at} where workspace_id = ${tenant.workspaceId} and conversation_id in
        (select id from conversations where session_id = ${sessionId})`;
  };
  await ask('送料はいくらですか', 'now', '2026-02-27T12:00:00Z');
  await ask('Is there parking?', 'now too', '2026-02-27T12:00:00Z');
  await ask('送料はいくらですか', 'before', '2026-02-20T12:00:00Z');
  await ask('送料はいくらですか', 'long before', '2026-02-14T12:00:00Z');
  const { data } = await tenant.call('get_analytics', { from: '2026-02-23', compare: true });
  expect(data).toMatchObject({
    totals: { messages: 2, sessions: 2 },
    before: { from: '2026-02-16', to: '2026-02-22', totals: { messages: 1, sessions: 1 } },
  });
  const { data: japanese } = await tenant.call('get_analytics', { from: '2026-02-23', language: 'ja' });
  expect(japanese.totals).toMatchObject({ messages: 1, sessions: 1 });
  expect(japanese.hours[4][12]).toBe(1);
});

interface Asked {
  bot: number;
  session: number;
  at: Date;
  language: string | null;
  answered: boolean | null;
  feedback: 'up' | 'down' | null;
}

/** Turns of some sessions around the window's edges, the same for a seed. */
function inventTurns(seed: number): Asked[] {
  let state = seed;
  const below = (n: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * n);
  };
  const oneOf = <T>(...values: T[]) => values[below(values.length)] as T;
  return Array.from({ length: 120 }, () => {
    const midnight = Date.UTC(2026, 2, 1 - below(36));
    const at = new Date(midnight + oneOf(0, 1, 1_740_000, 43_200_000, 86_399_999));
    return {
      bot: below(2),
      session: below(12),
      at,
      language: oneOf('en', 'ja', 'th', null),
      answered: oneOf(true, true, false, null),
      feedback: oneOf(null, null, 'up' as const, 'down' as const),
    };
  }).filter(({ at }) => at <= now);
}

async function storeTurns(workspaceId: string, bots: string[], turns: Asked[]) {
  const { sql } = world.runtime.database.system;
  for (const [n, { bot, session, at, language, answered, feedback }] of turns.entries())
    await sql`
      with conversation as (
        insert into conversations (workspace_id, bot_id, session_id, channel, message_count)
        values (${workspaceId}, ${bots[bot]}, ${`s${session}`}, 'api', 2)
        on conflict (workspace_id, bot_id, session_id, of_visitor) do update set message_count = 2
        returning id
      ), ids as (select gen_random_uuid() as question)
      insert into messages
        (workspace_id, conversation_id, position, id, role, author, content, language, answered, feedback, reply_to,
         created_at)
      select ${workspaceId}::uuid, c.id, ${2 * n + 1}::int, i.question, 'user', 'visitor', ${`Q${n}`}, ${language},
        null::boolean, null, null::uuid, ${at}::timestamptz from conversation c, ids i
      union all
      select ${workspaceId}::uuid, c.id, ${2 * n + 2}::int, gen_random_uuid(), 'assistant', 'bot', 'A', ${language},
        ${answered}::boolean, ${feedback}, i.question, ${at}::timestamptz from conversation c, ids i`;
}

/** The same by plain counting. */
function countPlainly(all: Asked[], bot: number | null) {
  const day = ({ at }: Asked) => at.toISOString().slice(0, 10);
  const turns = all.filter((turn) => day(turn) >= '2026-01-31' && (bot === null || turn.bot === bot));
  const sessions = (some: Asked[]) => new Set(some.map((turn) => `${turn.bot} ${turn.session}`)).size;
  const unanswered = (some: Asked[]) => some.filter((turn) => turn.answered === false).length;
  const scored = turns.filter((turn) => turn.answered !== null).length;
  const rated = (rating: string) => turns.filter((turn) => turn.feedback === rating).length;
  const [up, down] = [rated('up'), rated('down')];
  return {
    totals: {
      messages: turns.length,
      sessions: sessions(turns),
      leads: 0,
      handoffs: 0,
      answered: scored - unanswered(turns),
      unsure: 0,
      unanswered: unanswered(turns),
    },
    unanswered_rate: scored ? unanswered(turns) / scored : null,
    feedback: { up, down, satisfaction: up + down ? up / (up + down) : null },
    daily: Array.from({ length: 30 }, (_, n) => {
      const date = new Date(Date.UTC(2026, 0, 31 + n)).toISOString().slice(0, 10);
      const some = turns.filter((turn) => day(turn) === date);
      return {
        date,
        messages: some.length,
        sessions: sessions(some),
        answered: some.filter((turn) => turn.answered).length,
        unsure: 0,
        unanswered: unanswered(some),
        leads: 0,
        handoffs: 0,
      };
    }),
    languages: ['en', 'ja', 'th', null]
      .map((language) => ({ language, messages: turns.filter((turn) => turn.language === language).length }))
      .filter(({ messages }) => messages > 0),
  };
}

test.each([1, 2, 3])('equals plain counting of turns around the edges of the window (%i)', async (seed) => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const turns = inventTurns(seed);
  await storeTurns(tenant.workspaceId, tenant.bots, turns);
  for (const bot of [null, 0, 1]) {
    const { data } = await tenant.call('get_analytics', {
      chatbotId: bot === null ? undefined : tenant.bots[bot],
    });
    const { languages, ...expected } = countPlainly(turns, bot);
    expect(data).toMatchObject(expected);
    const byName = (rows: { language: string | null }[]) =>
      [...rows].sort((a, b) => `${a.language}`.localeCompare(`${b.language}`));
    expect(byName(data.languages)).toEqual(byName(languages));
  }
});
