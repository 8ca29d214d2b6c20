import { connectTelegram, openChannels } from '@jawab/test/support/channel.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let channels: Awaited<ReturnType<typeof openChannels>>;
beforeAll(async () => {
  channels = await openChannels();
});
afterAll(() => channels.close());

test('removes the webhook and the keys; conversations stay, and the address is unknown', async () => {
  const line = await connectTelegram(channels);
  const { shop, channel } = line;
  const worker = await channels.startWorker();
  await line.say(900, 'Hello');
  await expect.poll(() => channels.telegram.sent('900')).toHaveLength(1);
  await worker.stop();
  expect((await shop.call('delete_channel', { id: channel.id })).data).toEqual({
    id: channel.id,
    deleted: true,
  });
  expect(channels.telegram.calls.at(-1)).toMatchObject({ method: 'deleteWebhook' });
  expect((await line.say(900, 'Hello?')).status).toBe(404);
  const { data } = await shop.call('list_conversations');
  expect(data).toMatchObject([{ channel: 'telegram', channel_id: null, message_count: 2 }]);
  await expect(
    shop.call('reply_to_conversation', { sessionId: data[0].session_id, text: 'Hello!' }),
  ).rejects.toMatchObject({ code: 'conflict' });
  await expect(shop.call('delete_channel', { id: channel.id })).rejects.toMatchObject({ code: 'not_found' });
});
