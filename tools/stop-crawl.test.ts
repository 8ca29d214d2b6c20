import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function startCrawl(tenant: Tenant): Promise<string> {
  const { id } = (await tenant.call('crawl_site', { url: 'https://example.com/' })).data;
  const { sql } = tenant.context();
  await sql`update crawls set status = 'running', kind = 'section' where id = ${id}`;
  const pages = [
    ['ready', true],
    ['processing', false],
    ['queued', false],
    ['queued', true],
  ] as const;
  for (const [status, wasRead] of pages)
    await sql`
      insert into documents (workspace_id, title, source_type, source_url, status, crawl_id, indexed_at)
      values (${tenant.workspaceId}, 'P', 'url', 'https://example.com/', ${status}, ${id},
        case when ${wasRead} then now() end)`;
  return id;
}

test('takes away what was not read, leaves what was there before, and stays so', async () => {
  const tenant = await createTenant(world);
  const id = await startCrawl(tenant);
  const stopped = { status: 'stopped', pages: { queued: 0, processing: 1, ready: 2, failed: 0 } };
  expect((await tenant.call('stop_crawl', { id })).data).toMatchObject(stopped);
  expect((await tenant.call('stop_crawl', { id })).data).toMatchObject(stopped);
  expect((await tenant.call('get_crawl', { id })).data).toMatchObject(stopped);
});

test('leaves a crawl that is over as it is', async () => {
  const tenant = await createTenant(world);
  const id = await startCrawl(tenant);
  await tenant.context().sql`update documents set status = 'ready' where crawl_id = ${id}`;
  expect((await tenant.call('stop_crawl', { id })).data).toMatchObject({
    status: 'done',
    pages: { ready: 4 },
  });
});

test('a search that found nothing yet is stopped', async () => {
  const tenant = await createTenant(world);
  const asked = { url: 'https://example.com/', choose: true };
  const { id } = (await tenant.call('crawl_site', asked)).data;
  expect((await tenant.call('stop_crawl', { id })).data).toMatchObject({ status: 'stopped', found: 0 });
});

test('returns 404 for foreign crawls, and for crawls of all bots with a limited token', async () => {
  const tenant = await createTenant(world);
  const id = await startCrawl(tenant);
  const other = await createTenant(world);
  const limited = { reach: { workspace: tenant.workspaceId, bots: tenant.bots } };
  await expect(other.call('stop_crawl', { id })).rejects.toMatchObject({ code: 'not_found' });
  await expect(tenant.call('stop_crawl', { id }, limited)).rejects.toMatchObject({ code: 'not_found' });
  expect((await tenant.call('get_crawl', { id })).data.status).toBe('running');
});
