import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('queues one export and one job, however often it is called', async () => {
  const tenant = await createTenant(world);
  const started = await Promise.all([1, 2, 3].map(() => tenant.call('export_workspace')));
  const [first] = started;
  expect(first.data).toMatchObject({ status: 'queued', records: null, bytes: null, url: null });
  for (const { data } of started) expect(data.id).toBe(first.data.id);
  const [jobs] = await world.runtime.database.system.sql`
    select count(*)::int as count from graphile_worker.jobs where key = ${`export:${first.data.id}`}`;
  expect(jobs?.count).toBe(1);
});

test('a token of one bot may not take out the whole workspace', async () => {
  const tenant = await createTenant(world);
  const reach = { workspace: tenant.workspaceId, bots: tenant.bots };
  await expect(tenant.call('export_workspace', {}, { reach })).rejects.toMatchObject({ status: 403 });
});
