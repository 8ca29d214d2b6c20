import { randomUUID } from 'node:crypto';
import { type Channels, connectTelegram, openChannels } from '@jawab/test/support/channel.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pollChannels } from './poll-channels.ts';

let channels: Channels;
let line: Awaited<ReturnType<typeof connectTelegram>>;
beforeAll(async () => {
  channels = await openChannels({ PUBLIC_URL: 'http://127.0.0.1:1', LOG_LEVEL: 'silent' });
  line = await connectTelegram(channels);
});
afterAll(() => channels.close());

const sql = (parts: TemplateStringsArray, ...values: unknown[]) =>
  channels.world.runtime.database.system.sql(parts, ...values);

/** Polls as another process of the installation does, until it is killed: its work ends, and others see that it is dead. */
async function startProcess() {
  const processId = randomUUID();
  await sql`insert into processes (id, pid) values (${processId}, 1)`;
  const end = new AbortController();
  const runtime = Object.create(channels.world.runtime, { processId: { value: processId } });
  const running = pollChannels(runtime, end.signal);
  return {
    processId,
    async kill() {
      end.abort();
      await running;
      await sql`delete from processes where id = ${processId}`;
    },
  };
}

const state = async () =>
  (await sql`select polled_by, poll_cursor from channels where id = ${line.channel.id}`)[0];
const asked = () => channels.telegram.calls.filter(({ method }) => method === 'getUpdates');
const offer = (...updates: object[]) =>
  channels.telegram.next('getUpdates', { status: 200, json: { ok: true, result: updates } });
const stored = async () =>
  (await sql`select event_id from channel_receipts order by position`).map(({ event_id }) => event_id);

test('one process asks at a time, from where the last answer ended, and another one goes on after its death', async () => {
  const update = (n: number) => line.text(21, `message ${n}`);
  const [first, second, third] = [update(1), update(2), update(3)];
  offer(first, second);
  const one = await startProcess();
  await expect.poll(stored).toEqual([String(first.update_id), String(second.update_id)]);
  await expect.poll(state).toEqual({ polled_by: one.processId, poll_cursor: String(second.update_id + 1) });

  const other = await startProcess();
  const before = asked().length;
  await expect.poll(() => asked().length, { timeout: 20_000 }).toBeGreaterThan(before + 1);
  expect((await state())?.polled_by).toBe(one.processId);
  expect(new Set(asked().map(({ body }) => body.offset))).toEqual(new Set([second.update_id + 1]));

  await one.kill();
  // A provider repeats what it does not know as read.
  offer(second, third);
  await expect
    .poll(state, { timeout: 20_000 })
    .toEqual({ polled_by: other.processId, poll_cursor: String(third.update_id + 1) });
  expect(await stored()).toEqual([first, second, third].map(({ update_id }) => String(update_id)));
  await other.kill();
});

test('a key that ended makes the channel fail, and the others are asked all the same', async () => {
  const healthy = await connectTelegram(channels);
  const refused = { status: 401, json: { ok: false, error_code: 401, description: 'Unauthorized' } };
  channels.telegram.next('getUpdates', refused);
  const one = await startProcess();
  const failing = async () => await sql`select id from channels where failing_since is not null`;
  await expect.poll(failing, { timeout: 20_000 }).toHaveLength(1);
  const tokens = () => new Set(asked().map(({ token }) => token));
  await expect.poll(() => tokens().size, { timeout: 20_000 }).toBe(2);
  expect([line.channel.id, healthy.channel.id]).toContain((await failing())[0]?.id);
  await one.kill();
});
