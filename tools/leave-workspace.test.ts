import { createPerson } from '@jawab/test/support/people.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('anybody leaves by themselves, but the last owner', async () => {
  const tenant = await createTenant(world);
  const owner = await createPerson(world, { tenant, role: 'owner' });
  const viewer = await createPerson(world, { tenant });
  const left = await tenant.call('leave_workspace', {}, viewer);
  expect(left.data).toEqual({ id: viewer.memberId, deleted: true });
  expect((await tenant.call('list_members')).data).toHaveLength(1);
  await expect(tenant.call('leave_workspace', {}, owner)).rejects.toMatchObject({ code: 'last_owner' });
});

test('a token has no membership to leave', async () => {
  const tenant = await createTenant(world);
  const { principal } = await world.runtime.admit(await tenant.token(), '127.0.0.1');
  await expect(tenant.call('leave_workspace', {}, principal)).rejects.toMatchObject({ code: 'not_found' });
});
