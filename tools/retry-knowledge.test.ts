import { ingestQueued } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('queues a failed document again; refuses any other status as conflict', async () => {
  const tenant = await createTenant(world);
  const { sql } = tenant.context();
  const { id } = (await tenant.call('add_knowledge', { title: 'Signs', text: 'x' })).data;
  await sql`update documents set content = '  ' where id = ${id}`;
  const failed = await ingestQueued(world, tenant, id);
  expect(failed).toMatchObject({ status: 'failed', error: { code: 'empty_content' } });
  await sql`update documents set content = 'Now there are words.' where id = ${id}`;
  expect((await tenant.call('retry_knowledge', { id })).data).toEqual({ id, status: 'queued' });
  expect((await tenant.call('get_knowledge', { id })).data).toMatchObject({ status: 'queued', error: null });
  await expect(tenant.call('retry_knowledge', { id })).rejects.toMatchObject({ code: 'conflict' });
  expect(await ingestQueued(world, tenant, id)).toMatchObject({ status: 'ready', chunk_count: 1 });
  await expect(tenant.call('retry_knowledge', { id })).rejects.toMatchObject({ code: 'conflict' });
});

test('returns 404 for documents out of reach', async () => {
  const tenant = await createTenant(world);
  const other = await createTenant(world);
  const { id } = (await tenant.call('add_knowledge', { title: 'T', text: 'x' })).data;
  await expect(other.call('retry_knowledge', { id })).rejects.toMatchObject({ code: 'not_found' });
});
