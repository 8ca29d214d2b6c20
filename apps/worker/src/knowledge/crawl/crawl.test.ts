import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, page, type Site } from '../../site.testing.ts';
import { openShop, type Shop } from '../../worker.testing.ts';

let site: Site;
let shop: Shop;
beforeAll(async () => {
  site = await openSite();
  shop = await openShop({ EGRESS_ALLOW: site.host });
  await shop.startWorker();
});
afterAll(async () => {
  await shop.close();
  await site.close();
});

const linked = (text: string, ...links: string[]) =>
  page(`${text} ${links.map((link) => `<a href="${link}">more about it</a>`).join(' ')}`);

/** Crawls and waits for the end. */
async function crawl(input: object) {
  const allowed = { egressAllowed: true };
  const { id } = (await shop.call('crawl_site', input, allowed)).data;
  const state = async () => (await shop.call('get_crawl', { id })).data;
  await expect.poll(async () => (await state()).status).toMatch(/^(done|failed)$/);
  return state();
}
const urlsOf = async (crawlId: string) =>
  (
    await shop.context().sql`
      select source_url from documents where crawl_id = ${crawlId} order by source_url collate "C"`
  ).map((row) => row.source_url.slice(site.origin.length));

test('crawls a section by the links of its pages, each once, with titles from the pages', async () => {
  site.on(
    '/help/',
    linked('Start of the help.', 'fees', '/help/fees#top', '/blog', 'photo.jpg', 'mailto:a@b.c'),
  );
  site.on('/help/fees', linked('What it costs.', './', 'deep/one', 'https://other.example/help/'));
  site.on('/help/deep/one', linked('Deep inside.', '../gone', '../fees'));
  site.on('/blog', page('Not part of it.'));
  const done = await crawl({ url: `${site.origin}/help/`, maxPages: 20 });
  expect(done).toMatchObject({ status: 'done', kind: 'section', error: null });
  expect(done.pages).toEqual({ queued: 0, processing: 0, ready: 3, failed: 1 });
  expect(await urlsOf(done.id)).toEqual(['/help/', '/help/deep/one', '/help/fees', '/help/gone']);
  expect(site.asked).not.toContain('/blog');
  const { data } = await shop.call('list_knowledge');
  expect(data.find((document: { source_url: string }) => document.source_url.endsWith('/fees')).title).toBe(
    'P',
  );
});

test('fetches a known page again instead of adding it twice', async () => {
  site.on('/twice/', linked('Twice it is.', 'a'));
  site.on('/twice/a', page('The first version.'));
  const id = await shop.addPage(`${site.origin}/twice/a`);
  await shop.settled(id);
  site.on('/twice/a', page('The second version.'));
  const done = await crawl({ url: `${site.origin}/twice/` });
  expect(await urlsOf(done.id)).toEqual(['/twice/', '/twice/a']);
  expect((await shop.document(id))?.content).toContain('second version');
  const again = await crawl({ url: `${site.origin}/twice/` });
  expect(again.pages).toMatchObject({ ready: 2, failed: 0 });
  const rows = await shop.context().sql`
    select 1 from documents where source_url like ${`${site.origin}/twice/%`}`;
  expect(rows).toHaveLength(2);
});

test('adds new pages as drafts when the crawl says so; a known page stays published', async () => {
  site.on('/drafts/', linked('The start.', 'known', 'new'));
  site.on('/drafts/known', page('Known already.'));
  site.on('/drafts/new', page('Not known yet.'));
  const id = await shop.addPage(`${site.origin}/drafts/known`);
  await shop.settled(id);
  const done = await crawl({ url: `${site.origin}/drafts/`, publish: 'draft' });
  const rows = await shop.context().sql`
    select source_url, publish from documents where crawl_id = ${done.id} order by source_url collate "C"`;
  expect(rows.map(({ publish }) => publish)).toEqual(['draft', 'published', 'draft']);
});

