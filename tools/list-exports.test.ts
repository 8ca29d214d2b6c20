import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({ PUBLIC_URL: 'https://jawab.example' });
});
afterAll(() => world.close());

test('lists the exports of this workspace with the address of a file that is ready', async () => {
  const [tenant, other] = [await createTenant(world), await createTenant(world)];
  const { data: started } = await tenant.call('export_workspace');
  expect((await tenant.call('list_exports')).data).toEqual([started]);
  await world.runtime.database.system.sql`
    update exports set status = 'ready', records = 3, bytes = 9, finished_at = now() where id = ${started.id}`;
  expect((await tenant.call('list_exports')).data).toMatchObject([
    {
      status: 'ready',
      records: 3,
      bytes: 9,
      url: `https://jawab.example/v1/workspace/exports/${started.id}/file?workspace=${tenant.workspaceId}`,
    },
  ]);
  expect((await other.call('list_exports')).data).toEqual([]);
});
