import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('returns the workspace of the caller, with what differs from its plan', async () => {
  const tenant = await createTenant(world, { plan: 'growth', limits: { bots: 3 } });
  expect((await tenant.call('get_workspace')).data).toMatchObject({
    id: tenant.workspaceId,
    plan: 'growth',
    limits: { bots: 3 },
    default_bot_id: tenant.bots[0],
  });
});

test('is closed to a token that is limited to bots', async () => {
  const tenant = await createTenant(world);
  const reach = { workspace: tenant.workspaceId, bots: tenant.bots };
  await expect(tenant.call('get_workspace', {}, { reach })).rejects.toMatchObject({
    code: 'workspace_forbidden',
  });
});
