import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const url = 'https://shop.example.com/hook';
const events = ['lead.created'];

test('queues one attempt of a sample event that is not in the feed', async () => {
  const tenant = await createTenant(world);
  const { id } = (await tenant.call('create_webhook', { url, events })).data;
  const { data } = await tenant.call('test_webhook', { id, event: 'conversation.handoff' });
  expect(data).toMatchObject({
    webhook_id: id,
    event: 'conversation.handoff',
    reason: 'test',
    status: 'queued',
  });
  const [row] = await world.runtime.database.system.sql`select data from deliveries where id = ${data.id}`;
  expect(row?.data).toMatchObject({ test: true, reason: 'asked for a person' });
  const kept = await world.runtime.database.system.sql`select 1 from events where id = ${data.event_id}`;
  expect(kept).toEqual([]);
});

test('sends the first event of the webhook if none is named', async () => {
  const tenant = await createTenant(world);
  const wanted = ['message.unanswered', 'lead.created'];
  const { id } = (await tenant.call('create_webhook', { url, events: wanted })).data;
  expect((await tenant.call('test_webhook', { id })).data.event).toBe('message.unanswered');
});

test('refuses an unknown event and a foreign webhook', async () => {
  const tenant = await createTenant(world);
  const other = await createTenant(world);
  const { id } = (await tenant.call('create_webhook', { url, events })).data;
  await expect(tenant.call('test_webhook', { id, event: 'x' })).rejects.toMatchObject({
    code: 'invalid_request',
  });
  await expect(other.call('test_webhook', { id, event: 'lead.created' })).rejects.toMatchObject({
    code: 'not_found',
  });
});