test('a stopped crawl reads the page at hand to its end, and no other', async () => {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  site.on('/stop/', async (request, response) => {
    asked.resolve();
    await released.promise;
    linked('The start.', 'a', 'b')(request, response);
  });
  const { id } = (await shop.call('crawl_site', { url: `${site.origin}/stop/` }, { egressAllowed: true }))
    .data;
  await asked.promise;
  expect((await shop.call('stop_crawl', { id })).data.status).toBe('stopped');
  released.resolve();
  const state = async () => (await shop.call('get_crawl', { id })).data;
  await expect.poll(async () => (await state()).pages.processing).toBe(0);
  expect(await state()).toMatchObject({ status: 'stopped', pages: { queued: 0, failed: 0 } });
  expect(site.asked).not.toContain('/stop/a');
});

test('stops at maxPages', async () => {
  const links = Array.from({ length: 50 }, (_, at) => `p${at}`);
  site.on('/many/', linked('Many pages here.', ...links));
  for (const link of links) site.on(`/many/${link}`, linked(`This is ${link}.`, ...links));
  const done = await crawl({ url: `${site.origin}/many/`, maxPages: 7 });
  expect(done.pages).toEqual({ queued: 0, processing: 0, ready: 7, failed: 0 });
});

test('tries a server again after a short outage and fails the crawl after five tries', async () => {
  let asked = 0;
  site.on('/flaky/', (request, response) => {
    if (++asked < 3) return void response.writeHead(503).end();
    page('Up again.')(request, response);
  });
  const done = await crawl({ url: `${site.origin}/flaky/` });
  expect(done).toMatchObject({ status: 'done', kind: 'section', error: null, pages: { ready: 1 } });
  site.on('/away/', (_request, response) => response.writeHead(500).end());
  const before = site.asked.length;
  expect(await crawl({ url: `${site.origin}/away/` })).toMatchObject({
    status: 'failed',
    kind: null,
    error: { code: 'http_status' },
  });
  expect(site.asked.slice(before).filter((path) => path === '/away/')).toHaveLength(5);
});

test('obeys robots.txt for the address and for every page', async () => {
  const strict = await openSite();
  strict.on('/robots.txt', (_request, response) => response.end('User-agent: *\nDisallow: /secret/closed'));
  strict.on('/secret/', linked('Open part.', 'closed'));
  strict.on('/secret/closed', page('Must not be read.'));
  const own = await openShop({ EGRESS_ALLOW: strict.host });
  await own.startWorker();
  const start = (url: string) => own.call('crawl_site', { url }, { egressAllowed: true });
  const state = async (id: string) => (await own.call('get_crawl', { id })).data;
  const [part, closed] = [
    await start(`${strict.origin}/secret/`),
    await start(`${strict.origin}/secret/closed`),
  ];
  await expect.poll(async () => (await state(part.data.id)).status).toBe('done');
  await expect.poll(async () => (await state(closed.data.id)).status).toBe('failed');
  expect((await state(part.data.id)).pages).toMatchObject({ ready: 1, failed: 1 });
  expect((await state(closed.data.id)).error.code).toBe('robots_disallowed');
  expect(strict.asked).not.toContain('/secret/closed');
  await own.close();
  await strict.close();
});

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>${body}`;
const locs = (...paths: string[]) =>
  paths.map((path) => `<url><loc>${site.origin}${path}</loc></url>`).join('');

test('reads a sitemap index with a compressed sitemap and skips pages of other hosts', async () => {
  for (const path of ['/m/a', '/m/b?x=1&y=2', '/m/c']) site.on(path, page(`Page at ${path.slice(0, 4)}.`));
  const index = `<sitemapindex><sitemap><loc>${site.origin}/one.xml</loc></sitemap><sitemap><loc>${site.origin}/two.xml.gz</loc></sitemap></sitemapindex>`;
  site.on('/index.xml', (_request, response) => response.end(xml(index)));
  const one = `<urlset>${locs('/m/a', '/m/b?x=1&amp;y=2')}<url><loc>https://other.example/x</loc></url></urlset>`;
  site.on('/one.xml', (_request, response) => response.end(xml(one)));
  const two = gzipSync(xml(`<urlset xmlns:image="i">${locs('/m/c', '/m/a')}</urlset>`));
  site.on('/two.xml.gz', (_request, response) => response.end(two));
  const done = await crawl({ url: `${site.origin}/index.xml`, chatbotId: shop.bots[0] });
  expect(done).toMatchObject({ status: 'done', kind: 'sitemap', chatbot_id: shop.bots[0] });
  expect(await urlsOf(done.id)).toEqual(['/m/a', '/m/b?x=1&y=2', '/m/c']);
});

