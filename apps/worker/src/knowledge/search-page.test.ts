import { randomUUID } from 'node:crypto';
import { latch } from '@jawab/test/support/model-server.ts';
import { queued } from '@jawab/test/support/queue.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, page, type Site } from '../site.testing.ts';
import { openShop, type Shop } from '../worker.testing.ts';

let site: Site;
let shop: Shop;
beforeAll(async () => {
  site = await openSite();
  site.on('/robots.txt', (_request, response) => response.end('User-agent: *\nDisallow: /mixed/closed'));
  shop = await openShop({ EGRESS_ALLOW: site.host });
  await shop.startWorker({ takeBackMs: 40 });
});
afterAll(async () => {
  await shop.close();
  await site.close();
});

const titled =
  (title: string, ...links: string[]): Parameters<Site['on']>[1] =>
  (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<title>${title}</title><main><p>Text.</p>${links.map((link) => `<a href="${link}">x</a>`).join('')}</main>`,
      );

const start = async (path: string, input: object = {}): Promise<string> => {
  const asked = Object.assign({ url: `${site.origin}${path}`, choose: true }, input);
  return (await shop.call('crawl_site', asked, { egressAllowed: true })).data.id;
};
const state = async (id: string) => (await shop.call('get_crawl', { id })).data;
const found = (id: string) => expect.poll(async () => (await state(id)).status).toBe('found');
const done = (id: string) => expect.poll(async () => (await state(id)).status).toBe('done');
const listed = async (id: string): Promise<[path: string, title: string | null, known: boolean][]> =>
  (await shop.call('list_crawl_pages', { id })).data.map(
    ({ url, title, known }: { url: string; title: string | null; known: boolean }) => [
      url.slice(site.origin.length),
      title,
      known,
    ],
  );
const pathsOf = async (id: string) => (await listed(id)).map(([path]) => path);
const choose = (id: string, ...paths: string[]) =>
  shop.call('choose_crawl_pages', { id, urls: paths.map((path) => `${site.origin}${path}`) });
const documents = async (id: string) =>
  (
    await shop.context().sql`
      select source_url from documents where crawl_id = ${id} order by source_url collate "C"`
  ).map((row) => row.source_url.slice(site.origin.length));
const sitemap = (path: string, ...paths: string[]) =>
  site.on(path, (_request, response) =>
    response.end(
      `<urlset>${paths.map((one) => `<url><loc>${site.origin}${one}</loc></url>`).join('')}</urlset>`,
    ),
  );

test('lists the pages of a section, nearest first, with their titles, and stores no document', async () => {
  site.on('/near/', titled('Start', 'a', 'b', '/else', 'photo.jpg'));
  site.on('/near/a', titled('Page A', 'a/deep', './', 'b#part'));
  site.on('/near/b', titled('Page B'));
  site.on('/near/a/deep', titled('Deep'));
  const id = await start('/near/');
  await found(id);
  expect(await state(id)).toMatchObject({
    kind: 'section',
    found: 4,
    pages: { queued: 0, processing: 0, ready: 0, failed: 0 },
  });
  expect(await listed(id)).toEqual([
    ['/near/', 'Start', false],
    ['/near/a', 'Page A', false],
    ['/near/b', 'Page B', false],
    ['/near/a/deep', 'Deep', false],
  ]);
  expect(await documents(id)).toEqual([]);
  expect(site.asked).not.toContain('/else');
});

test('reads the chosen pages only, follows no link from them, and once if they are chosen twice', async () => {
  site.on('/some/', titled('Start', 'a', 'b', 'c'));
  for (const name of ['a', 'b', 'c']) site.on(`/some/${name}`, titled(name.toUpperCase()));
  const id = await start('/some/');
  await found(id);
  site.on('/some/a', titled('A', 'new'));
  expect((await choose(id, '/some/a', '/some/c', '/some/a')).data).toMatchObject({ status: 'running' });
  await done(id);
  await choose(id, '/some/a', '/some/c');
  expect(await state(id)).toMatchObject({ status: 'done', found: 4, pages: { queued: 0, ready: 2 } });
  expect(await documents(id)).toEqual(['/some/a', '/some/c']);
  await choose(id, '/some/b');
  await done(id);
  expect(await documents(id)).toEqual(['/some/a', '/some/b', '/some/c']);
});

test('lists what a sitemap names up to the maximum, and marks pages that the bot has', async () => {
  site.on('/m/b', page('Known already.'));
  sitemap('/pages.xml', '/m/a', '/m/b', '/m/c');
  await shop.settled(await shop.addPage(`${site.origin}/m/b`));
  const asked = site.asked.length;
  const id = await start('/pages.xml', { maxPages: 2 });
  await found(id);
  expect(await state(id)).toMatchObject({ kind: 'sitemap', found: 2 });
  expect(await listed(id)).toEqual([
    ['/m/a', null, false],
    ['/m/b', 'T', true],
  ]);
  expect(site.asked.slice(asked)).toEqual(['/pages.xml']);
});

test('looks at no more pages than the maximum, and at twice as many if they are broken', async () => {
  const links = Array.from({ length: 50 }, (_, at) => `p${at}`);
  site.on('/many/', titled('Start', ...links));
  for (const link of links) site.on(`/many/${link}`, titled(link, ...links));
  const id = await start('/many/', { maxPages: 7 });
  await found(id);
  expect((await state(id)).found).toBe(7);
  site.on('/broken/', titled('Start', ...links));
  const broken = await start('/broken/', { maxPages: 7 });
  await found(broken);
  expect(await pathsOf(broken)).toEqual(['/broken/']);
  const looks = new Set(site.asked.filter((path) => path.startsWith('/broken/p')));
  expect(looks.size).toBe(6);
});

test('leaves out pages that nobody can read, and keeps those that may work later', async () => {
  site.on('/mixed/', titled('Start', 'gone', 'closed', 'inside', 'moved', 'busy', 'menu.pdf', 'words'));
  site.on('/mixed/closed', titled('Closed'));
  site.on('/mixed/inside', (_request, response) =>
    response.writeHead(302, { location: 'http://127.0.0.2/' }).end(),
  );
  site.on('/mixed/moved', (_request, response) => response.writeHead(301, { location: '/mixed/' }).end());
  site.on('/mixed/busy', (_request, response) => response.writeHead(500).end());
  site.on('/mixed/words', (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end('Words.'),
  );
  const id = await start('/mixed/');
  await found(id);
  expect(await listed(id)).toEqual([
    ['/mixed/', 'Start', false],
    ['/mixed/busy', null, false],
    ['/mixed/menu.pdf', null, false],
    ['/mixed/words', null, false],
  ]);
  for (const path of ['/mixed/closed', '/mixed/menu.pdf']) expect(site.asked).not.toContain(path);
  await expect(choose(id, '/mixed/closed', '/mixed/')).rejects.toMatchObject({
    code: 'invalid_request',
    details: {
      issues: [{ path: 'urls.0', message: expect.stringContaining('/mixed/closed is not a page') }],
    },
  });
  expect(await documents(id)).toEqual([]);
});

test('waits if a site asks for it, also if it does not say how long, and tries the same page again', async () => {
  let asked = 0;
  site.on('/wait/', titled('Start', 'slow'));
  for (const headers of [{ 'retry-after': '0' }, {}]) {
    site.on('/wait/slow', (request, response) => {
      if (++asked % 3 !== 0) return void response.writeHead(429, headers).end();
      titled('Slow')(request, response);
    });
    const id = await start('/wait/');
    await found(id);
    expect(await listed(id)).toContainEqual(['/wait/slow', 'Slow', false]);
    expect(await state(id)).toMatchObject({ error: null });
  }
});

test('stores hostile titles as they are read, in one line, up to 200 characters', async () => {
  const hostile = ['&lt;img src=x onerror=alert(1)&gt;', 'a\u0000b\ud800', '‮evil', 'x'.repeat(5_000), ''];
  site.on('/evil/', titled('Start', ...hostile.keys().map((at) => `${at}`)));
  for (const [at, title] of hostile.entries()) site.on(`/evil/${at}`, titled(title));
  const id = await start('/evil/');
  await found(id);
  const titles = (await listed(id)).map(([, title]) => title);
  expect(titles[1]).toBe('<img src=x onerror=alert(1)>');
  expect(titles[2]).toMatch(/^a.?b/);
  expect(titles[4]).toBe('x'.repeat(200));
  expect(titles[5]).toBe(null);
});

/** A section whose second page answers when the test lets it. */
function holdPage(section: string) {
  const [reached, gate] = [latch(), latch()];
  site.on(section, titled('Start', 'a', 'b'));
  site.on(`${section}a`, async (request, response) => {
    reached.open();
    await gate.opened;
    titled('A', 'late')(request, response);
  });
  site.on(`${section}b`, titled('B'));
  site.on(`${section}late`, titled('Late'));
  return { reached, gate };
}

test('a stopped search keeps the pages found so far, and looks at no other', async () => {
  const { reached, gate } = holdPage('/halt/');
  const id = await start('/halt/');
  await reached.opened;
  expect(await state(id)).toMatchObject({ status: 'searching', found: 3 });
  await expect(choose(id, '/halt/a')).rejects.toMatchObject({ code: 'conflict' });
  expect((await shop.call('stop_crawl', { id })).data).toMatchObject({ status: 'found', found: 3 });
  gate.open();
  expect((await shop.call('stop_crawl', { id })).data.status).toBe('found');
  await choose(id, '/halt/b');
  await done(id);
  expect(await pathsOf(id)).toEqual(['/halt/', '/halt/a', '/halt/b']);
  expect(await documents(id)).toEqual(['/halt/b']);
  expect(site.asked).not.toContain('/halt/late');
});

test('a search whose worker dies goes on where it was, without doubles', async () => {
  const { reached, gate } = holdPage('/die/');
  const id = await start('/die/');
  await reached.opened;
  const { sql } = shop.world.runtime.database.system;
  await sql`update ${queued} set locked_by = ${`${randomUUID()}/1`} where key = ${`crawl:${id}`}`;
  await expect.poll(() => site.asked.filter((path) => path === '/die/a').length).toBe(2);
  gate.open();
  await found(id);
  expect(await listed(id)).toEqual([
    ['/die/', 'Start', false],
    ['/die/a', 'A', false],
    ['/die/b', 'B', false],
    ['/die/late', 'Late', false],
  ]);
  expect(site.asked.filter((path) => path === '/die/b')).toHaveLength(1);
});

test('a search of a site that does not answer fails with the reason', async () => {
  const id = await start('/nothing/');
  await expect.poll(async () => (await state(id)).status).toBe('failed');
  expect(await state(id)).toMatchObject({ found: 0, error: { code: 'http_status' } });
  await expect(choose(id, '/nothing/')).rejects.toMatchObject({ code: 'conflict' });
});
