import { createPerson } from '@jawab/test/support/people.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('lists all workspaces, oldest first', async () => {
  const [first, second] = [await createTenant(world), await createTenant(world, { plan: 'free' })];
  const { data } = await first.call('list_workspaces');
  expect(data).toMatchObject([
    { id: first.workspaceId, plan: 'scale' },
    { id: second.workspaceId, plan: 'free' },
  ]);
});

test('a person sees only their own, with their role in each', async () => {
  const [tenant, other] = [await createTenant(world), await createTenant(world)];
  const person = await createPerson(world, { tenant, role: 'editor' });
  await createPerson(world, { tenant: other });
  const outside = Object.assign(person, { role: null });
  expect((await tenant.call('list_workspaces', {}, outside)).data).toMatchObject([
    { id: tenant.workspaceId, role: 'editor' },
  ]);
});

test('a token cannot call it, whatever its scopes', async () => {
  const tenant = await createTenant(world);
  const { principal } = await world.runtime.admit(await tenant.token(), '127.0.0.1');
  await expect(tenant.call('list_workspaces', {}, principal)).rejects.toMatchObject({ code: 'not_found' });
});
