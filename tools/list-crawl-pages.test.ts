import { addFoundCrawl } from '@jawab/test/support/crawls.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('lists pages in the order in which they were found, and marks those of the bot of the crawl', async () => {
  const tenant = await createTenant(world);
  const chatbotId = tenant.bots[0] as string;
  const [shared, own] = ['https://shop.example.com/0', 'https://shop.example.com/1'];
  await tenant.call('add_knowledge', { title: 'Shared', url: shared });
  await tenant.call('add_knowledge', { title: 'Own', url: own, chatbotId });
  const [ofAll, ofBot] = [
    await addFoundCrawl(world, tenant),
    await addFoundCrawl(world, tenant, { chatbotId }),
  ];
  const known = async (id: string) =>
    (await tenant.call('list_crawl_pages', { id })).data.map((page: { known: boolean }) => page.known);
  expect(await known(ofAll)).toEqual([true, false, false]);
  expect(await known(ofBot)).toEqual([false, true, false]);
});

test('names a page without a title as its document is named', async () => {
  const tenant = await createTenant(world);
  const [read, unread] = ['https://shop.example.com/0', 'https://shop.example.com/1'];
  await tenant.call('add_knowledge', { title: 'Fees', url: read });
  await tenant.call('add_knowledge', { title: unread, url: unread });
  const id = await addFoundCrawl(world, tenant);
  await tenant.context().sql`update crawl_pages set title = null where crawl_id = ${id}`;
  const { data } = await tenant.call('list_crawl_pages', { id });
  expect(data.map(({ title }: { title: string | null }) => title)).toEqual(['Fees', null, null]);
});

test('leaves out pages that cannot be read, and is empty for a crawl without a search', async () => {
  const tenant = await createTenant(world);
  const id = await addFoundCrawl(world, tenant);
  await tenant.context().sql`
    update crawl_pages set status = 'left_out' where crawl_id = ${id} and position = 1`;
  const urls = (await tenant.call('list_crawl_pages', { id })).data.map(({ url }: { url: string }) => url);
  expect(urls).toEqual(['https://shop.example.com/0', 'https://shop.example.com/2']);
  expect((await tenant.call('get_crawl', { id })).data.found).toBe(2);
  await expect(
    tenant.call('choose_crawl_pages', { id, urls: ['https://shop.example.com/1'] }),
  ).rejects.toMatchObject({ code: 'invalid_request' });
  const { data: plain } = await tenant.call('crawl_site', { url: 'https://shop.example.com/' });
  expect(plain.found).toBe(null);
  expect((await tenant.call('list_crawl_pages', { id: plain.id })).data).toEqual([]);
});
