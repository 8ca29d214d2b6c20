import { execFileSync } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { defaultTimings } from '../work.ts';
import { openReceiving, quickDeliveries, type Receiving } from './webhooks.testing.ts';

let receiving: Receiving | undefined;
afterEach(async () => {
  await receiving?.close();
  receiving = undefined;
});

const open = async (count = 1) => {
  receiving = await openReceiving(count);
  return receiving;
};

/** HMAC-SHA256 by another implementation than ours. */
const openssl = (secret: string, text: string) =>
  execFileSync('openssl', ['dgst', '-sha256', '-hmac', secret, '-r'], { input: text })
    .toString()
    .split(' ')[0];

test('[HOOK-7 webhook] [HOOK-8 webhook] an event arrives once, signed over the exact bytes in the log', async () => {
  const { shop, register, attempts, receivers } = await open();
  const [receiver] = receivers as [(typeof receivers)[0]];
  receiver.answer((response) => void response.writeHead(202).end('あ'.repeat(1000)));
  const { id, secret } = await register(receiver);
  const startedAt = Math.floor(Date.now() / 1000);
  await shop.startWorker(quickDeliveries);
  const document = await shop.add({ title: '営業時間', content: 'We open at nine.' });
  await expect.poll(async () => (await attempts(id))[0]?.status).toBe('delivered');
  const [attempt] = await attempts(id);
  const [request] = receiver.received;
  if (!request) throw new Error('Nothing arrived.');
  const { headers } = request;
  const text = request.body.toString();
  expect(receiver.received).toHaveLength(1);
  expect(attempt).toMatchObject({
    body: text,
    response_status: 202,
    response: 'あ'.repeat(341),
    attempt: 1,
    reason: 'event',
    error: null,
  });
  const body = JSON.parse(text);
  expect(Object.keys(body)).toEqual(['event', 'timestamp', 'data', 'id', 'created_at']);
  expect(body).toMatchObject({
    event: 'document.ready',
    id: attempt.event_id,
    data: { document_id: document, chatbot_id: null, title: '営業時間', status: 'ready', error: null },
  });
  expect(body.timestamp).toBeGreaterThanOrEqual(startedAt);
  expect(body.timestamp).toBeLessThanOrEqual(Date.now() / 1000);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'x-service-event': 'document.ready',
    'x-service-timestamp': String(body.timestamp),
    'webhook-timestamp': String(body.timestamp),
    'webhook-id': body.id,
  });
  expect(headers['x-service-signature']).toBe(openssl(secret, `${body.timestamp}.${text}`));
  expect((await shop.call('get_webhook', { id })).data.last_delivery).toMatchObject({
    id: attempt.id,
    event: 'document.ready',
    status: 'delivered',
    response_status: 202,
    error: null,
  });
});

test('[HOOK-10 webhook] [SIGN-5 webhook] does not follow a redirect, and never retries without a policy', async () => {
  const { shop, register, attempts, sendTest, receivers } = await open(2);
  const [from, to] = receivers as [(typeof receivers)[0], (typeof receivers)[0]];
  from.answer((response) => void response.writeHead(307, { location: to.url }).end());
  const { id } = await register(from);
  await shop.startWorker(quickDeliveries);
  await sendTest(id, 'lead.created');
  await shop.add({ content: 'Text.' });
  await expect.poll(async () => (await attempts(id)).filter((a) => a.status === 'failed').length).toBe(2);
  expect(from.received).toHaveLength(2);
  expect(to.received).toHaveLength(0);
});

test('[SIGN-10 webhook] retries a failure by the standard policy with the same id, a new timestamp and a new signature', async () => {
  const { shop, register, attempts, receivers } = await open();
  const [receiver] = receivers as [(typeof receivers)[0]];
  let calls = 0;
  receiver.answer((response) => void response.writeHead(++calls < 3 ? 500 : 200).end());
  const { id } = await register(receiver, { retry: 'standard' });
  await shop.startWorker(quickDeliveries);
  await shop.add({ content: 'Text.' });
  await expect
    .poll(async () => (await attempts(id)).map((a) => a.status))
    .toEqual(['failed', 'failed', 'delivered']);
  const log = await attempts(id);
  expect(log.map((a) => [a.attempt, a.reason])).toEqual([
    [1, 'event'],
    [2, 'retry'],
    [3, 'retry'],
  ]);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  for (const [at, { headers, body }] of receiver.received.entries()) {
    expect(body.toString()).toBe(log[at].body);
    expect(headers['x-service-timestamp']).toBe(String(JSON.parse(body.toString()).timestamp));
  }
});

test('[HOOK-9 webhook] a hanging receiver times out and delays no other', async () => {
  const { shop, register, attempts, receivers } = await open(2);
  const [dead, alive] = receivers as [(typeof receivers)[0], (typeof receivers)[0]];
  dead.answer(() => {});
  const slow = await register(dead);
  const quick = await register(alive);
  await shop.startWorker({ ...quickDeliveries, deliveryMs: 120_000, lostAfterMs: 600_000, stopMs: 50 });
  for (let n = 0; n < 12; n++) await shop.add({ content: `Text ${n}.` });
  await expect.poll(() => alive.received.length).toBe(12);
  expect((await attempts(slow.id)).filter((a) => a.status === 'sending')).toHaveLength(4);
  expect((await attempts(slow.id)).every((a) => a.sent_at === null || a.status === 'sending')).toBe(true);
  expect(await attempts(quick.id)).toHaveLength(12);
});

