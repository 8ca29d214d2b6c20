import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemo } from './fill-demo.ts';

const now = new Date('2026-03-31T10:00:00Z');
let world: World;
beforeAll(async () => {
  world = await openWorld({}, { now: () => now });
});
afterAll(() => world.close());

const fill = async ({ workspaceId }: Tenant, conversations: number, at = now) => {
  const told: number[] = [];
  await fillDemo(world.runtime.database, {
    workspaceId,
    conversations,
    now: at,
    onProgress: (done) => told.push(done),
  });
  return told;
};

/** Everything that was written, without the ids. */
const contents = ({ workspaceId }: Tenant) => world.runtime.database.system.sql`
  select c.session_id, c.channel, c.status, c.language, c.message_count, c.waiting_since, m.position, m.content, m.answered,
    m.feedback, m.created_at, l.name
  from conversations c join messages m on m.workspace_id = c.workspace_id and m.conversation_id = c.id
  left join leads l on l.workspace_id = c.workspace_id and l.session_id = c.session_id
  where c.workspace_id = ${workspaceId} order by c.session_id, m.position`;

test('writes conversations of 90 days that every page has something of', async () => {
  const tenant = await createTenant(world);
  expect(await fill(tenant, 1_200)).toEqual([200, 400, 600, 800, 1_000, 1_200]);
  const count = async (filters: object) =>
    (await tenant.call('list_conversations', Object.assign({ count: true, limit: 1 }, filters))).total;
  expect(await count({})).toBe(1_200);
  for (const status of ['open', 'handoff', 'closed']) expect(await count({ status })).toBeGreaterThan(0);
  for (const channel of ['widget', 'api', 'voice', 'mcp'])
    expect(await count({ channel })).toBeGreaterThan(100);
  expect(await count({ waiting: true })).toBeGreaterThan(0);
  expect(await count({ answered: false })).toBeGreaterThan(0);
  expect((await tenant.call('list_leads', { count: true })).total).toBe(80);
  const { data } = await tenant.call('get_analytics', { from: '2026-01-01' });
  expect(data.languages).toHaveLength(10);
  expect(data.daily.every(({ messages }: { messages: number }) => messages > 0)).toBe(true);
  expect(data.totals).toMatchObject({ sessions: 1_200, leads: 80 });
  expect(data.totals.unsure).toBeGreaterThan(0);
  expect(data.totals.unanswered).toBeGreaterThan(0);
  expect(data.people.waiting.count).toBeGreaterThan(0);
  expect(data.people.replies.count).toBeGreaterThan(0);
  expect(data.tokens.input).toBeGreaterThan(0);
  expect(data.top_questions[0].count).toBeGreaterThan(20);
});

test('writes the same for the same number and time, and nothing twice', async () => {
  const [one, other] = [await createTenant(world), await createTenant(world)];
  await fill(one, 150);
  await fill(other, 150);
  const first = await contents(one);
  expect(first.length).toBeGreaterThan(300);
  expect(await contents(other)).toEqual(first);
  await fill(one, 150);
  expect(await contents(one)).toEqual(first);
});

test('what it writes can be read by the tools, as by every client', async () => {
  const tenant = await createTenant(world);
  await fill(tenant, 40, new Date());
  const { data } = await tenant.call('list_conversations', { limit: 40 });
  expect(data).toHaveLength(40);
  for (const { session_id: sessionId } of data)
    expect((await tenant.call('get_conversation', { sessionId })).data.messages.length).toBeGreaterThan(1);
  expect((await tenant.call('list_unanswered', {})).data.length).toBeGreaterThan(0);
  expect((await tenant.call('list_leads', {})).data.length).toBeGreaterThan(0);
});

test('refuses a workspace without a bot', async () => {
  const tenant = await createTenant(world);
  await world.runtime.database.system.sql`delete from bots where workspace_id = ${tenant.workspaceId}`;
  await expect(fill(tenant, 10)).rejects.toMatchObject({ code: 'not_found' });
});
