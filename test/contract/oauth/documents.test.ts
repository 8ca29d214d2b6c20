import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callback, createPkce, createProgram, type Program } from '../../support/oauth.ts';
import { type Browser, openPeople, type People } from '../../support/people.ts';
import { createTenant, openWorld, type World } from '../../support/world.ts';

/** A host of documents that counts its connections. */
async function serve(listener: RequestListener) {
  const server = createServer(listener);
  let connections = 0;
  server.on('connection', () => connections++);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    connections: () => connections,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

type Document = Record<string, unknown>;
let fetched = 0;
let written = 0;
const documents: Record<string, (own: string) => Document> = {
  '/good.json': (own) => ({
    client_id: own,
    client_name: 'Claude',
    redirect_uris: [callback],
    logo_uri: 'https://x',
  }),
  '/fresh.json': (own) => ({ client_id: own, client_name: 'Fresh', redirect_uris: [callback] }),
  '/other-id.json': () => ({ client_id: 'https://claude.ai/client.json', redirect_uris: [callback] }),
  '/no-redirects.json': (own) => ({ client_id: own, client_name: 'X' }),
  '/script.json': (own) => ({ client_id: own, redirect_uris: ['javascript:alert(1)', callback] }),
  '/secret.json': (own) => ({ client_id: own, redirect_uris: [callback], client_secret: 'x' }),
  '/basic.json': (own) => ({
    client_id: own,
    redirect_uris: [callback],
    token_endpoint_auth_method: 'client_secret_basic',
  }),
};

const listener: RequestListener = (request, response) => {
  fetched++;
  const path = request.url as string;
  const own = `http://${request.headers.host}${path}`;
  const json = { 'content-type': 'application/json' };
  if (path === '/redirect.json') return response.writeHead(302, { location: '/good.json' }).end();
  if (path === '/html.json')
    return response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(JSON.stringify(documents['/good.json']?.(own)));
  if (path === '/list.json') return response.writeHead(200, json).end('[]');
  if (path === '/hangs.json') return;
  if (path === '/drips.json') {
    const drip = setInterval(() => response.write(' '), 100);
    response.writeHead(200, json).on('close', () => clearInterval(drip));
    return;
  }
  if (path === '/huge.json') {
    response.writeHead(200, json);
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(1_024))) written += 1_024;
    };
    response.on('drain', more);
    return more();
  }
  const document = documents[path];
  if (!document) return response.writeHead(404).end();
  const control = path === '/fresh.json' ? { 'cache-control': 'no-store' } : {};
  return response.writeHead(200, Object.assign(json, control)).end(JSON.stringify(document(own)));
};

let allowed: Awaited<ReturnType<typeof serve>>;
let closed: Awaited<ReturnType<typeof serve>>;
let world: World;
let people: People;
let program: Program;
let ann: { browser: Browser; id: string };
beforeAll(async () => {
  [allowed, closed] = [await serve(listener), await serve(listener)];
  world = await openWorld({ OAUTH: 'on', SIGN_UP: 'open', EGRESS_ALLOW: `127.0.0.1:${allowed.port}` });
  people = await openPeople(world);
  program = createProgram(people);
  ann = await people.signUp('Ann');
  await people.join(ann.id, (await createTenant(world)).workspaceId, 'owner');
});
afterAll(async () => {
  await people.close();
  await world.close();
  await Promise.all([allowed.close(), closed.close()]);
});

const ask = (id: string) => program.authorize(program.asked(id, createPkce().challenge));

async function expectHere(id: string) {
  const { status, to, text } = await ask(id);
  expect([status, to], text).toEqual([400, null]);
  expect(text).toContain('cannot be connected');
}

test('a program with a document is connected under the host of its document', async () => {
  const id = `${allowed.url}/good.json`;
  const { to } = await ask(id);
  const { answer } = await program.open(ann.browser, to as string);
  expect(answer.body.data.client).toEqual({
    name: 'Claude',
    host: new URL(allowed.url).host,
    verified: true,
  });
  const before = fetched;
  const { access_token } = await program.connect(ann.browser, id);
  expect((await program.callMcp(access_token)).status).toBe(200);
  expect(fetched).toBe(before);
});

test('a document whose host forbids it is not kept', async () => {
  const before = fetched;
  for (let i = 0; i < 2; i++) expect((await ask(`${allowed.url}/fresh.json`)).to).toMatch(/^\/connect/);
  expect(fetched - before).toBe(2);
});

describe('a document is refused', () => {
  test.each([
    '/missing.json',
    '/redirect.json',
    '/html.json',
    '/list.json',
    '/other-id.json',
    '/no-redirects.json',
    '/script.json',
    '/secret.json',
    '/basic.json',
  ])('%s', async (path) => {
    await expectHere(allowed.url + path);
  });

  test.each(['/hangs.json', '/drips.json'])('%s, within the time of a fetch', async (path) => {
    await expectHere(allowed.url + path);
  });

  test('/huge.json, before it is read', async () => {
    await expectHere(`${allowed.url}/huge.json`);
    // The service never read the bytes that the kernel buffers.
    await expect.poll(() => written).toBeLessThan(8 * 1_048_576);
  });
});

test('a private address is never connected to, in whatever spelling', async () => {
  const { port } = closed;
  const hosts = [
    '127.0.0.1',
    'localhost',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0.0.0.0',
    '[::1]',
  ];
  for (const host of [
    ...hosts,
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '10.0.0.1',
    '169.254.169.254',
    'x.internal',
  ])
    for (const scheme of ['http', 'https']) await expectHere(`${scheme}://${host}:${port}/good.json`);
  expect(closed.connections()).toBe(0);
});

test('an address that is not in its shortest form is never fetched', async () => {
  const before = fetched;
  const { url } = allowed;
  for (const id of [
    `${url}/good.json#x`,
    `${url}/x/../good.json`,
    `${url}/./good.json`,
    `${url}/%2e/good.json`,
    url,
    `${url}/`,
    `${url.replace('http://', 'http://user@')}/good.json`,
    `${url.replace('http://', 'HTTP://')}/good.json`,
    `${url.replace('127.0.0.1', '127.1')}/good.json`,
    `${url}\\good.json`,
  ])
    await expectHere(id);
  expect(fetched).toBe(before);
});

test('one network cannot have documents fetched without end', async () => {
  const asked = Array.from({ length: 130 }, (_, i) => ask(`${allowed.url}/missing.json?${i}`));
  const refused = (await Promise.all(asked)).filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});
