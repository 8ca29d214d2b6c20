import { addConnection } from '@jawab/test/support/connections.ts';
import { createPerson } from '@jawab/test/support/people.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld();
  tenant = await createTenant(world, { bots: ['Shop', 'Other'] });
});
afterAll(() => world.close());

test('lists connections newest first, page by page, with what their member may do now', async () => {
  const { memberId } = await createPerson(world, { tenant, role: 'viewer' });
  await addConnection(world, tenant, { memberId, scopes: ['kb:read', 'kb:write'] });
  const id = await addConnection(world, tenant, { memberId, bots: [tenant.bots[0] as string] });
  const first = await tenant.call('list_connections', { limit: 1 });
  expect(first).toMatchObject({
    data: [
      {
        id,
        client: { name: 'Desk', host: 'desk.example' },
        member: { id: memberId, name: 'Ann' },
        address: '/mcp',
        bots: [tenant.bots[0]],
        last_used_at: null,
      },
    ],
    has_more: true,
  });
  const second = await tenant.call('list_connections', { limit: 1, cursor: first.next_cursor });
  expect(second).toMatchObject({ data: [{ scopes: ['kb:read'], bots: null }], has_more: false });
});

test('leaves out those whose code was not redeemed, those that ended, and those of others', async () => {
  const other = await createTenant(world);
  const { memberId } = await createPerson(world, { tenant: other });
  await addConnection(world, other, { memberId });
  const { sql } = world.runtime.database.system;
  const count = async () => (await other.call('list_connections')).data.length;
  expect(await count()).toBe(1);
  await sql`update connections set redeemed_at = null where workspace_id = ${other.workspaceId}`;
  expect(await count()).toBe(0);
  await sql`update connections set redeemed_at = now(), expires_at = now() - interval '1 second' where workspace_id = ${other.workspaceId}`;
  expect(await count()).toBe(0);
  expect((await tenant.call('list_connections')).data).toHaveLength(2);
});

test('is closed to a token that is limited to bots', async () => {
  const reach = { workspace: tenant.workspaceId, bots: tenant.bots };
  await expect(tenant.call('list_connections', {}, { reach })).rejects.toMatchObject({
    code: 'workspace_forbidden',
  });
});
