import { queued } from '@jawab/test/support/queue.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endless, openSite, page, type Site } from '../../site.testing.ts';
import { createShop, openShop, type Shop } from '../../worker.testing.ts';

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

test('fetches a page and stores its text', async () => {
  site.on('/shipping', page('Parcels arrive in <b>three</b> days.'));
  const [document] = await shop.settled(await shop.addPage(`${site.origin}/shipping`));
  expect(document).toMatchObject({ status: 'ready', language: 'en', error: null, source_type: 'url' });
  expect(document?.content).toContain('Parcels arrive in three days.');
  expect((await shop.chunks(document?.id)).length).toBe(document?.chunk_count);
});

test('the title of a page names a link whose title is its address, and no other', async () => {
  answer('text/html', '<title>Bicycles</title><p>Bicycles cost 100 baht a day.</p>')('/bicycles');
  const url = `${site.origin}/bicycles`;
  const add = async (title: string) =>
    (await shop.call('add_knowledge', { title, url }, { egressAllowed: true })).data.id;
  const [link, named] = await shop.settled(await add(url), await add('Rent'));
  expect([link?.title, named?.title]).toEqual(['Bicycles', 'Rent']);
});

test('follows a redirect', async () => {
  site.on('/old', (_request, response) => response.writeHead(301, { location: '/new' }).end());
  site.on('/new', page('The new place of the page about lamps.'));
  const [document] = await shop.settled(await shop.addPage(`${site.origin}/old`));
  expect(document?.status).toBe('ready');
});

test('follows a page that only leads to another one, once', async () => {
  const lead = (to: string) =>
    answer('text/html', `<meta http-equiv="refresh" content="0;url=${to}"><p>Moved.</p>`);
  lead('/moved-here')('/moved');
  site.on('/moved-here', page('The moved page about desks.'));
  lead('/again')('/twice');
  lead('/moved-here')('/again');
  const [moved, twice] = await shop.settled(
    await shop.addPage(`${site.origin}/moved`),
    await shop.addPage(`${site.origin}/twice`),
  );
  expect(moved).toMatchObject({ status: 'ready' });
  expect(moved?.content).toContain('about desks');
  expect(twice).toMatchObject({ status: 'failed', error: { code: 'empty_content' } });
  expect(twice?.error.message).toContain('/moved-here');
});

test('reads pages of the same site within a page, and asks for the language of the bots', async () => {
  const asked: (string | undefined)[] = [];
  site.on('/framed', (request, response) => {
    asked.push(request.headers['accept-language']);
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        '<p>The page around another one.</p><iframe src="/frame"></iframe><iframe src="http://10.0.0.1/x"></iframe>',
      );
  });
  site.on('/frame', page('Hours are shown in a frame.'));
  const [document] = await shop.settled(await shop.addPage(`${site.origin}/framed`));
  expect(document?.content).toContain('around another one');
  expect(document?.content).toContain('shown in a frame');
  expect(asked).toEqual(['en, *;q=0.5']);
});

const reasons: [string, string, (path: string) => void, string][] = [
  ['a page that is not there', 'http_status', () => {}, '404'],
  ['a redirect to a private address', 'private_address', redirect('http://10.0.0.1/'), 'private'],
  ['a redirect to a name of this machine', 'reserved_name', redirect('http://localhost/'), 'localhost'],
  ['a redirect to another port of this host', 'private_address', redirect('http://127.0.0.1:80/'), 'private'],
  ['a redirect in a circle', 'too_many_redirects', (path) => redirect(path)(path), '5'],
  ['a picture', 'unsupported_type', answer('image/png', '\u0089PNG\r\n\u001a\n\u0000\u0000'), ''],
  [
    'a page of scripts only',
    'empty_content',
    answer('text/html', '<div id="app"></div><script>go()</script>'),
    '',
  ],
  [
    'a page that says it does not exist',
    'empty_content',
    answer('text/html', '<h1>Page not found</h1>'),
    'not exist',
  ],
  ['100 MB said in advance', 'too_large', long(100_000_000), '10 MB'],
  ['100 MB as they come', 'too_large', (path) => site.on(path, endless('x'.repeat(65_536), 0)), '10 MB'],
  ['a page nested without end', 'too_complex', answer('text/html', '<div>'.repeat(100_000)), ''],
];

