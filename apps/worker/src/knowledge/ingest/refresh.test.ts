import { type ModelServer, startModelServer } from '@jawab/test/support/model-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scheduleSweep } from '../../queue/schedule.ts';
import { openSite, page, type Site } from '../../site.testing.ts';
import { openShop, type Shop } from '../../worker.testing.ts';

let site: Site;
let shop: Shop;
let models: ModelServer;
beforeAll(async () => {
  site = await openSite();
  models = await startModelServer({ dimensions: 16 });
  shop = await openShop({
    EGRESS_ALLOW: site.host,
    EMBEDDING_URL: models.openaiUrl,
    EMBEDDING_MODEL: 'small',
    EMBEDDING_KEY: 'k',
  });
  await shop.startWorker();
});
afterAll(async () => {
  await shop.close();
  await site.close();
  await models.close();
});

const recrawl = async (id: string) => {
  await shop.call('recrawl_knowledge', { id });
  return (await shop.settled(id))[0];
};
const timesEmbedded = (words: string) =>
  models.requests.flatMap(({ inputs }) => inputs).filter((input) => input.includes(words)).length;
const idsOf = async (id: string) => (await shop.chunks(id)).map((chunk) => chunk.id);

test('keeps the passages of a page that the server reports as unchanged, without embedding', async () => {
  const asked: (string | undefined)[] = [];
  site.on('/etag', (request, response) => {
    asked.push(request.headers['if-none-match'], request.headers['if-modified-since']);
    if (request.headers['if-none-match'] === '"a"')
      return void response.writeHead(304, { etag: '"a"' }).end();
    response.setHeader('etag', '"a"').setHeader('last-modified', 'Wed, 21 Oct 2026 07:28:00 GMT');
    page('Etagged lanterns burn for ten hours.')(request, response);
  });
  const id = await shop.addPage(`${site.origin}/etag`);
  await shop.settled(id);
  const before = await idsOf(id);
  expect(await recrawl(id)).toMatchObject({ id, status: 'ready', error: null, etag: '"a"' });
  expect(await recrawl(id)).toMatchObject({
    status: 'ready',
    last_modified: 'Wed, 21 Oct 2026 07:28:00 GMT',
  });
  const date = 'Wed, 21 Oct 2026 07:28:00 GMT';
  expect(asked).toEqual([undefined, undefined, '"a"', date, '"a"', date]);
  expect(await idsOf(id)).toEqual(before);
  expect(timesEmbedded('Etagged lanterns')).toBe(1);
});

test('keeps the passages of an identical page and replaces those of a changed one', async () => {
  site.on('/same', page('Samefold paper weighs little.'));
  const id = await shop.addPage(`${site.origin}/same`);
  await shop.settled(id);
  const before = await idsOf(id);
  expect((await recrawl(id))?.status).toBe('ready');
  expect(await idsOf(id)).toEqual(before);
  expect(timesEmbedded('Samefold paper')).toBe(1);
  site.on('/same', page('Newfold paper weighs a lot.'));
  expect(await recrawl(id)).toMatchObject({ id, status: 'ready', chunk_count: before.length });
  expect((await shop.chunks(id))[0]?.text).toContain('Newfold paper');
  expect(timesEmbedded('Newfold paper')).toBe(1);
});

test('finds an unchanged page by its new title', async () => {
  site.on('/title', (request, response) => {
    if (request.headers['if-none-match']) return void response.writeHead(304).end();
    response.setHeader('etag', '"t"');
    page('Nothing here names the subject.')(request, response);
  });
  const id = await shop.addPage(`${site.origin}/title`);
  await shop.settled(id);
  await shop.call('update_knowledge', { id, title: 'Kumquats' });
  await shop.settled(id);
  const { data } = await shop.call('search_knowledge', { query: 'kumquats' });
  expect(JSON.stringify(data)).toContain(id);
});

test('old passages still answer when the page is gone', async () => {
  site.on('/gone', page('Still here today.'));
  const id = await shop.addPage(`${site.origin}/gone`);
  await shop.settled(id);
  site.on('/gone', (_request, response) => response.writeHead(410).end());
  expect(await recrawl(id)).toMatchObject({
    status: 'failed',
    chunk_count: 1,
    error: { code: 'http_status' },
  });
  expect((await shop.chunks(id))[0]?.text).toContain('Still here today.');
});

test('a page that is gone for the second time leaves the index, and comes back with its page', async () => {
  site.on('/closed', page('Guavas are on the second floor.'));
  const id = await shop.addPage(`${site.origin}/closed`);
  await shop.settled(id);
  const find = async () => JSON.stringify((await shop.call('search_knowledge', { query: 'guavas' })).data);
  site.on('/closed', (_request, response) => response.writeHead(404).end());
  await recrawl(id);
  expect(await find()).toContain(id);
  expect(await recrawl(id)).toMatchObject({
    status: 'failed',
    chunk_count: 0,
    indexed_at: null,
    error: { message: expect.stringContaining('no longer uses it') },
  });
  expect(await find()).not.toContain(id);
  const { sql } = shop.context();
  const told = await sql<{ event: string }>`
    select event from events where data ->> 'document_id' = ${id} order by created_at`;
  expect(told.map(({ event }) => event)).toEqual(['document.ready', 'document.failed', 'document.failed']);
  site.on('/closed', page('Guavas are on the second floor.'));
  expect(await recrawl(id)).toMatchObject({ status: 'ready', chunk_count: 1, error: null });
  expect(await find()).toContain(id);
});

test('fetches only due pages again, failed ones included', async () => {
  const { sql } = shop.context();
  const paths = ['/due', '/due-failed', '/later', '/never'];
  for (const path of paths) site.on(path, page(`Version one of ${path}.`));
  const ids = await Promise.all(paths.map((path) => shop.addPage(`${site.origin}${path}`)));
  const [due, failed, later] = ids as [string, string, string];
  for (const id of [due, failed]) await shop.call('update_knowledge', { id, refresh: 'daily' });
  await shop.call('update_knowledge', { id: later, refresh: 'monthly' });
  await shop.settled(...ids);
  site.on('/due-failed', (_request, response) => response.writeHead(404).end());
  await recrawl(failed);
  for (const path of paths) site.on(path, page(`Version two of ${path}.`));
  await sql`update documents set refresh_at = now() - interval '1 minute' where id = any(${[due, failed]}::uuid[])`;
  await scheduleSweep(shop.world, 'find_due_pages');
  const isNew = (id: string) => async () => (await shop.document(id))?.content?.includes('Version two');
  for (const id of [due, failed]) await expect.poll(isNew(id)).toBe(true);
  await shop.settled(...ids);
  for (const id of ids.slice(2)) expect(await isNew(id)()).toBe(false);
  const next = await sql`
    select refresh_at > now() + interval '23 hours' as later from documents where id = any(${[due, failed]}::uuid[])`;
  expect(next).toEqual([{ later: true }, { later: true }]);
});
