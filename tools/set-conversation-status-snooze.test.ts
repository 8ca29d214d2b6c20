import { withWorker } from '@jawab/test/support/ingest.ts';
import { queued } from '@jawab/test/support/queue.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let world: World;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  tenant = await createTenant(world);
  await tenant.call('widget_chat', { message: 'Qwxyz?' }, asVisitor(tenant, { sessionId: 's' }));
});

const sql = () => world.runtime.database.system.sql;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const snooze = (snoozeUntil: string, status = 'open') =>
  tenant.call('set_conversation_status', { sessionId: 's', status, snoozeUntil });
const listed = async (input: object = {}) => (await tenant.call('list_conversations', input)).data.length;
const until = async () => (await tenant.call('get_conversation', { sessionId: 's' })).data.snooze_until;

test('a conversation that is put aside leaves the lists, and is found by a search and by its own filter', async () => {
  const at = inHours(5);
  await snooze(at);
  expect([await listed(), await listed({ status: 'open' }), await listed({ snoozed: false })]).toEqual([
    0, 0, 0,
  ]);
  expect([await listed({ snoozed: true }), await listed({ q: 'Qwxyz' })]).toEqual([1, 1]);
  expect((await tenant.call('list_conversations', { count: true })).total).toBe(0);
  expect(await until()).toBe(at);
  await tenant.call('set_conversation_status', { sessionId: 's', status: 'open' });
  expect([await listed(), await until()]).toEqual([1, null]);
});

test.each([
  ['chat', 'widget_chat', { message: 'Are you there?' }],
  ['form', 'widget_lead', { name: 'Ann', email: 'ann@example.com', message: 'Call me.' }],
])('comes back when the customer writes: %s', async (_, tool, input) => {
  await snooze(inHours(5));
  await tenant.call(tool, input, asVisitor(tenant, { sessionId: 's' }));
  expect([await listed(), await listed({ snoozed: true }), await until()]).toEqual([1, 0, null]);
});

test('stays put aside when a person writes', async () => {
  await snooze(inHours(5));
  await tenant.call('reply_to_conversation', { sessionId: 's', text: 'We look into it.' });
  expect(await listed()).toBe(0);
});

test('comes back at its time, and an open dashboard learns of it', async () => {
  await snooze(inHours(5));
  await sql()`update conversations set snooze_until = now() - interval '1 second' where workspace_id = ${tenant.workspaceId}`;
  expect([await listed(), await until()]).toEqual([1, null]);
  const { next_cursor: cursor } = await tenant.call('list_changes', {});
  await withWorker(world, async () => {
    await sql()`update ${queued} set run_at = now() where key like 'end-snooze:%'`;
    const moved = async () => (await tenant.call('list_changes', { cursor })).data;
    await expect
      .poll(moved, { timeout: 20_000 })
      .toContainEqual(expect.objectContaining({ kind: 'conversation', id: 's' }));
  });
});

test('whoever takes over does not put aside; the time is in the future, within a year', async () => {
  for (const [at, status] of [
    [inHours(1), 'handoff'],
    [inHours(1), 'closed'],
    [inHours(-1), 'open'],
    [inHours(24 * 400), 'open'],
    ['tomorrow', 'open'],
  ] as const)
    await expect(snooze(at, status)).rejects.toMatchObject({
      code: 'invalid_request',
      details: { issues: [{ path: 'snoozeUntil' }] },
    });
});
