import { runInNewContext } from 'node:vm';
import type { BrowserFiles } from '@jawab/browser-files';
import { refusalResponse } from '@jawab/http';
import { type Loopback, serveOnLoopback } from '@jawab/test/support/loopback.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import jsQR from 'jsqr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPagesApp } from './app.ts';
import type { DemoShop } from './demo-page.ts';

let world: World;
let shop: Tenant;
let server: Loopback;
let publicKey: string;
let demo: DemoShop | null = null;

const file = (path: string) => {
  const bytes = new TextEncoder().encode(path);
  return [path, { path, plain: bytes, br: bytes, gzip: bytes, etag: '"1"', integrity: 'sha384-x' }] as const;
};
const files: BrowserFiles = new Map([
  file('widget.js'),
  file('assets/widget.abc.js'),
  file('assets/panel.abc.js'),
]);

beforeAll(async () => {
  world = await openWorld();
  shop = await createTenant(world, { bots: ['Kopi <b>&"Co"'] });
  const { data } = await shop.call('update_bot', {
    id: shop.bots[0],
    allowedOrigins: ['https://shop.example', 'https://*.shop.example'],
    theme: { accent: '#7a1f5c', scheme: 'dark' },
  });
  publicKey = data.public_key;
  const app = createPagesApp({ runtime: world.runtime, files, findDemo: () => demo });
  app.notFound(() => refusalResponse('not_found', 'There is nothing here.'));
  server = await serveOnLoopback(app.fetch);
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  server.send(null, `GET ${path}`, undefined, headers);

test('draws the page of a bot in the language of the browser, with its name escaped', async () => {
  const answer = await get(`/c/${publicKey}`, { 'accept-language': 'de, ar-EG;q=0.9, en;q=0.5' });
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<title>Kopi &lt;b&gt;&amp;&quot;Co&quot;</title>');
  expect(html).toContain(`data-key="${publicKey}" data-lang="ar" data-accent="#7a1f5c" data-page`);
  expect(html).toContain('color-scheme:dark');
  expect(await (await get(`/c/${publicKey}?lang=ta`)).text()).toContain('<html lang="ta" dir="ltr">');
});

test('has a heading, the greeting and the place of the field before any script has arrived', async () => {
  const html = await (await get(`/c/${publicKey}?lang=ar`)).text();
  const body = html.slice(html.indexOf('<body>'), html.indexOf('<script'));
  expect(body).toContain('<h1><bdi>Kopi &lt;b&gt;&amp;&quot;Co&quot;</bdi></h1>');
  expect(body).toContain('كيف يمكنني مساعدتك');
  expect(body).toContain('اكتب رسالة');
  expect(html).toContain('<link rel="modulepreload" href="/assets/panel.abc.js">');
});

test('a page that is not there says so to people in their language, and to programs in JSON', async () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const answer = await get('/c/pub_unknown', { accept, 'accept-language': 'th' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await answer.text()).toMatch(/<html lang="th" dir="ltr">.*<h1>แชทนี้ปิดให้บริการแล้วค่ะ<\/h1>/s);
  expect(await (await get('/c/pub_unknown')).json()).toMatchObject({ code: 'not_found' });
});

test('a link with a session opens that conversation, and the session leaves the address', async () => {
  const html = await (await get(`/c/${publicKey}`)).text();
  expect(html).toContain(`<script src="/c/resume.js" data-key="${publicKey}" data-history="tab"></script>`);
  const script = await (await get('/c/resume.js')).text();
  const kept = new Map<string, string>();
  const place = (prefix: string) => ({
    setItem: (name: string, value: string) => kept.set(prefix + name, value),
  });
  const shown: string[] = [];
  const open = (hash: string, history: string) =>
    runInNewContext(script, {
      document: { currentScript: { dataset: { key: 'wk_1', history } } },
      location: { hash, pathname: '/c/wk_1', search: '' },
      history: { replaceState: (_: unknown, __: unknown, path: string) => shown.push(path) },
      sessionStorage: place('tab '),
      localStorage: place('device '),
      URLSearchParams,
    });
  open('#session=abc.def&expires=1800000000', 'tab');
  open('#session=ghi.jkl&expires=1800000000', 'device');
  open('#about', 'tab');
  const session = (token: string) =>
    JSON.stringify({ session_token: token, expires_at: '2027-01-15T08:00:00.000Z' });
  expect([...kept]).toEqual([
    ['tab jawab:wk_1:session', session('abc.def')],
    ['device jawab:wk_1:session', session('ghi.jkl')],
  ]);
  expect(shown).toEqual(['/c/wk_1', '/c/wk_1']);
});

test('sends a policy that allows only its own code, and the frames of the bot’s origins', async () => {
  const policy = (await get(`/c/${publicKey}`)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'sha256-");
  expect(policy).toContain('frame-ancestors https://shop.example https://*.shop.example');
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toContain('unsafe');
});

test('describes an app that a phone can install', async () => {
  const manifest = await (await get(`/c/${publicKey}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({
    start_url: `/c/${publicKey}`,
    display: 'standalone',
    theme_color: '#7a1f5c',
  });
  const icon = await get(`/c/${publicKey}/icon.svg`);
  expect(icon.headers.get('content-type')).toBe('image/svg+xml');
  expect(await icon.text()).toContain('fill="#7a1f5c"');
});

test('serves the logo of a bot by the type of its bytes, for good at its address, until it is removed', async () => {
  const id = shop.bots[0];
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const change = (logo: string | null) => shop.call('update_bot', { id, logo });
  expect((await get(`/c/${publicKey}/logo`)).status).toBe(404);
  const { data } = await change(png.toString('base64'));
  expect(data.logo).toMatch(new RegExp(`^/c/${publicKey}/logo\\?v=[0-9a-f]{16}$`));
  const answer = await get(data.logo);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(png);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect((await get(`/c/${publicKey}/logo?v=old`)).headers.get('cache-control')).toBe('no-cache');
  expect(await (await get(`/c/${publicKey}`)).text()).toContain(`<link rel="icon" href="${data.logo}">`);
  const other = await createTenant(world);
  await expect(other.call('update_bot', { id, logo: '' })).rejects.toMatchObject({ code: 'not_found' });
  for (const bytes of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('GIF89a'),
    Buffer.concat([png, Buffer.alloc(262_144)]),
  ])
    await expect(change(bytes.toString('base64'))).rejects.toMatchObject({
      code: 'invalid_request',
      details: { issues: [{ path: 'logo' }] },
    });
  expect((await change(null)).data.logo).toBeNull();
  expect((await get(data.logo)).status).toBe(404);
});

test('previews a bot without a hosted page, in frames of this service only', async () => {
  await shop.call('update_bot', { id: shop.bots[0], hostedPage: false });
  const preview = (dest: string) => get(`/c/${publicKey}/preview`, { 'sec-fetch-dest': dest });
  const answer = await preview('iframe');
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  const html = await answer.text();
  expect(html).toContain('<script src="/c/preview.js"');
  expect(html).not.toContain('data-accent');
  expect((await get('/c/preview.js')).headers.get('content-type')).toContain('text/javascript');
  expect((await preview('document')).status).toBe(404);
  await shop.call('update_bot', { id: shop.bots[0], hostedPage: true });
});

test('returns 404 for an unknown key, and for a bot without a hosted page', async () => {
  expect((await get('/c/pub_unknown')).status).toBe(404);
  expect((await get("/c/'%22%3E")).status).toBe(404);
  await shop.call('update_bot', { id: shop.bots[0], hostedPage: false });
  expect((await get(`/c/${publicKey}`)).status).toBe(404);
  expect((await get(`/c/${publicKey}/icon.svg`)).status).toBe(404);
});

test('serves the window to every origin, and names the pinned address with its hash', async () => {
  const script = await get('/widget.js', { origin: 'https://anywhere.example' });
  expect([script.status, script.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(await (await get('/widget.json')).json()).toEqual({
    src: '/assets/widget.abc.js',
    integrity: 'sha384-x',
  });
  expect(new URL((await get('/assets/panel.old.js')).url).pathname).toBe('/assets/panel.abc.js');
  expect((await get('/assets/nothing.js')).status).toBe(404);
});

test('shows the demo shop once there is one, with a window from the other loopback name', async () => {
  expect((await get('/demo')).status).toBe(404);
  demo = { name: 'Tea', publicKey: 'pub_1' };
  const answer = await get('/demo?lang=th');
  const { port } = new URL(server.url);
  expect(await answer.text()).toContain(
    `<script src="http://localhost:${port}/widget.js" data-key="pub_1" data-lang="th"`,
  );
  expect(answer.headers.get('content-security-policy')).toContain(`script-src http://localhost:${port};`);
});

test('draws the address of the page as a QR code that a camera reads', async () => {
  await shop.call('update_bot', { id: shop.bots[0], hostedPage: true });
  const answer = await get(`/c/${publicKey}/qr.svg`);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  const svg = await answer.text();
  const [, width = ''] = /viewBox="0 0 (\d+) /.exec(svg) ?? [];
  const size = Number(width);
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+),(\d+)h10v10h-10z/g))
    for (let row = Number(y); row < Number(y) + 10; row++)
      for (let column = Number(x); column < Number(x) + 10; column++)
        pixels.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
  expect(jsQR.default(pixels, size, size)?.data).toBe(`${server.url}/c/${publicKey}`);
  expect((await get('/c/pub_unknown/qr.svg')).status).toBe(404);
});
