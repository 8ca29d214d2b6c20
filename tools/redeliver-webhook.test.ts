import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const url = 'https://shop.example.com/hook';
const events = ['lead.created'];

test('queues the same event again; returns 404 for a delivery of another webhook', async () => {
  const tenant = await createTenant(world);
  const other = await createTenant(world);
  const { id } = (await tenant.call('create_webhook', { url, events })).data;
  const another = (await tenant.call('create_webhook', { url, events })).data.id;
  const first = (await tenant.call('test_webhook', { id, event: 'lead.created' })).data;
  const again = (await tenant.call('redeliver_webhook', { id, deliveryId: first.id })).data;
  expect(again).toMatchObject({ event_id: first.event_id, reason: 'redelivery', status: 'queued' });
  expect(again.id).not.toBe(first.id);
  for (const call of [
    () => tenant.call('redeliver_webhook', { id: another, deliveryId: first.id }),
    () => other.call('redeliver_webhook', { id, deliveryId: first.id }),
    () => tenant.call('redeliver_webhook', { id, deliveryId: id }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'not_found' });
});
