import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('lists the limits of every plan and marks the plan of the workspace', async () => {
  const tenant = await createTenant(world, { plan: 'growth' });
  const { data } = await tenant.call('list_plans');
  expect(data.map(({ name }: { name: string }) => name)).toEqual([
    'free',
    'starter',
    'growth',
    'scale',
    'enterprise',
  ]);
  expect(data.filter(({ current }: { current: boolean }) => current)).toEqual([
    {
      name: 'growth',
      current: true,
      api: true,
      webhooks: false,
      bots: 10,
      messages_per_month: 10_000,
      requests_per_minute: 120,
    },
  ]);
  expect(data.at(-1)).toMatchObject({ bots: null, messages_per_month: null });
});
