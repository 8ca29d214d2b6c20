import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('lists open invitations newest first, page by page, of this workspace only', async () => {
  const [tenant, other] = [await createTenant(world), await createTenant(world)];
  for (const email of ['a@example.com', 'b@example.com'])
    await tenant.call('invite_member', { email, role: 'viewer' });
  const first = await tenant.call('list_invitations', { limit: 1 });
  expect(first).toMatchObject({ data: [{ email: 'b@example.com' }], has_more: true });
  const second = await tenant.call('list_invitations', { limit: 1, cursor: first.next_cursor });
  expect(second).toMatchObject({ data: [{ email: 'a@example.com' }], has_more: false });
  expect((await other.call('list_invitations')).data).toEqual([]);
});
