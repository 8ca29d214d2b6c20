import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld();
  tenant = await createTenant(world, { bots: ['Shop', 'Other'] });
});
afterAll(() => world.close());

test('the next request of a revoked token is refused; revoking again changes nothing', async () => {
  const secret = await tenant.token();
  const { principal } = await world.runtime.admit(secret, '127.0.0.1');
  const { data } = await tenant.call('revoke_token', { id: principal.tokenId });
  expect(data.revoked_at).toMatch(/^\d{4}-/);
  await expect(world.runtime.admit(secret, '127.0.0.1')).rejects.toMatchObject({
    code: 'unauthorized',
  });
  expect((await tenant.call('revoke_token', { id: principal.tokenId })).data).toEqual(data);
});

test('a token of another workspace, or beyond the reach, does not exist', async () => {
  await tenant.token();
  const [{ id }] = (await tenant.call('list_tokens')).data;
  const other = await createTenant(world);
  await expect(other.call('revoke_token', { id })).rejects.toMatchObject({ code: 'not_found' });
  const reach = { workspace: tenant.workspaceId, bots: [tenant.bots[0] as string] };
  await expect(tenant.call('revoke_token', { id }, { reach })).rejects.toMatchObject({ code: 'not_found' });
});
