import { ingest } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const now = new Date('2026-03-01T22:00:00Z');
let world: World;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld({}, { now: () => now });
  tenant = await createTenant(world, { bots: ['Shop', 'Other'], limits: { messagesPerMonth: 0 } });
  await ingest(world, tenant, [{ title: 'Hours', text: 'We open at nine o’clock every morning.' }]);
});
afterAll(() => world.close());

const id = () => tenant.bots[0] as string;
const tryIt = (input: object = {}, change?: Parameters<Tenant['call']>[2]) =>
  tenant.call('try_bot', { id: id(), message: 'When do you open?', ...input }, change);

test('answers with the trace, and leaves no conversation, event or quota', async () => {
  const tried = await tryIt();
  expect(tried).toMatchObject({
    answered: true,
    language: 'en',
    handoff: false,
    sources: [{ title: 'Hours' }],
    reading: { language_reason: 'detected', message_language: 'en' },
  });
  expect(tried.answer).toContain('nine');
  expect(tried.trace.threshold).toBeGreaterThan(0);
  expect(tried.trace.hits.length).toBeGreaterThan(0);
  expect((await tenant.call('list_conversations')).data).toEqual([]);
  expect((await tenant.call('list_unanswered')).data).toEqual([]);
  const { sql } = world.runtime.database.system;
  for (const rows of [await sql`select 1 from messages`, await sql`select 1 from usage where messages > 0`])
    expect(rows).toEqual([]);
});

test('speaks as politely as the bot does to customers', async () => {
  await tenant.call('update_bot', { id: id(), speechForms: { th: 'khrap' } });
  expect((await tryIt({ message: 'สวัสดี' })).answer).toContain('ครับ');
});

test('replies in another language on request', async () => {
  expect((await tryIt({ language: 'ja' })).reading.language_reason).toBe('explicit');
});

test('after 200 tries a day, the next waits for midnight UTC; another workspace does not', async () => {
  await world.runtime.database.system
    .sql`update tries set count = 200 where workspace_id = ${tenant.workspaceId}`;
  await expect(tryIt()).rejects.toMatchObject({
    code: 'rate_limited',
    details: { retryAfterSeconds: 7_200 },
  });
  const other = await createTenant(world);
  expect((await other.call('try_bot', { id: other.bots[0], message: 'Hello' })).answered).toBeNull();
});

test('a bot of another workspace, and one beyond the reach, cannot be tried', async () => {
  const other = await createTenant(world);
  await expect(tryIt({ id: other.bots[0] })).rejects.toMatchObject({ code: 'not_found' });
  const reach = { workspace: tenant.workspaceId, bots: [tenant.bots[1] as string] };
  await expect(tryIt({}, { reach })).rejects.toMatchObject({ code: 'bot_forbidden' });
});
