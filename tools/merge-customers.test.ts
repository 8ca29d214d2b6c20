import { type Channels, connectTelegram, openChannels } from '@jawab/test/support/channel.ts';
import { createTenant } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let channels: Channels;
let worker: Awaited<ReturnType<Channels['startWorker']>>;
beforeAll(async () => {
  channels = await openChannels();
  worker = await channels.startWorker();
});
afterAll(async () => {
  await worker.stop();
  await channels.close();
});

test('makes two records one person across channels, who goes on in both', async () => {
  const line = await connectTelegram(channels);
  const other = await connectTelegram(channels, line.shop);
  const { shop } = line;
  await line.say(61, 'Hello');
  await expect.poll(() => channels.telegram.sent('61')).toHaveLength(1);
  await other.say(62, 'Hello');
  await expect.poll(() => channels.telegram.sent('62')).toHaveLength(1);
  const [second, first] = (await shop.call('list_customers')).data;
  await shop.call('update_customer', { id: second.id, name: '', phone: '123456' });
  await shop.call('update_customer', { id: first.id, name: 'Siti' });
  const { data } = await shop.call('merge_customers', { id: first.id, intoId: second.id });
  expect(data).toMatchObject({ id: second.id, name: 'Siti', phone: '123456' });
  expect(data.channels.map(({ address }: { address: string }) => address).sort()).toEqual(['61', '62']);
  await expect(shop.call('get_customer', { id: first.id })).rejects.toMatchObject({ code: 'not_found' });
  await line.say(61, 'Thanks');
  await expect.poll(() => channels.telegram.sent('61')).toHaveLength(2);
  expect((await shop.call('list_conversations', { customerId: second.id })).data).toHaveLength(2);
  expect((await shop.call('list_customers')).data).toHaveLength(1);
  expect((await shop.call('erase_visitor', { customerId: second.id })).data.conversations).toBe(2);
  expect((await shop.call('list_customers')).data).toEqual([]);
});

test('refuses itself, two verified ones, and a customer of another workspace', async () => {
  const line = await connectTelegram(channels);
  const { shop } = line;
  for (const chat of [63, 64]) await line.say(chat, 'Hello');
  const [a, b] = (await shop.call('list_customers')).data;
  const merge = (id: string, intoId: string) => shop.call('merge_customers', { id, intoId });
  await expect(merge(a.id, a.id)).rejects.toMatchObject({ code: 'conflict' });
  const { sql } = channels.world.runtime.database.system;
  await sql`update customers set external_id = id::text where workspace_id = ${shop.workspaceId}`;
  await expect(merge(a.id, b.id)).rejects.toMatchObject({ code: 'conflict' });
  const stranger = await createTenant(channels.world);
  await expect(stranger.call('merge_customers', { id: a.id, intoId: b.id })).rejects.toMatchObject({
    code: 'not_found',
  });
});
