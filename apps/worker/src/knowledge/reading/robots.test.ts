import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSite, page, type Site } from '../../site.testing.ts';
import { openShop, type Shop } from '../../worker.testing.ts';
import { createRobotsRules } from './robots.ts';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

const allowOf = (...sites: Site[]) => ({
  allow: new Set(sites.map(({ host }) => host)),
  signal: AbortSignal.timeout(60_000),
});
const rules = (text: string) => (path: string) =>
  site.on(path, (_request, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(text));

test('refuses what robots.txt forbids, allows the rest, and reads it once an hour', async () => {
  rules('User-agent: *\nDisallow: /\n\nUser-agent: JawabBot\nDisallow: /private\nAllow: /private/faq')(
    '/robots.txt',
  );
  let now = 0;
  const robots = createRobotsRules(() => now);
  await Promise.all(['/', '/private/faq'].map((path) => robots.check(site.origin + path, allowOf(site))));
  await expect(robots.check(`${site.origin}/private/a`, allowOf(site))).rejects.toMatchObject({
    code: 'robots_disallowed',
    passing: false,
  });
  expect(site.asked).toEqual(['/robots.txt']);
  now += 3_600_001;
  await robots.check(`${site.origin}/`, allowOf(site));
  expect(site.asked).toEqual(['/robots.txt', '/robots.txt']);
});

test.for([
  [404, null],
  [403, null],
  [429, 'robots_unreachable'],
  [500, 'robots_unreachable'],
] as const)('robots.txt answered with %s: %s', async ([status, code]) => {
  site.on('/robots.txt', (_request, response) =>
    response.writeHead(status).end('User-agent: *\nDisallow: /'),
  );
  const checked = createRobotsRules().check(`${site.origin}/`, allowOf(site));
  if (code === null) await checked;
  else await expect(checked).rejects.toMatchObject({ code, passing: true });
});

test('forbids everything for now if there is no answer, and asks again', async () => {
  site.on('/robots.txt', (request) => request.socket.destroy());
  const robots = createRobotsRules();
  await expect(robots.check(`${site.origin}/`, allowOf(site))).rejects.toMatchObject({
    code: 'robots_unreachable',
  });
  rules('')('/robots.txt');
  await robots.check(`${site.origin}/`, allowOf(site));
});

test('reads slow rules up to a limit', async () => {
  const checkAmong = async (hostile: number) => {
    rules(`User-agent: *\n${`Disallow: /${'*a'.repeat(120)}b\n`.repeat(hostile)}Disallow: /shut\n`)(
      '/robots.txt',
    );
    const robots = createRobotsRules();
    const before = process.threadCpuUsage();
    await robots.check(`${site.origin}/${'a'.repeat(4_000)}`, allowOf(site));
    const { user, system } = process.threadCpuUsage(before);
    return { robots, spent: user + system };
  };
  const few = await checkAmong(40);
  const { robots, spent } = await checkAmong(2_000);
  expect(spent).toBeLessThan(10 * few.spent);
  await expect(robots.check(`${site.origin}/shut`, allowOf(site))).rejects.toMatchObject({
    code: 'robots_disallowed',
  });
});

let shop: Shop;
let home: Site;
beforeAll(async () => {
  home = await openSite();
  shop = await openShop({ EGRESS_ALLOW: home.host });
  await shop.startWorker();
});
afterAll(async () => {
  await shop.close();
  await home.close();
});

test('fails a document with a forbidden page without requesting the page', async () => {
  home.on('/robots.txt', (_request, response) => response.end('User-agent: *\nDisallow: /secret'));
  home.on('/secret', page('Not for robots.'));
  home.on('/door', (_request, response) => response.writeHead(302, { location: '/secret' }).end());
  const [straight, around] = await shop.settled(
    await shop.addPage(`${home.origin}/secret`),
    await shop.addPage(`${home.origin}/door`),
  );
  expect(straight).toMatchObject({ status: 'failed', error: { code: 'robots_disallowed' } });
  expect(around).toMatchObject({ status: 'failed', error: { code: 'robots_disallowed' } });
  expect(home.asked.filter((path) => path === '/secret').length).toBe(1);
});