const bad: [string, string, () => Buffer | string][] = [
  ['one that unfolds to gigabytes', 'too_complex', () => gzipSync(Buffer.alloc(60 * 1_048_576, '<url>'))],
  [
    'entities that multiply',
    'empty_content',
    () => xml('<!DOCTYPE x [<!ENTITY a "b">]><urlset><url><loc>&a;&a;</loc></url></urlset>'),
  ],
  ['text that is none', 'unsupported_type', () => 'Hello.'],
  ['one without pages', 'empty_content', () => xml('<urlset></urlset>')],
];
test.for(bad)('a sitemap that is %s: %s', async ([name, code, body]) => {
  const path = `/${encodeURIComponent(name)}.xml`;
  const sent = body();
  site.on(path, (_request, response) => response.end(sent));
  const failed = await crawl({ url: `${site.origin}${path}` });
  expect(failed).toMatchObject({ status: 'failed', error: { code } });
  expect(Object.values(failed.pages)).toEqual([0, 0, 0, 0]);
});

test('reads a sitemap of a million entries within its limit', async () => {
  const entry = (at: number) => `<url><loc>${site.origin}/big/${at}</loc></url>`;
  const text = xml(`<urlset>${Array.from({ length: 1_000_000 }, (_, at) => entry(at)).join('')}`);
  const packed = gzipSync(text.slice(0, 50 * 1_048_576));
  site.on('/big.xml.gz', (_request, response) => response.end(packed));
  const done = await crawl({ url: `${site.origin}/big.xml.gz`, maxPages: 3 });
  expect(done.pages).toEqual({ queued: 0, processing: 0, ready: 0, failed: 3 });
  expect(site.asked.filter((path) => path.startsWith('/big/')).length).toBe(3);
});

test('fails for an address that does not exist', async () => {
  expect(await crawl({ url: `${site.origin}/nothing/` })).toMatchObject({
    status: 'failed',
    error: { code: 'http_status' },
  });
});

test('lets a host rest that answers 429 without a time, and goes on with others', async () => {
  const other = await openSite();
  const patient = await openShop({ EGRESS_ALLOW: `${site.host},${other.host}` });
  const links = Array.from({ length: 20 }, (_, at) => `p${at}`);
  site.on('/strict/', linked('The start.', ...links));
  for (const link of links) site.on(`/strict/${link}`, (_request, response) => response.writeHead(429).end());
  other.on('/free', page('Nobody asks to wait here.'));
  await patient.startWorker({ firstRetryMs: 3_600_000 });
  const allowed = { egressAllowed: true };
  const { id } = (await patient.call('crawl_site', { url: `${site.origin}/strict/` }, allowed)).data;
  const asked = () => site.asked.filter((path) => path.startsWith('/strict/p')).length;
  await expect.poll(asked).toBeGreaterThan(0);
  // The worker asks its queue for all of them, and takes only those that it may.
  await patient.settled(await patient.addPage(`${other.origin}/free`));
  expect(asked()).toBeLessThanOrEqual(2);
  expect((await patient.call('get_crawl', { id })).data.pages).toMatchObject({ ready: 1, failed: 0 });
  await patient.close();
  await other.close();
});
