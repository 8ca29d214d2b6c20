import { createPerson } from '@jawab/test/support/people.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('an owner deletes the workspace by its name: its tokens and people are out at once', async () => {
  const tenant = await createTenant(world);
  const owner = await createPerson(world, { tenant, role: 'owner' });
  const secret = await tenant.token();
  await tenant.call('widget_chat', { message: 'Hello' }, asVisitor(tenant));
  await expect(tenant.call('delete_workspace', { confirm: 'test' }, owner)).rejects.toMatchObject({
    code: 'invalid_request',
    details: { issues: [{ path: 'confirm' }] },
  });
  const { data } = await tenant.call('delete_workspace', { confirm: 'Test' }, owner);
  expect(data).toEqual({ id: tenant.workspaceId, deleted: true });
  await expect(world.runtime.admit(secret, '127.0.0.1')).rejects.toMatchObject({ code: 'unauthorized' });
  const outside = Object.assign({}, owner, { role: null });
  expect((await tenant.call('list_workspaces', {}, outside)).data).toEqual([]);
});

test('an admin cannot, and another workspace stays', async () => {
  const [tenant, other] = [await createTenant(world), await createTenant(world)];
  const admin = await createPerson(world, { tenant, role: 'admin' });
  await expect(tenant.call('delete_workspace', { confirm: 'Test' }, admin)).rejects.toMatchObject({
    code: 'insufficient_scope',
  });
  await tenant.call('delete_workspace', { confirm: 'Test' });
  expect((await other.call('list_bots')).data).toHaveLength(1);
});
