import { takeIn } from '@jawab/channel-host';
import { ingest } from '@jawab/test/support/ingest.ts';
import { lineRequest, lineSettings, lineText, type SendFault, serveLine } from '@jawab/test/support/line.ts';
import { request, serveOnLoopback } from '@jawab/test/support/loopback.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChannelApp } from '../app.ts';
import type { Pace } from './pace.ts';
import { sendOut } from './send-out.ts';

const [delivery, opening] = ['Delivery to Bangkok takes two days.', 'The shop opens at ten in the morning.'];
const byPerson = 'Somebody comes to the door.';
const { signal } = new AbortController();
const faults: SendFault[] = [];
let line: Awaited<ReturnType<typeof serveLine>>;
let world: World;
let door: Awaited<ReturnType<typeof serveOnLoopback>>;
let shop: Tenant;
let channelId: string;
beforeAll(async () => {
  line = await serveLine(() => faults.shift() ?? null);
  world = await openWorld({ ...line.settings, LOG_LEVEL: 'silent' });
  door = await serveOnLoopback(createChannelApp(world.runtime).fetch);
  shop = await createTenant(world);
  const chatbotId = shop.bots[0] as string;
  const texts = [
    ['How long does delivery take?', delivery],
    ['When does the shop open?', opening],
  ] as const;
  await ingest(
    world,
    shop,
    texts.map(([title, text]) => ({ title, text, chatbotId })),
  );
  const { data } = await shop.call('create_channel', { kind: 'line', chatbotId, settings: lineSettings });
  channelId = data.id;
});
afterAll(async () => {
  await door.close();
  await world.close();
  await line.close();
});

/** A customer whom this test takes in and answers itself, step by step. */
function customer(name: string) {
  const { runtime } = world;
  const { sql } = runtime.database.system;
  const post = async (text: string) => {
    const answer = await request(
      `${door.url}/channels/line/${channelId}`,
      lineRequest([lineText(name, text, Date.now())]),
    );
    expect(answer.status).toBe(200);
  };
  const key = async () => {
    const [row] = await sql<{ id: string }>`select id from channel_contacts where address = ${name}`;
    return { workspaceId: shop.workspaceId, contactId: row?.id as string };
  };
  const take = async () => takeIn(runtime, await key(), signal);
  const send = async (pace: Pace = async () => {}) => sendOut(runtime, await key(), pace, signal);
  const got = () =>
    line.delivered
      .filter(({ to }) => to === name)
      .map(({ text }) => [delivery, opening, byPerson].find((known) => text.includes(known)) ?? text);
  return { sql, post, key, take, send, got };
}

test('a question that is taken up again does not give its used reply token to the next reply', async () => {
  const { sql, post, key, take, send, got } = customer('resumed');
  await post('How long does delivery take?');
  const { contactId } = await key();
  const [receipt] = await sql<{ event: object }>`
    select event from channel_receipts where contact_id = ${contactId}`;
  await take();
  await send();
  expect(got()).toEqual([delivery]);
  // As a process leaves it that dies after the answer left, and before the message is settled.
  const [conversation] = await sql<{ session_id: string }>`
    update channel_receipts r set event = ${JSON.stringify(receipt?.event)}::jsonb, question_id = m.id
    from channel_contacts t join conversations c on c.session_id = t.session_id
    join messages m on m.conversation_id = c.id and m.role = 'user'
    where t.id = ${contactId} and r.contact_id = t.id returning c.session_id`;
  await take();
  const sessionId = conversation?.session_id as string;
  await shop.call('reply_to_conversation', { sessionId, text: byPerson });
  faults.push('broken');
  await send();
  await send();
  expect(got()).toEqual([delivery, byPerson]);
});

test('a reply leaves although its customer wrote again while it was about to be sent', async () => {
  const { post, take, send, got } = customer('writes-again');
  await post('How long does delivery take?');
  await take();
  faults.push('broken');
  let isFirst = true;
  await send(async () => {
    if (!isFirst) return;
    isFirst = false;
    await post('When does the shop open?');
    await take();
  });
  await send();
  expect(got()).toEqual([delivery, opening]);
});

test('a reply that may have arrived is repeated every five seconds, so that the minute of its token is used', async () => {
  const { sql, post, key, take, send, got } = customer('unsure');
  await post('How long does delivery take?');
  await take();
  faults.push('lost', 'broken', 'broken', 'broken', 'broken', 'broken');
  for (let tries = 0; tries < 5; tries++) await send();
  const { contactId } = await key();
  await sql`update channel_contacts set out_due_at = null where id = ${contactId}`;
  await send();
  const [due] = await sql<{ seconds: number }>`
    select extract(epoch from out_due_at - now()::timestamptz(3))::float8 as seconds
    from channel_contacts where id = ${contactId}`;
  expect(due?.seconds).toBeLessThanOrEqual(5);
  await send();
  expect(got()).toEqual([delivery]);
  const [part] = await sql<{ state: string }>`select state from outbox where contact_id = ${contactId}`;
  expect(part?.state).toBe('sent');
});