test.for(reasons)('%s fails at once with a reason: %s', async ([name, code, prepare, said]) => {
  const path = `/${encodeURIComponent(name)}`;
  prepare(path);
  const [document] = await shop.settled(await shop.addPage(`${site.origin}${path}`));
  expect(document).toMatchObject({ status: 'failed', chunk_count: 0, error: { code } });
  expect(document?.error.message).toContain(said);
  expect(site.asked.filter((asked) => asked === path).length).toBeLessThanOrEqual(
    code === 'too_many_redirects' ? 6 : 1,
  );
});

test('fails for forbidden addresses without a connection', async () => {
  const stranger = await createShop(shop.world);
  await shop.world.runtime.database.system.sql`
    update workspaces set egress_allowed = false where id = ${stranger.workspaceId}`;
  const before = site.asked.length;
  const [own, literal] = await stranger.settled(
    await stranger.addPage(`${site.origin}/shipping`),
    await stranger.addPage('http://[::ffff:192.168.0.1]/'),
  );
  expect(own).toMatchObject({ status: 'failed', error: { code: 'private_address' } });
  expect(literal).toMatchObject({ status: 'failed', error: { code: 'private_address' } });
  expect(site.asked.length).toBe(before);
});

test('fails a page that never ends after one try', async () => {
  const hasty = await openShop({ EGRESS_ALLOW: site.host });
  await hasty.startWorker({ fetchMs: 1_500 });
  site.on('/endless', endless('x', 50));
  const [document] = await hasty.settled(await hasty.addPage(`${site.origin}/endless`));
  expect(document).toMatchObject({ status: 'failed', error: { code: 'timed_out' } });
  expect(site.asked.filter((asked) => asked === '/endless').length).toBe(1);
  await hasty.close();
});

test('tries again after a passing fault and shows the reason and the next try', async () => {
  let calls = 0;
  site.on('/busy', (request, response) => {
    calls++;
    if (calls === 1) response.writeHead(503).end('busy');
    else if (calls === 2) response.writeHead(429, { 'retry-after': '3600' }).end();
    else page('At last the page about opening hours.')(request, response);
  });
  const id = await shop.addPage(`${site.origin}/busy`);
  await expect.poll(async () => (await shop.document(id))?.error?.attempts).toBe(2);
  const waiting = await shop.document(id);
  expect(waiting).toMatchObject({ status: 'queued', error: { code: 'http_status' } });
  expect(waiting?.error.message).toContain('429');
  expect(Date.parse(waiting?.error.retry_at) - Date.parse(waiting?.updated_at)).toBeGreaterThanOrEqual(
    3_599_999,
  );
  await shop.world.runtime.database.system.sql`
    update ${queued} set run_at = now() where key = ${`ingest:${id}`}`;
  const [document] = await shop.settled(id);
  expect(document).toMatchObject({ status: 'ready', error: null });
  expect(calls).toBe(3);
});

test('fails the document after five tries of a broken server', async () => {
  site.on('/broken', (_request, response) => response.writeHead(500).end());
  const [document] = await shop.settled(await shop.addPage(`${site.origin}/broken`));
  expect(document).toMatchObject({ status: 'failed', error: { code: 'http_status' } });
  expect(site.asked.filter((asked) => asked === '/broken').length).toBe(5);
});

function redirect(location: string) {
  return (path: string) => site.on(path, (_request, response) => response.writeHead(302, { location }).end());
}
function answer(type: string, body: string) {
  return (path: string) =>
    site.on(path, (_request, response) =>
      response.writeHead(200, { 'content-type': type }).end(body, 'latin1'),
    );
}
function long(bytes: number) {
  return (path: string) =>
    site.on(path, (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': bytes }).flushHeaders(),
    );
}
