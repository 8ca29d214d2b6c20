import { createToken } from '@jawab/core';
import { createMcpApp } from '@jawab/mcp';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { registry } from '@jawab/tools';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { message, post } from './post.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
type Body = any;

let world: World;
let shop: Tenant;
let app: Hono;
let token: string;
beforeAll(async () => {
  world = await openWorld({
    PUBLIC_URL: 'https://bots.example.com',
    ALLOWED_HOSTS: 'mcp.internal:8443,edge.example',
  });
  shop = await createTenant(world);
  app = createMcpApp({ runtime: world.runtime, registry });
  token = await shop.token();
});
afterAll(() => world?.close());

/** Reads a refusal outside a tool: a JSON-RPC error with a sentence and one of our codes. */
async function refusal(response: Response) {
  const body = (await response.json()) as Body;
  expect(body).toMatchObject({
    jsonrpc: '2.0',
    error: { code: expect.any(Number), message: expect.any(String) },
  });
  expect(body.error.data.request_id).toBe(response.headers.get('x-request-id'));
  return { status: response.status, headers: response.headers, id: body.id, ...body.error };
}

describe('401', () => {
  test.each([
    ['no token', {}],
    ['no bearer', { Authorization: 'Basic abc' }],
    ['not a token', { Authorization: 'Bearer abc' }],
    ['unknown', { Authorization: `Bearer ${createToken()}` }],
  ])('%s', async (kind, headers) => {
    const refused = await refusal(await post(app, 'tools/list', {}, { headers }));
    expect(refused.status).toBe(401);
    expect(refused.data.code).toBe('unauthorized');
    expect(refused.message).toContain('the page Developers of the dashboard');
    expect(refused.headers.get('www-authenticate')).toMatch(
      kind === 'no token'
        ? /^Bearer realm="jawab", scope=/
        : /^Bearer realm="jawab", error="invalid_token", error_desc/,
    );
  });

  test('a revoked token, from the next request on', async () => {
    const other = await createTenant(world);
    const gone = await other.token();
    expect((await post(app, 'tools/list', {}, { token: gone })).status).toBe(200);
    for (const { id } of (await other.call('list_tokens')).data) await other.call('revoke_token', { id });
    const refused = await refusal(await post(app, 'tools/list', {}, { token: gone }));
    expect([refused.status, refused.message]).toEqual([
      401,
      expect.stringContaining('This API token was revoked.'),
    ]);
  });

  test('an expired token', async () => {
    const gone = await shop.token({ expiresAt: new Date('2026-01-31T09:05:00Z') });
    const refused = await refusal(await post(app, 'tools/list', {}, { token: gone }));
    expect(refused.status).toBe(401);
    expect(refused.message).toContain('This API token expired on 2026-01-31 at 09:05 UTC.');
  });
});

test('402 for a plan without API', async () => {
  const free = await createTenant(world, { plan: 'free', bots: [] });
  const refused = await refusal(await post(app, 'tools/list', {}, { token: await free.token() }));
  expect(refused).toMatchObject({ status: 402, data: { code: 'plan_required' } });
  expect(refused.message).toContain('growth plan');
});

