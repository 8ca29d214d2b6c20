import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld();
  tenant = await createTenant(world, { bots: ['Shop', 'Other'] });
});
afterAll(() => world.close());

test('lists tokens newest first, page by page, and never a secret', async () => {
  const secrets = [await tenant.token(), await tenant.token({ scopes: ['kb:read'] })];
  const first = await tenant.call('list_tokens', { limit: 1 });
  expect(first).toMatchObject({ data: [{ scopes: ['kb:read'], revoked_at: null }], has_more: true });
  const second = await tenant.call('list_tokens', { limit: 1, cursor: first.next_cursor });
  expect(second).toMatchObject({ data: [{ created_by: 'test' }], has_more: false });
  for (const secret of secrets) expect(JSON.stringify([first, second])).not.toContain(secret);
});

test('another workspace’s tokens do not exist', async () => {
  const other = await createTenant(world);
  expect((await other.call('list_tokens')).data).toEqual([]);
});

test('is closed to a token that is limited to bots', async () => {
  const reach = { workspace: tenant.workspaceId, bots: tenant.bots };
  await expect(tenant.call('list_tokens', {}, { reach })).rejects.toMatchObject({
    code: 'workspace_forbidden',
  });
});
