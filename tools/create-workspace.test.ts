import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('creates a workspace on the growth plan unless another is named', async () => {
  const tenant = await createTenant(world);
  const { data } = await tenant.call('create_workspace', { name: 'New', limits: { bots: null } });
  expect(data).toMatchObject({ name: 'New', plan: 'growth', limits: { bots: null }, default_bot_id: null });
  expect(data.id).not.toBe(tenant.workspaceId);
  const { data: rows } = await tenant.call('list_workspaces');
  expect(rows.at(-1)).toEqual(data);
});

test('a token cannot call it, whatever its scopes', async () => {
  const tenant = await createTenant(world);
  const { principal } = await world.runtime.admit(await tenant.token(), '127.0.0.1');
  await expect(tenant.call('create_workspace', { name: 'X' }, principal)).rejects.toMatchObject({
    code: 'not_found',
  });
});
