import { createPerson } from '@jawab/test/support/people.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld();
  tenant = await createTenant(world);
});
afterAll(() => world.close());

const remove = (id: string, by?: Parameters<Tenant['call']>[2]) => tenant.call('remove_member', { id }, by);

test('an admin removes people up to their own role', async () => {
  const owner = await createPerson(world, { tenant, role: 'owner' });
  const admin = await createPerson(world, { tenant, role: 'admin' });
  const viewer = await createPerson(world, { tenant });
  expect((await remove(viewer.memberId, admin)).data).toEqual({ id: viewer.memberId, deleted: true });
  await expect(remove(viewer.memberId, admin)).rejects.toMatchObject({ code: 'not_found' });
  await expect(remove(owner.memberId, admin)).rejects.toMatchObject({ code: 'insufficient_scope' });
  await expect(remove(owner.memberId)).rejects.toMatchObject({ code: 'last_owner' });
});

test('a person of another workspace is no member', async () => {
  const other = await createTenant(world);
  const { memberId } = await createPerson(world, { tenant: other });
  await expect(remove(memberId)).rejects.toMatchObject({ code: 'not_found' });
});
