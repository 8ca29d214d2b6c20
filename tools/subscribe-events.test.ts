import { withWorker } from '@jawab/test/support/ingest.ts';
import { type Receiver, startReceiver } from '@jawab/test/support/receiver.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let receiver: Receiver;
let world: World;
let shop: Tenant;
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

beforeAll(async () => {
  receiver = await startReceiver();
  world = await openWorld({ EGRESS_ALLOW: receiver.host });
  shop = await createTenant(world, { bots: ['Shop', 'Other'] });
  await world.runtime.database.system.sql`
    update workspaces set egress_allowed = true where id = ${shop.workspaceId}`;
});
afterAll(async () => {
  await world.close();
  await receiver.close();
});

const allowed = { egressAllowed: true };
const subscribe = async (more = {}) =>
  (
    await shop.call(
      'subscribe_events',
      Object.assign({ event: 'lead.created', url: receiver.url, secret }, more),
      allowed,
    )
  ).data;

test('is active after the receiver answered its challenge, and not before', async () => {
  const first = await subscribe();
  expect(first).toMatchObject({ active: false, last_error: null });
  await withWorker(world, async () => {
    expect(await subscribe({ wait: 15 })).toMatchObject({
      id: first.id,
      active: false,
      last_error: 'challenge_failed',
    });
    receiver.answer((response, { body }) => {
      const { challenge } = JSON.parse(body.toString());
      response.end(JSON.stringify({ challenge }));
    });
    expect(await subscribe({ wait: 15 })).toMatchObject({ id: first.id, active: true, last_error: null });
  });
  const { data } = await shop.call('list_webhooks');
  expect(data).toMatchObject([{ id: first.id, events: ['lead.created'], retry: 'standard', enabled: true }]);
});

test('each event, bot and address is a subscription; one challenge is enough for an address', async () => {
  const ids = [
    await subscribe(),
    await subscribe({ event: 'document.ready' }),
    await subscribe({ chatbotId: shop.bots[0] }),
  ].map(({ id, active }) => [id, active]);
  expect(new Set(ids.map(([id]) => id)).size).toBe(3);
  expect(ids.every(([, active]) => active)).toBe(true);
});

test.each([
  [1_000, 300],
  [600_000, 600],
  [10 ** 12, 86_400],
])('grants a time within its limits: %d ms', async (ttlMs, seconds) => {
  const { refresh_before } = await subscribe({ ttlMs });
  const left = (Date.parse(refresh_before) - Date.now()) / 1_000;
  expect(Math.abs(left - seconds)).toBeLessThan(60);
});

test.each([
  ['secret', { secret: 'secret' }],
  ['secret', { secret: `whsec_${Buffer.alloc(10).toString('base64')}` }],
  ['secret', { secret: `whsec_${Buffer.alloc(65).toString('base64')}` }],
  ['event', { event: 'order.paid' }],
])('refuses a wrong %s', async (path, change) => {
  await expect(subscribe(change)).rejects.toMatchObject({
    code: 'invalid_request',
    details: { issues: [{ path }] },
  });
});

test('refuses a private address, and a token of single bots without its bot', async () => {
  const elsewhere = { url: 'https://10.0.0.1/hook' };
  await expect(subscribe(elsewhere)).rejects.toMatchObject({ code: 'url_not_allowed' });
  const { principal } = await world.runtime.admit(await shop.token({ bots: shop.bots }), '127.0.0.1');
  const input = { event: 'lead.created', url: receiver.url, secret };
  await expect(shop.call('subscribe_events', input, principal)).rejects.toMatchObject({
    code: 'workspace_forbidden',
  });
});
