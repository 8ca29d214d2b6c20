import { addConnection } from '@jawab/test/support/connections.ts';
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

test('ends a connection once; that of another workspace does not exist', async () => {
  const { memberId } = await createPerson(world, { tenant });
  const id = await addConnection(world, tenant, { memberId });
  const other = await createTenant(world);
  await expect(other.call('revoke_connection', { id })).rejects.toMatchObject({ code: 'not_found' });
  expect(await tenant.call('revoke_connection', { id })).toEqual({ data: { id, deleted: true } });
  await expect(tenant.call('revoke_connection', { id })).rejects.toMatchObject({ code: 'not_found' });
  expect((await tenant.call('list_connections')).data).toEqual([]);
});

test('a dry run ends nothing', async () => {
  const { memberId } = await createPerson(world, { tenant });
  const id = await addConnection(world, tenant, { memberId });
  await tenant.call('revoke_connection', { id, dryRun: true });
  expect((await tenant.call('list_connections')).data).toMatchObject([{ id }]);
});
