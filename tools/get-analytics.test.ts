import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
const now = new Date('2026-03-01T00:30:00Z');
beforeAll(async () => {
  world = await openWorld({}, { now: () => now });
});
afterAll(() => world.close());

test('an empty workspace has thirty days of zeros and no rates', async () => {
  const tenant = await createTenant(world);
  const { data } = await tenant.call('get_analytics');
  expect(data.window).toEqual({ from: '2026-01-31', to: '2026-03-01', days: 30 });
  expect(data.daily).toHaveLength(30);
  expect(data.daily.at(-1)).toEqual({
    date: '2026-03-01',
    messages: 0,
    sessions: 0,
    unanswered: 0,
    leads: 0,
  });
  expect(data).toMatchObject({
    totals: { messages: 0, sessions: 0, leads: 0, handoffs: 0, unanswered: 0 },
    ...{
      unanswered_rate: null,
      feedback: { up: 0, down: 0, satisfaction: null },
      top_questions: [],
      languages: [],
    },
  });
});

test('counts visitors’ turns, sessions, rates and top questions; greetings are no questions', async () => {
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

test('what is older than the window or of another workspace does not count', async () => {
  const tenant = await createTenant(world);
  const other = await createTenant(world);
  await other.call('ask_bot', { message: 'Foreign question' });
  await tenant.call('ask_bot', { message: 'Old question' });
  await world.runtime.database.system.sql`
    update messages set created_at = '2026-01-30T23:59:59Z' where workspace_id = ${tenant.workspaceId}`;
  expect((await tenant.call('get_analytics')).data.totals.messages).toBe(0);
});

test('top questions of one meaning count together, under the wording asked most', async () => {
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
    { question: expect.stringMatching(/^opening hours/i), count: 3, answered_rate: 0 },
    { question: '送料はいくらですか', count: 1, answered_rate: 0 },
  ]);
});
