import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

// test/e2e/export.test.ts downloads whole files and ranges of them.
test('finds a file that is ready, and no other', async () => {
  const [tenant, other] = [await createTenant(world), await createTenant(world)];
  const { id } = (await tenant.call('export_workspace')).data;
  const missing = { code: 'not_found' };
  await expect(tenant.call('download_export', { id })).rejects.toMatchObject(missing);
  await world.runtime.database.system.sql`update exports set status = 'ready', bytes = 9 where id = ${id}`;
  expect((await tenant.call('download_export', { id })).data).toEqual({ id, bytes: 9 });
  await expect(other.call('download_export', { id })).rejects.toMatchObject(missing);
});
