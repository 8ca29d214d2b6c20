import { createPerson } from '@jawab/test/support/people.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('an admin gives roles up to their own, to people up to their own', async () => {
  const tenant = await createTenant(world);
  const [owner, admin, viewer] = await Promise.all(
    (['owner', 'admin', 'viewer'] as const).map((role) => createPerson(world, { tenant, role })),
  );
  const give = (id: string, role: string, by = admin) => tenant.call('update_member', { id, role }, by);
  const viewerId = viewer?.memberId as string;
  expect((await give(viewerId, 'admin')).data).toMatchObject({ id: viewerId, role: 'admin' });
  await expect(give(viewerId, 'owner')).rejects.toMatchObject({ code: 'insufficient_scope' });
  await expect(give(owner?.memberId as string, 'viewer')).rejects.toMatchObject({
    code: 'insufficient_scope',
  });
  expect((await give(viewerId, 'owner', owner)).data.role).toBe('owner');
});

test('a token gives only roles within its own scopes', async () => {
  const tenant = await createTenant(world);
  const { memberId: id } = await createPerson(world, { tenant });
  const secret = await tenant.token({ scopes: ['members:write', 'members:read', 'bots:read'] });
  const { principal } = await world.runtime.admit(secret, '127.0.0.1');
  await expect(tenant.call('update_member', { id, role: 'viewer' }, principal)).rejects.toMatchObject({
    code: 'insufficient_scope',
  });
});

test('the last owner stays owner, also when two owners step down at once', async () => {
  const tenant = await createTenant(world);
  const first = await createPerson(world, { tenant, role: 'owner' });
  const lower = (person: typeof first) =>
    tenant.call('update_member', { id: person.memberId, role: 'admin' }, person);
  await expect(lower(first)).rejects.toMatchObject({ code: 'last_owner', status: 409 });
  const second = await createPerson(world, { tenant, role: 'owner' });
  const outcomes = await Promise.allSettled([lower(first), lower(second)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { data } = await tenant.call('list_members');
  expect(data.map(({ role }: { role: string }) => role).sort()).toEqual(['admin', 'owner']);
});

test('a person of another workspace is no member', async () => {
  const [tenant, other] = [await createTenant(world), await createTenant(world)];
  const { memberId: id } = await createPerson(world, { tenant: other });
  await expect(tenant.call('update_member', { id, role: 'admin' })).rejects.toMatchObject({
    code: 'not_found',
  });
});
