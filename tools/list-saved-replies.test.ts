import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('lists those of the workspace only, and is closed to tokens of some bots', async () => {
  const [tenant, other] = [await createTenant(world), await createTenant(world)];
  await tenant.call('create_saved_reply', { shortcut: 'hours', text: 'Nine to five.' });
  expect((await tenant.call('list_saved_replies')).data).toMatchObject([{ shortcut: 'hours' }]);
  expect((await other.call('list_saved_replies')).data).toEqual([]);
  const reach = { workspace: tenant.workspaceId, bots: tenant.bots };
  await expect(tenant.call('list_saved_replies', {}, { reach })).rejects.toMatchObject({
    code: 'workspace_forbidden',
  });
});
