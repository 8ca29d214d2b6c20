import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShop, openShop, type Shop } from '../worker.testing.ts';
import { quickDeliveries } from './webhooks.testing.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.startWorker(quickDeliveries);
});
afterAll(() => shop.close());

test('sends one event when a document is ready and one with the reason when it failed', async () => {
  const ready = await shop.add({
    title: 'Hours',
    content: 'We open at nine.',
    botId: shop.bots[0] as string,
  });
  const failed = await shop.add({ title: 'Empty', content: ' ' });
  await shop.settled(ready, failed);
  const events = async () => (await shop.call('list_events')).data as { event: string; data: object }[];
  await expect.poll(async () => (await events()).length).toBe(2);
  expect((await events()).toSorted((a, b) => (a.event < b.event ? 1 : -1))).toMatchObject([
    {
      event: 'document.ready',
      data: { document_id: ready, chatbot_id: shop.bots[0], title: 'Hours', status: 'ready', error: null },
    },
    {
      event: 'document.failed',
      data: {
        document_id: failed,
        chatbot_id: null,
        title: 'Empty',
        status: 'failed',
        error: { code: 'empty_content', message: expect.any(String) },
      },
    },
  ]);
});

test('numbers the events of a workspace by themselves, so that a cursor shows nobody else’s', async () => {
  const neighbour = await createShop(shop.world);
  await neighbour.settled(await neighbour.add({ content: 'We open at ten.' }));
  const feed = () => neighbour.call('list_events');
  await expect.poll(async () => (await feed()).data.length).toBe(1);
  const keyOf = (cursor: string) => JSON.parse(Buffer.from(cursor, 'base64url').toString())[1];
  const { next_cursor: first } = await feed();
  expect(keyOf(first)).toBe(1);
  await neighbour.settled(await neighbour.add({ content: 'We close at six.' }));
  const rest = () => neighbour.call('list_events', { cursor: first });
  await expect.poll(async () => (await rest()).data.length).toBe(1);
  expect(keyOf((await rest()).next_cursor)).toBe(2);
});

test('sends no event for what was rolled back', async () => {
  const { tx } = shop.world.runtime.database.workspace(shop.workspaceId);
  const before = (await shop.call('list_events')).data.length;
  const undone = tx(async (sql) => {
    await sql`update documents set status = 'queued' where workspace_id = ${shop.workspaceId}`;
    await sql`update documents set status = 'ready' where workspace_id = ${shop.workspaceId}`;
    throw new Error('Undone.');
  });
  await expect(undone).rejects.toThrow('Undone.');
  const rows = await shop.world.runtime.database.system.sql`
    select 1 from events where workspace_id = ${shop.workspaceId}`;
  expect(rows).toHaveLength(before);
});

test('deletes events and attempts after thirty days', async () => {
  const { system } = shop.world.runtime.database;
  const count = async () =>
    (await system.sql`select count(*)::int as n from events where workspace_id = ${shop.workspaceId}`)[0]?.n;
  const before = await count();
  await system.sql`
    insert into events (workspace_id, seq, event, data, created_at)
    select ${shop.workspaceId}, -days, 'lead.created', '{}', now() - days * interval '1 day'
    from unnest(array[29, 31, 90]) days`;
  await system.sql`select graphile_worker.add_job('housekeeping')`;
  await expect.poll(count).toBe(before + 1);
});
