import { readPayloads } from '@jawab/test/support/queue.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('queues a ready page once, with a job of the new revision; leaves a waiting page as it is', async () => {
  const tenant = await createTenant(world);
  const { id } = (await tenant.call('add_knowledge', { title: 'P', url: 'https://example.com/a' })).data;
  const { sql } = tenant.context();
  expect((await tenant.call('recrawl_knowledge', { id })).data).toEqual({ id, status: 'queued' });
  await sql`update documents set status = 'ready', chunk_count = 3 where id = ${id} and revision = 1`;
  expect((await tenant.call('recrawl_knowledge', { id })).data).toEqual({ id, status: 'queued' });
  expect((await tenant.call('recrawl_knowledge', { id })).data).toEqual({ id, status: 'queued' });
  const [row] = await sql`select revision, status, chunk_count from documents where id = ${id}`;
  expect(row).toEqual({ revision: 2, status: 'queued', chunk_count: 3 });
  expect(await readPayloads(world, `ingest:${id}`)).toMatchObject([{ documentId: id, revision: 2 }]);
});

test('fetches only pages and stored files again, and only the workspace’s own', async () => {
  const tenant = await createTenant(world);
  const other = await createTenant(world);
  const text = (await tenant.call('add_knowledge', { title: 'T', text: 'x' })).data;
  const page = (await tenant.call('add_knowledge', { title: 'P', url: 'https://example.com/a' })).data;
  await expect(tenant.call('recrawl_knowledge', { id: text.id })).rejects.toMatchObject({ code: 'conflict' });
  await expect(other.call('recrawl_knowledge', { id: page.id })).rejects.toMatchObject({ code: 'not_found' });
});
