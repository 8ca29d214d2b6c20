import { type Channels, connectTelegram, openChannels } from '@jawab/test/support/channel.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let channels: Channels;
let worker: Awaited<ReturnType<Channels['startWorker']>>;
let line: Awaited<ReturnType<typeof connectTelegram>>;
beforeAll(async () => {
  channels = await openChannels({ LOG_LEVEL: 'silent' });
  line = await connectTelegram(channels);
  worker = await channels.startWorker();
});
afterAll(async () => {
  await worker.stop();
  await channels.close();
});

let chat = 700;
const sent = (of: number) => channels.telegram.sent(String(of));

/** A customer who said hello and was answered. */
async function greeted() {
  const of = ++chat;
  await line.say(of, 'Hello');
  await expect.poll(() => sent(of)).toHaveLength(1);
  const { data } = await line.shop.call('list_conversations', { limit: 1 });
  const sessionId: string = data[0].session_id;
  const reply = (text: string) => line.shop.call('reply_to_conversation', { sessionId, text });
  const deliveries = async () =>
    (await line.shop.call('get_conversation', { sessionId })).data.messages
      .filter(({ author }: { author: string }) => author === 'human')
      .map(
        ({ delivery }: { delivery: { state: string; error: string | null } }) =>
          delivery.error ?? delivery.state,
      );
  return { of, sessionId, reply, deliveries };
}
const eventsOf = async (type: string, sessionId?: string) =>
  (await line.shop.call('list_events', { type })).data.filter(
    ({ data }: { data: { session_id?: string } }) => !sessionId || data.session_id === sessionId,
  );

const dataOf = (events: { data: object }[]) => events.map(({ data }) => data);

test('waits as long as the provider says, and keeps the order', async () => {
  const { of, reply, deliveries } = await greeted();
  const tooMany = {
    ok: false,
    error_code: 429,
    description: 'Too Many Requests',
    parameters: { retry_after: 1 },
  };
  channels.telegram.next('sendMessage', { status: 429, json: tooMany }, String(of));
  channels.telegram.next(
    'sendMessage',
    { status: 500, json: { ok: false, description: 'Internal' } },
    String(of),
  );
  for (const text of ['one', 'two', 'three']) await reply(text);
  await expect.poll(() => sent(of).slice(1)).toEqual(['one', 'two', 'three']);
  await expect.poll(deliveries).toEqual(['sent', 'sent', 'sent']);
});

test('a lost answer is not repeated without a retry key: it is failed, and said once', async () => {
  const { of, sessionId, reply, deliveries } = await greeted();
  channels.telegram.next('sendMessage', 'drop', String(of));
  await reply('perhaps');
  await reply('after');
  await expect.poll(deliveries).toEqual(['unknown_outcome', 'sent']);
  expect(sent(of).slice(1)).toEqual(['perhaps', 'after']);
  // Events are numbered a moment after they happened.
  await expect
    .poll(async () => dataOf(await eventsOf('message.failed', sessionId)))
    .toMatchObject([
      { channel_id: line.channel.id, chatbot_id: line.shop.bots[0], error: 'unknown_outcome' },
    ]);
});

test('a key that ended fails the channel once, until something is sent again', async () => {
  const { of, reply, deliveries } = await greeted();
  const refused = { status: 401, json: { ok: false, error_code: 401, description: 'Unauthorized' } };
  for (const _ of [1, 2]) channels.telegram.next('sendMessage', refused, String(of));
  await reply('one');
  await expect.poll(deliveries).toEqual(['key_invalid']);
  await reply('two');
  await expect.poll(deliveries).toEqual(['key_invalid', 'key_invalid']);
  const channel = async () => (await line.shop.call('get_channel', { id: line.channel.id })).data;
  expect(await channel()).toMatchObject({ status: 'failing', last_error: { code: 'key_invalid' } });
  await expect
    .poll(async () => dataOf(await eventsOf('channel.failing')))
    .toMatchObject([{ channel_id: line.channel.id, kind: 'telegram', error: 'key_invalid' }]);
  await reply('three');
  await expect
    .poll(channel)
    .toMatchObject({ status: 'active', last_error: null, last_sent_at: expect.any(String) });
});

test('takes up what a dead process was sending: what may have arrived is failed, the rest leaves', async () => {
  const { of, reply, deliveries } = await greeted();
  await worker.stop();
  await reply('under way');
  await reply('waiting');
  const { sql } = channels.world.runtime.database.system;
  const nobody = '11111111-1111-4111-8111-111111111111';
  await sql`
    update outbox o set state = 'sending', text = 'under way', attempts = 1 from messages m
    where m.id = o.message_id and m.content = 'under way'`;
  await sql`update channel_contacts set out_held_by = ${nobody}, out_due_at = null where address = ${String(of)}`;
  worker = await channels.startWorker();
  await expect.poll(deliveries).toEqual(['unknown_outcome', 'sent']);
  expect(sent(of).slice(1)).toEqual(['waiting']);
});

test('cuts a long reply into parts', async () => {
  const { of, reply, deliveries } = await greeted();
  const paragraph = `${'A sentence of forty letters in a reply. '.repeat(90).trim()}\n\n`;
  await reply(paragraph.repeat(2).trim());
  await expect.poll(() => sent(of).slice(1)).toEqual([paragraph.trim(), paragraph.trim()]);
  await expect.poll(deliveries).toEqual(['sent']);
});
