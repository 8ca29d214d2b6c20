import { createIdentityApp, createOAuthApp } from '@jawab/identity';
import { createMcpApp, listResources } from '@jawab/mcp';
import { registry } from '@jawab/tools';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serveOnLoopback } from '../../support/loopback.ts';
import { createTenant, openWorld, type Tenant, type World } from '../../support/world.ts';

type Change = (request: Request, pass: () => Promise<Response>) => Response | Promise<Response>;

/** Changes a request as a proxy in front of the service does. */
let change: Change = (_, pass) => pass();
const app = new Hono();
const proxy = await serveOnLoopback((request) => change(request, async () => app.fetch(request)));
let world: World;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld({ EGRESS_ALLOW: proxy.url.slice('http://'.length) });
  tenant = await createTenant(world);
  const { runtime } = world;
  app.route('/', createIdentityApp(runtime.identity, runtime));
  app.route('/', createOAuthApp(runtime.identity, runtime, listResources(registry)));
  app.route('/', createMcpApp({ runtime, registry }));
});
afterEach(() => {
  change = (_, pass) => pass();
});
afterAll(async () => {
  await proxy.close();
  await world.close();
});

interface Check {
  name: string;
  ok: boolean;
  hint: string | null;
}

const diagnose = async (url: string): Promise<Check[]> =>
  (await tenant.call('diagnose_mcp', { url }, { egressAllowed: true })).data.checks;

/** The check at which the diagnosis ends. */
const faultOf = async (url = `${proxy.url}/mcp`) => (await diagnose(url)).find(({ ok }) => !ok);

const withHeaders = async (response: Response, edit: (headers: Headers) => void): Promise<Response> => {
  const headers = new Headers(response.headers);
  edit(headers);
  return new Response(await response.text(), { status: response.status, headers });
};

test.each(['/mcp', '/mcp/all', '/mcp/read'])('finds nothing wrong with %s of this service', async (path) => {
  const checks = await diagnose(proxy.url + path);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(checks.map(({ name }) => name)).toEqual([
    'address',
    'answer',
    'redirect',
    'refusal',
    'challenge',
    'resource',
    'server',
    'cors',
    'errors',
  ]);
});

test.each([
  ['/other', 'refusal', 'no MCP server'],
  ['/key/mcp', 'challenge', 'API tokens alone'],
])('%s is not such an address', async (path, name, hint) => {
  expect(await faultOf(proxy.url + path)).toMatchObject({ name, hint: expect.stringContaining(hint) });
});

test.each<[string, string, string, Change]>([
  [
    'redirects',
    'redirect',
    'https://bots.example.com/mcp',
    () => Response.redirect('https://bots.example.com/mcp', 301),
  ],
  [
    'has its own page for errors',
    'refusal',
    'text/html',
    () => new Response('<h1>401</h1>', { status: 401, headers: { 'content-type': 'text/html' } }),
  ],
  ['lets everybody in', 'refusal', 'Clients expect 401', () => Response.json({})],
  [
    'removes WWW-Authenticate',
    'challenge',
    'a proxy removes the header',
    async (_, pass) => withHeaders(await pass(), (headers) => headers.delete('www-authenticate')),
  ],
  [
    'does not pass /.well-known on',
    'resource',
    '/.well-known',
    (request, pass) =>
      request.url.includes('/.well-known/oauth-protected') ? new Response('no', { status: 404 }) : pass(),
  ],
  [
    'does not pass the metadata of the server on',
    'server',
    '/.well-known',
    (request, pass) =>
      request.url.includes('/.well-known/oauth-auth') ? new Response('no', { status: 404 }) : pass(),
  ],
  [
    'removes CORS',
    'cors',
    'Access-Control-Allow-Origin',
    async (_, pass) => withHeaders(await pass(), (headers) => headers.delete('access-control-allow-origin')),
  ],
  [
    'replaces errors',
    'errors',
    'not an error in JSON',
    (request, pass) =>
      request.url.endsWith('/oauth/token') ? new Response('<h1>Bad</h1>', { status: 502 }) : pass(),
  ],
])('finds a proxy that %s', async (_, name, hint, next) => {
  change = next;
  expect(await faultOf()).toMatchObject({ name, hint: expect.stringContaining(hint) });
});

test('finds a service that knows another address of itself', async () => {
  Object.assign(world.runtime.config, { publicUrl: 'https://bots.example.com' });
  expect(await faultOf()).toEqual({
    name: 'challenge',
    ok: false,
    hint: `The service says that its address is https://bots.example.com, so clients stop. Set PUBLIC_URL to ${proxy.url}, or use that address.`,
  });
  Object.assign(world.runtime.config, { publicUrl: null });
});

test('finds metadata of another address', async () => {
  change = async (request, pass) => {
    const response = await pass();
    if (!request.url.includes('oauth-protected')) return response;
    return Response.json(
      Object.assign((await response.json()) as object, { resource: 'https://a.example/mcp' }),
    );
  };
  expect(await faultOf()).toMatchObject({
    name: 'resource',
    hint: expect.stringContaining('https://a.example/mcp'),
  });
});

test('a private address is not looked at for others', async () => {
  const { data } = await tenant.call('diagnose_mcp', { url: `${proxy.url}/mcp` });
  expect(data.checks.at(-1)).toMatchObject({
    name: 'answer',
    ok: false,
    hint: expect.stringContaining('private'),
  });
});