test('429 with Retry-After; every answer has the rate, and a batch costs one request per message', async () => {
  const tenant = await createTenant(world, { plan: 'growth', limits: { requestsPerMinute: 4 } });
  const limited = await tenant.token();
  const first = await post(app, 'tools/list', {}, { token: limited });
  expect(first.headers.get('ratelimit-policy')).toBe('"requests";q=4;w=60');
  expect(first.headers.get('x-ratelimit-remaining')).toBe('3');
  const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' });
  const old = { 'MCP-Protocol-Version': '2025-03-26' };
  const batch = JSON.stringify([ping(1), ping(2), ping(3)]);
  const answered = await post(app, 'ping', {}, { token: limited, body: batch, headers: old });
  expect(answered.status).toBe(200);
  expect(answered.headers.get('x-ratelimit-remaining')).toBe('0');
  const refused = await refusal(await post(app, 'tools/list', {}, { token: limited }));
  expect(refused).toMatchObject({ status: 429, data: { code: 'rate_limited' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
});

test('[WIRE-3 mcp] 403 insufficient_scope names the union of granted and required scopes, and answers the request’s id', async () => {
  const narrow = await shop.token({ scopes: ['kb:read'] });
  for (const [method, params] of [
    ['tools/call', { name: 'ask_bot', arguments: { message: 'hi' } }],
    ['resources/read', { uri: 'conversation://abc' }],
  ] as const) {
    const refused = await refusal(await post(app, method, params, { token: narrow }));
    const scope = method === 'tools/call' ? 'chat:invoke' : 'conversations:read';
    expect(refused).toMatchObject({
      status: 403,
      id: 7,
      data: { code: 'insufficient_scope', scopes: ['kb:read', scope] },
    });
    expect(refused.headers.get('www-authenticate')).toContain(
      `error="insufficient_scope", scope="kb:read ${scope}"`,
    );
  }
});

describe('body', () => {
  test.each([
    ['broken JSON', '{"jsonrpc":', 400, 'malformed_json', -32700],
    ['nothing', '', 400, 'malformed_json', -32700],
    ['a megabyte of brackets', '['.repeat(1_000_000), 400, 'malformed_json', -32700],
    ['nesting of 33', `${'['.repeat(33)}${']'.repeat(33)}`, 400, 'malformed_json', -32700],
    ['more than 1 MiB', JSON.stringify('x'.repeat(1_048_576)), 413, 'payload_too_large', -32000],
  ])('%s', async (_, body, status, code, rpcCode) => {
    const refused = await refusal(await post(app, 'tools/list', {}, { token, body }));
    expect(refused).toMatchObject({ status, code: rpcCode, data: { code } });
  });

  test('a declared length is enough to refuse', async () => {
    const headers = { 'Content-Length': '1048577' };
    expect((await post(app, 'tools/list', {}, { token, headers })).status).toBe(413);
  });

  test('bytes that are not UTF-8', async () => {
    const body = Buffer.concat([Buffer.from('"'), Buffer.from([0xff]), Buffer.from('"')]);
    const refused = await refusal(await post(app, 'tools/list', {}, { token, body }));
    expect(refused).toMatchObject({ status: 400, message: 'The body is not valid UTF-8.' });
  });

  test('another content type', async () => {
    const refused = await refusal(
      await post(app, 'tools/list', {}, { token, headers: { 'Content-Type': 'text/plain' } }),
    );
    expect(refused).toMatchObject({ status: 415, data: { code: 'unsupported_media_type' } });
  });

  test.each(['null', '1', '"x"', '[]', '{}', '[1]', '{"jsonrpc":"2.0","id":{},"method":"tools/list"}'])(
    'no message: %s',
    async (body) => {
      const response = await post(app, 'tools/list', {}, { token, body });
      expect(response.status).toBe(400);
      expect(((await response.json()) as Body).error.code).toBe(-32600);
    },
  );

  test('characters Postgres cannot store are refused as input', async () => {
    for (const bad of ['\u0000', '\ud800']) {
      const call = { name: 'list_conversations', arguments: { q: bad } };
      const { result } = (await (await post(app, 'tools/call', call, { token })).json()) as Body;
      expect(JSON.parse(result.content[0].text).code).toBe('invalid_request');
    }
  });
});

describe('methods', () => {
  test.each(['GET', 'DELETE', 'PUT', 'PATCH'])('%s is 405 before any token', async (httpMethod) => {
    const refused = await refusal(await post(app, '', {}, { httpMethod }));
    expect(refused).toMatchObject({ status: 405, data: { code: 'method_not_allowed' } });
    expect(refused.headers.get('allow')).toBe('POST, OPTIONS');
  });

  test('an unknown method of the protocol is 404 with the request’s id', async () => {
    const response = await post(app, 'tools/destroy', {}, { token });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ id: 7, error: { code: -32601 } });
  });
});

describe('Host and Origin', () => {
  test.each([
    '127.0.0.1:4000',
    'localhost:4000',
    '[::1]:4000',
    'bots.example.com',
    'mcp.internal:8443',
    'edge.example:1',
  ])('%s is served', async (host) => {
    expect((await post(app, 'tools/list', {}, { token, headers: { Host: host } })).status).toBe(200);
  });

  test.each(['localhost:4001', '127.0.0.1', '10.1.2.3:8080', 'bots.example.com:81'])(
    'host %j is served: rebinding needs a name of the attacker',
    async (host) => {
      expect((await post(app, 'tools/list', {}, { token, headers: { Host: host } })).status).toBe(200);
    },
  );

  test.each(['evil.example', '127.0.0.1.nip.example', 'mcp.internal', '', 'localhost:4000.evil.example'])(
    '[REQ-11 mcp] host %j is 421',
    async (host) => {
      const refused = await refusal(await post(app, 'tools/list', {}, { token, headers: { Host: host } }));
      expect(refused).toMatchObject({ status: 421, data: { code: 'misdirected_request' } });
    },
  );

  test.each([
    'https://evil.example',
    'null',
    'http://localhost:4001',
    'file://',
    'https://bots.example.com.evil.example',
  ])('origin %s is 403 without CORS headers, preflight too', async (origin) => {
    for (const httpMethod of ['POST', 'OPTIONS']) {
      const response = await post(app, 'tools/list', {}, { token, httpMethod, headers: { Origin: origin } });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(await refusal(response)).toMatchObject({ status: 403, data: { code: 'origin_forbidden' } });
    }
  });

  test('a preflight of an allowed origin needs no token and names the headers of the protocol', async () => {
    const origin = 'https://bots.example.com';
    const response = await post(app, '', {}, { httpMethod: 'OPTIONS', headers: { Origin: origin } });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    for (const name of ['Authorization', 'Mcp-Method', 'Mcp-Name', 'MCP-Protocol-Version', 'Mcp-Session-Id'])
      expect(response.headers.get('access-control-allow-headers')).toContain(name);
  });

  test('errors carry CORS headers for an allowed origin', async () => {
    const response = await post(app, 'tools/list', {}, { headers: { Origin: 'http://localhost:4000' } });
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:4000');
    for (const name of ['WWW-Authenticate', 'Retry-After'])
      expect(response.headers.get('access-control-expose-headers')).toContain(name);
  });
});

test('[WIRE-1 mcp] every revision from 2024-11-05 on shakes hands, with a session id for cancelling', async () => {
  for (const protocolVersion of ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25']) {
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: 't', version: '1' } };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
    const headers = { 'MCP-Protocol-Version': protocolVersion };
    const response = await post(app, 'initialize', {}, { token, body, headers });
    expect(response.headers.get('mcp-session-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await response.text()).toContain(`"protocolVersion":"${protocolVersion}"`);
  }
});

test('clients may cache lists for a minute, privately', async () => {
  for (const method of ['tools/list', 'prompts/list', 'resources/templates/list']) {
    const { result } = (await (await post(app, method, {}, { token })).json()) as Body;
    expect(result).toMatchObject({ ttlMs: 60_000, cacheScope: 'private' });
  }
});

test('refuses an unknown revision and names the supported ones', async () => {
  const body = JSON.stringify(
    message('tools/list', { _meta: { 'io.modelcontextprotocol/protocolVersion': '2099-01-01' } }),
  );
  const headers = { 'MCP-Protocol-Version': '2099-01-01' };
  const response = await post(app, 'tools/list', {}, { token, body, headers });
  expect(response.status).toBe(400);
  expect(((await response.json()) as Body).error.data.supported).toContain('2026-07-28');
});

test('counts requests by operation and status, unknown names as one', async () => {
  await post(app, 'tools/call', { name: 'list_bots' }, { token });
  await post(app, 'tools/call', { name: 'list_leads', arguments: { limit: 0 } }, { token });
  await post(app, 'made/up', {}, { token });
  const metrics = await world.runtime.metrics.registry.metrics();
  expect(metrics).toContain('jawab_requests_total{surface="mcp",operation="list_bots",status="200"} 1');
  expect(metrics).toContain('jawab_requests_total{surface="mcp",operation="list_leads",status="400"} 1');
  expect(metrics).toMatch(/jawab_requests_total\{surface="mcp",operation="other",status="404"\} \d/);
  expect(metrics).not.toContain('made/up');
});
