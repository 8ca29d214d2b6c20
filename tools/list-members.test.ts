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

test('lists people newest first, page by page, with the name and address they have now', async () => {
  const owner = await createPerson(world, { tenant, role: 'owner' });
  const viewer = await createPerson(world, { tenant });
  const { sql } = world.runtime.database.system;
  await sql`update auth."user" set name = 'Bea', email = 'bea@example.com' where id = ${viewer.memberId}`;
  await sql`update members set joined_at = now() - interval '1 day' where user_id = ${owner.memberId}`;
  const first = await tenant.call('list_members', { limit: 1 }, viewer);
  expect(first).toMatchObject({
    data: [{ id: viewer.memberId, name: 'Bea', email: 'bea@example.com', role: 'viewer' }],
    has_more: true,
  });
  const second = await tenant.call('list_members', { limit: 1, cursor: first.next_cursor }, viewer);
  expect(second).toMatchObject({ data: [{ id: owner.memberId, role: 'owner' }], has_more: false });
});

test('another workspace’s people do not exist', async () => {
  const other = await createTenant(world);
  expect((await other.call('list_members')).data).toEqual([]);
});
