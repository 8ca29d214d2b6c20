import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({}, { now: () => new Date('2026-12-31T23:59:59Z') });
});
afterAll(() => world.close());

test('counts messages and bots of the UTC month', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  await tenant.call('ask_bot', { message: 'hello' });
  expect((await tenant.call('get_usage')).data).toEqual({
    month: '2026-12-01',
    messages: { used: 1, limit: 100_000 },
    bots: { used: 2, limit: 50 },
    resets_at: '2027-01-01T00:00:00.000Z',
  });
});

test('refuses tokens limited to bots', async () => {
  const tenant = await createTenant(world);
  const reach = { workspace: tenant.workspaceId, bots: tenant.bots };
  await expect(tenant.call('get_usage', {}, { reach })).rejects.toMatchObject({
    code: 'workspace_forbidden',
  });
});
