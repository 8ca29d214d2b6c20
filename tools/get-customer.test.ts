import { type Channels, connectTelegram, openChannels } from '@jawab/test/support/channel.ts';
import { createTenant } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let channels: Channels;
beforeAll(async () => {
  channels = await openChannels();
});
afterAll(() => channels.close());

test('returns a customer of a bot in reach, with the language of the last conversation', async () => {
  const line = await connectTelegram(channels, await createTenant(channels.world, { bots: ['A', 'B'] }));
  const { shop } = line;
  const worker = await channels.startWorker();
  await line.say(41, 'สวัสดีค่ะ');
  await expect.poll(() => channels.telegram.sent('41')).toHaveLength(1);
  await worker.stop();
  const { id } = (await shop.call('list_customers')).data[0];
  expect((await shop.call('get_customer', { id })).data).toMatchObject({ id, name: 'Uann', language: 'th' });
  const { data } = await shop.call('list_conversations', { customerId: id });
  expect(data).toMatchObject([{ customer_id: id, channel_id: line.channel.id, reply_until: null }]);
  const only = { reach: { workspace: shop.workspaceId, bots: [shop.bots[1] as string] } };
  await expect(shop.call('get_customer', { id }, only)).rejects.toMatchObject({ code: 'not_found' });
  const stranger = await createTenant(channels.world);
  await expect(stranger.call('get_customer', { id })).rejects.toMatchObject({ code: 'not_found' });
});