test('[HOOK-9 webhook] an attempt ends in time, and a receiver that let it time out gets one at a time', async () => {
  const { shop, register, attempts, sendTest, receivers } = await open();
  const [dead] = receivers as [(typeof receivers)[0]];
  dead.answer(() => {});
  const { id } = await register(dead);
  expect(defaultTimings.deliveryMs).toBe(10_000);
  await shop.startWorker({ ...quickDeliveries, deliveryMs: 150 });
  const data = await sendTest(id, 'document.ready');
  expect(data).toMatchObject({ status: 'failed', response_status: null, error: { code: 'timed_out' } });
  expect(data.latency_ms).toBeLessThan(defaultTimings.deliveryMs);
  for (let n = 0; n < 3; n++) await shop.add({ content: `Text ${n}.` });
  const places = async () => (await attempts(id)).filter((a) => a.status === 'sending').length;
  let most = 0;
  await expect
    .poll(async () => {
      most = Math.max(most, await places());
      return (await attempts(id)).filter((a) => a.status === 'failed').length;
    })
    .toBe(4);
  expect(most).toBeLessThanOrEqual(1);
});

test('[SIGN-5 webhook] logs an attempt as lost with its worker and does not repeat it', async () => {
  const { shop, register, attempts, sendTest, receivers } = await open();
  const [receiver] = receivers as [(typeof receivers)[0]];
  const { id } = await register(receiver, { retry: 'standard' });
  const { data } = await shop.call('test_webhook', { id, event: 'lead.created' });
  const { system } = shop.world.runtime.database;
  await system.sql`
    update deliveries set status = 'sending', sent_at = now() - interval '31 seconds' where id = ${data.id}`;
  await shop.startWorker(quickDeliveries);
  await expect.poll(async () => (await attempts(id))[0]?.status).toBe('lost');
  expect((await shop.call('get_webhook', { id })).data.last_delivery).toMatchObject({ status: 'lost' });
  await sendTest(id, 'document.failed');
  expect(receiver.received.map(({ headers }) => headers['x-service-event'])).toEqual(['document.failed']);
});

test('running attempts are lost at once when their worker must release them', async () => {
  const { shop, register, attempts, receivers } = await open();
  const [dead] = receivers as [(typeof receivers)[0]];
  dead.answer(() => {});
  const { id } = await register(dead);
  const worker = await shop.startWorker({ ...quickDeliveries, deliveryMs: 120_000, stopMs: 50 });
  await shop.call('test_webhook', { id, event: 'lead.created' });
  await expect.poll(() => dead.received.length).toBe(1);
  await worker.stop();
  expect(await attempts(id)).toMatchObject([{ status: 'lost', error: { code: 'lost' } }]);
});

test('sends nothing below the scale plan, and only tests to a disabled webhook', async () => {
  const { shop, register, attempts, sendTest, receivers } = await open(2);
  const [off, on] = receivers as [(typeof receivers)[0], (typeof receivers)[0]];
  const disabled = await register(off);
  const enabled = await register(on);
  await shop.call('update_webhook', { id: disabled.id, enabled: false });
  await shop.startWorker(quickDeliveries);
  await shop.add({ content: 'First.' });
  await expect.poll(() => on.received.length).toBe(1);
  await sendTest(disabled.id, 'document.ready');
  expect(off.received.map(({ body }) => JSON.parse(body.toString()).data.test)).toEqual([true]);
  const { system } = shop.world.runtime.database;
  await sendTest(enabled.id, 'lead.created');
  await system.sql`update workspaces set plan = 'growth' where id = ${shop.workspaceId}`;
  await shop.add({ content: 'Second.' });
  const numbered = () =>
    system.sql`select 1 from events where workspace_id = ${shop.workspaceId} and seq is not null`;
  await expect.poll(async () => (await numbered()).length).toBe(2);
  await system.sql`update workspaces set plan = 'scale' where id = ${shop.workspaceId}`;
  expect(await attempts(enabled.id)).toHaveLength(2);
  expect(on.received).toHaveLength(2);
});

test('[SIGN-8 webhook] opens the addresses of EGRESS_ALLOW to marked workspaces only, checked at each attempt', async () => {
  const { shop, register, sendTest, receivers } = await open();
  const [receiver] = receivers as [(typeof receivers)[0]];
  const { id } = await register(receiver);
  const { system } = shop.world.runtime.database;
  await system.sql`update workspaces set egress_allowed = false where id = ${shop.workspaceId}`;
  await shop.startWorker(quickDeliveries);
  const send = () => sendTest(id, 'lead.created');
  expect(await send()).toMatchObject({ status: 'failed', error: { code: 'https_required' } });
  const address = receiver.url.replace('http:', 'https:');
  await system.sql`update webhooks set url = ${address} where id = ${id}`;
  expect(await send()).toMatchObject({ status: 'failed', error: { code: 'private_address' } });
  expect(receiver.received).toEqual([]);
});

test('sends nothing with an unreadable secret and logs it', async () => {
  const { shop, register, sendTest, receivers } = await open();
  const [receiver] = receivers as [(typeof receivers)[0]];
  const { id } = await register(receiver);
  const other = await register(receiver);
  const { system } = shop.world.runtime.database;
  await system.sql`
    update webhooks set secret = (select secret from webhooks where id = ${other.id}) where id = ${id}`;
  await shop.startWorker(quickDeliveries);
  const data = await sendTest(id, 'lead.created');
  expect(data).toMatchObject({ status: 'failed', error: { code: 'internal' }, body: '' });
  expect(receiver.received).toEqual([]);
});
