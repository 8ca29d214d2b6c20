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

const invite = async (role: string) =>
  (await tenant.call('invite_member', { email: 'siti@example.com', role })).data;

test('a revoked link opens nothing', async () => {
  const { id, link } = await invite('viewer');
  expect((await tenant.call('revoke_invitation', { id })).data).toEqual({ id, deleted: true });
  const person = await createPerson(world, { email: 'siti@example.com' });
  const accept = tenant.call('accept_invitation', { token: link.split('#')[1] }, person);
  await expect(accept).rejects.toMatchObject({ code: 'link_expired' });
  await expect(tenant.call('revoke_invitation', { id })).rejects.toMatchObject({ code: 'not_found' });
});

test('an admin cannot revoke the invitation of an owner, nobody one of another workspace', async () => {
  const { id } = await invite('owner');
  const admin = await createPerson(world, { tenant, role: 'admin' });
  await expect(tenant.call('revoke_invitation', { id }, admin)).rejects.toMatchObject({
    code: 'insufficient_scope',
  });
  const other = await createTenant(world);
  await expect(other.call('revoke_invitation', { id })).rejects.toMatchObject({ code: 'not_found' });
  expect((await tenant.call('list_invitations')).data).toMatchObject([{ id }]);
});
