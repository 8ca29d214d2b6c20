import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('renames the workspace of the caller and no other', async () => {
  const [tenant, other] = [await createTenant(world), await createTenant(world)];
  expect((await tenant.call('update_workspace', { name: ' Kopi Kita ' })).data).toMatchObject({
    id: tenant.workspaceId,
    name: 'Kopi Kita',
    plan: 'scale',
  });
  expect((await other.call('get_workspace')).data.name).toBe('Test');
});

test('a name is needed', async () => {
  const tenant = await createTenant(world);
  await expect(tenant.call('update_workspace', { name: ' ' })).rejects.toMatchObject({
    code: 'invalid_request',
  });
});
