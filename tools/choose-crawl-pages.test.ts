import { addFoundCrawl } from '@jawab/test/support/crawls.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const url = (at: number) => `https://shop.example.com/${at}`;

test('queues the chosen pages, each once, and more of them later', async () => {
  const tenant = await createTenant(world);
  const id = await addFoundCrawl(world, tenant);
  expect((await tenant.call('get_crawl', { id })).data).toMatchObject({ status: 'found', found: 3 });
  const urls = [url(0), url(2), url(0)];
  const running = { status: 'running', found: 3, pages: { queued: 2, ready: 0 } };
  expect((await tenant.call('choose_crawl_pages', { id, urls })).data).toMatchObject(running);
  expect((await tenant.call('choose_crawl_pages', { id, urls })).data).toMatchObject(running);
  const more = await tenant.call('choose_crawl_pages', { id, urls: [url(1)] });
  expect(more.data.pages.queued).toBe(3);
});

test('a dry run says how many documents it would add, and adds none', async () => {
  const tenant = await createTenant(world);
  const id = await addFoundCrawl(world, tenant);
  const dry = await tenant.call('choose_crawl_pages', { id, urls: [url(0), url(1)], dryRun: true });
  expect(dry.data.would).toMatchObject({
    rows: { documents: { created: 2 } },
    data: { pages: { queued: 2 } },
  });
  expect((await tenant.call('get_crawl', { id })).data).toMatchObject({
    status: 'found',
    pages: { queued: 0 },
  });
});

test('reads as drafts, and for the bot, what the crawl was started for', async () => {
  const tenant = await createTenant(world);
  const chatbotId = tenant.bots[0] as string;
  const id = await addFoundCrawl(world, tenant, { chatbotId });
  await tenant.context().sql`update crawls set publish = 'draft' where id = ${id}`;
  await tenant.call('choose_crawl_pages', { id, urls: [url(0)] });
  const { data } = await tenant.call('list_knowledge', { chatbotId });
  expect(data).toMatchObject([{ source_url: url(0), publish: 'draft', chatbot_id: chatbotId }]);
});

test('refuses addresses that were not found by name, and queues nothing', async () => {
  const tenant = await createTenant(world);
  const id = await addFoundCrawl(world, tenant);
  const wrong = ['http://169.254.169.254/', 'https://shop.example.com/7'];
  await expect(tenant.call('choose_crawl_pages', { id, urls: [url(0), ...wrong] })).rejects.toMatchObject({
    code: 'invalid_request',
    details: {
      issues: [
        { path: 'urls.1', message: expect.stringContaining(wrong[0] as string) },
        { path: 'urls.2', message: expect.stringContaining(wrong[1] as string) },
      ],
    },
  });
  for (const urls of [[], Array.from({ length: 501 }, () => url(0))])
    await expect(tenant.call('choose_crawl_pages', { id, urls })).rejects.toMatchObject({
      code: 'invalid_request',
    });
  expect((await tenant.call('get_crawl', { id })).data).toMatchObject({ status: 'found' });
});

test.each([
  ['reads every page it finds', "search = null, status = 'running'"],
  ['is still searching', "search = 'running'"],
  ['was stopped', "search = 'chosen', stopped_at = now()"],
  ['failed', "search = 'running', status = 'failed'"],
])('refuses a crawl that %s', async (_, change) => {
  const tenant = await createTenant(world);
  const id = await addFoundCrawl(world, tenant);
  const statement = `update crawls set ${change} where id = '${id}'`;
  await tenant.context().sql(Object.assign([statement], { raw: [statement] }));
  await expect(tenant.call('choose_crawl_pages', { id, urls: [url(0)] })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('returns 404 for foreign crawls, and for crawls of all bots with a limited token', async () => {
  const tenant = await createTenant(world);
  const other = await createTenant(world);
  const id = await addFoundCrawl(world, tenant);
  const own = await addFoundCrawl(world, tenant, { chatbotId: tenant.bots[0] as string });
  const limited = { reach: { workspace: tenant.workspaceId, bots: tenant.bots } };
  const urls = [url(0)];
  const gone = { code: 'not_found' };
  await expect(other.call('choose_crawl_pages', { id, urls })).rejects.toMatchObject(gone);
  await expect(tenant.call('choose_crawl_pages', { id, urls }, limited)).rejects.toMatchObject(gone);
  await expect(other.call('list_crawl_pages', { id })).rejects.toMatchObject(gone);
  await expect(tenant.call('list_crawl_pages', { id }, limited)).rejects.toMatchObject(gone);
  expect((await tenant.call('list_crawl_pages', { id: own }, limited)).data).toHaveLength(3);
  expect((await tenant.call('choose_crawl_pages', { id: own, urls }, limited)).data.pages.queued).toBe(1);
});
