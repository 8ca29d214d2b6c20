import { eventKinds, sampleDelivery } from '@jawab/core';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('lists one body for each kind of event, or the one that is asked for', async () => {
  const tenant = await createTenant(world);
  const { data } = await tenant.call('list_webhook_samples');
  expect(data.map(({ event }: { event: string }) => event)).toEqual([...eventKinds]);
  const [lead, ...others] = (await tenant.call('list_webhook_samples', { event: 'lead.created' })).data;
  expect(others).toEqual([]);
  expect(lead).toEqual(sampleDelivery('lead.created', new Date(lead.created_at)));
  expect(lead).toMatchObject({
    timestamp: expect.any(Number),
    data: { email: 'visitor@example.com', test: true },
  });
});

test('refuses another kind', async () => {
  const tenant = await createTenant(world);
  const asked = tenant.call('list_webhook_samples', { event: 'lead.deleted' });
  await expect(asked).rejects.toMatchObject({ code: 'invalid_request' });
});
