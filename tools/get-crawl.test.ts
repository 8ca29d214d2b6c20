import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('counts the pages of a crawl by status; it is done when no page is waiting', async () => {
  const tenant = await createTenant(world);
  const { id } = (await tenant.call('crawl_site', { url: 'https://example.com/' })).data;
  const { sql } = tenant.context();
  await sql`update crawls set status = 'running', kind = 'section' where id = ${id}`;
  for (const status of ['ready', 'ready', 'failed', 'processing'])
    await sql`
      insert into documents (workspace_id, title, source_type, source_url, status, crawl_id)
      values (${tenant.workspaceId}, 'P', 'url', 'https://example.com/', ${status}, ${id})`;
  const state = async () => (await tenant.call('get_crawl', { id })).data;
  expect(await state()).toMatchObject({
    status: 'running',
    pages: { queued: 0, processing: 1, ready: 2, failed: 1 },
  });
  await sql`update documents set status = 'ready' where status = 'processing'`;
  expect(await state()).toMatchObject({ status: 'done', pages: { ready: 3, failed: 1 } });
});

test('returns 404 for foreign crawls, and for crawls of all bots with a limited token', async () => {
  const tenant = await createTenant(world);
  const other = await createTenant(world);
  const { id } = (await tenant.call('crawl_site', { url: 'https://example.com/' })).data;
  const limited = { reach: { workspace: tenant.workspaceId, bots: tenant.bots } };
  await expect(other.call('get_crawl', { id })).rejects.toMatchObject({ code: 'not_found' });
  await expect(tenant.call('get_crawl', { id }, limited)).rejects.toMatchObject({ code: 'not_found' });
});
