import { type Channels, connectTelegram, openChannels } from '@jawab/test/support/channel.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let channels: Channels;
let worker: Awaited<ReturnType<Channels['startWorker']>>;
beforeAll(async () => {
  channels = await openChannels({ LOG_LEVEL: 'silent' });
  worker = await channels.startWorker();
});
afterAll(async () => {
  await worker.stop();
  await channels.close();
});

test('tells what became of a reply, and that a channel changed or fails', async () => {
  const { shop, channel, say } = await connectTelegram(channels);
  const { sql } = channels.world.runtime.database.system;
  await say(51, 'Hello');
  const state = async () => (await sql`select state from outbox where channel_id = ${channel.id}`)[0]?.state;
  await expect.poll(state).toBe('sent');
  let cursor: string = (await shop.call('list_changes', {})).next_cursor;
  const moved = async () => {
    const page = await shop.call('list_changes', { cursor });
    cursor = page.next_cursor;
    return page.data
      .map(({ kind, id }: { kind: string; id: string }) => (kind === 'channel' ? id : kind))
      .sort();
  };
  await sql`update outbox set state = 'delivered' where channel_id = ${channel.id}`;
  expect(await moved()).toEqual(['conversation', 'usage']);
  await sql`update outbox set attempts = attempts + 1 where channel_id = ${channel.id}`;
  await sql`update channels set last_sent_at = now(), last_received_at = now() where id = ${channel.id}`;
  expect(await moved()).toEqual([]);
  await sql`update channels set failing_since = now() where id = ${channel.id}`;
  expect(await moved()).toEqual([channel.id]);
  await shop.call('update_channel', { id: channel.id, paused: true });
  expect(await moved()).toEqual([channel.id]);
  await shop.call('delete_channel', { id: channel.id });
  expect(await moved()).toEqual([channel.id]);
});
