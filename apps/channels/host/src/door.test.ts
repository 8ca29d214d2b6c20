import { randomUUID } from 'node:crypto';
import { type Channels, connectTelegram, openChannels } from '@jawab/test/support/channel.ts';
import { findTables } from '@jawab/test/support/find-tables.ts';
import { request } from '@jawab/test/support/loopback.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let channels: Channels;
let line: Awaited<ReturnType<typeof connectTelegram>>;
beforeAll(async () => {
  channels = await openChannels({ LOG_LEVEL: 'silent' });
  line = await connectTelegram(channels);
});
afterAll(() => channels.close());

const receipts = async () => {
  const { sql } = channels.world.runtime.database.system;
  return sql`select event_id, event, contact_id from channel_receipts order by position`;
};

test('refuses a wrong signature without a trace', async () => {
  const update = line.text(11, 'zyxomma');
  for (const token of ['wrong', '', 'x'.repeat(32)])
    expect((await line.post(update, { 'x-telegram-bot-api-secret-token': token })).status).toBe(401);
  const answer = await request(`${channels.door.url}/channels/telegram/${line.channel.id}`, {
    method: 'POST',
    body: '{',
  });
  expect(answer.status).toBe(401);
  expect(await findTables(channels.world.runtime.database.system.sql, ['zyxomma'])).toEqual([]);
});

test('knows only its channels, and only posts', async () => {
  const at = (path: string, method = 'POST') =>
    request(`${channels.door.url}${path}`, { method }).then(({ status }) => status);
  expect(await at(`/channels/telegram/${randomUUID()}`)).toBe(404);
  expect(await at('/channels/telegram/1')).toBe(404);
  expect(await at(`/channels/smoke/${line.channel.id}`)).toBe(404);
  expect(await at(`/channels/line/${line.channel.id}`)).toBe(404);
  expect(await at(`/channels/telegram/${line.channel.id}`, 'GET')).toBe(405);
});

test('stores each event once by its id, before it answers; one customer for several messages at once', async () => {
  const before = (await receipts()).length;
  const updates = [1, 2, 3, 4, 5, 6].map((n) => line.text(12, `message ${n}`));
  const statuses = await Promise.all(
    [...updates, ...updates].map(async (update) => (await line.post(update)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  const stored = (await receipts()).slice(before);
  expect(stored).toHaveLength(6);
  expect(new Set(stored.map(({ contact_id }) => contact_id)).size).toBe(1);
  const { sql } = channels.world.runtime.database.system;
  expect(await sql`select 1 from channel_contacts where address = '12'`).toHaveLength(1);
  expect(await sql`select name from customers`).toEqual([{ name: 'Uann' }]);
});

test('notes what it does not know by its id only, and leaves groups', async () => {
  const group = line.text(-5, 'hello all', { chat: { id: -5, type: 'group' } });
  for (const update of [group, { update_id: 77, poll: { id: '1' } }])
    expect((await line.post(update)).status).toBe(200);
  const stored = (await receipts()).filter(({ event_id }) =>
    ['77', String(group.update_id)].includes(event_id),
  );
  expect(stored.map(({ event }) => event)).toEqual([null, null]);
  await expect
    .poll(() =>
      channels.telegram.calls.some(({ method, body }) => method === 'leaveChat' && body.chat_id === '-5'),
    )
    .toBe(true);
});

test('limits the requests of a channel, not those of an address', async () => {
  const other = await connectTelegram(channels);
  const { sql } = channels.world.runtime.database.system;
  await other.say(13, 'Hello');
  await sql`update rate_buckets set level = -1000, filled_at = now() where token_id = md5(${`${other.channel.id}/channel`})::uuid`;
  const refused = await other.say(13, 'Hello again');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
  expect((await line.say(13, 'Hello')).status).toBe(200);
});
