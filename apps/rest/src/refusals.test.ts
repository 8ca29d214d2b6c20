import { request as httpRequest } from 'node:http';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RestServer, startRest } from './rest.testing.ts';

let world: World;
let rest: RestServer;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld();
  rest = await startRest({ runtime: world.runtime });
  tenant = await createTenant(world, { bots: ['One', 'Two'], limits: { messagesPerMonth: 0 } });
});
afterAll(async () => {
  await rest.close();
  await world.close();
});

interface Raw {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: { code: string; error: string; request_id: string; issues?: { path: string }[] };
}

/**
 * Sends exactly these headers over a connection of its own: one whose announced body never came would swallow the next
 * request.
 */
const send = (method: string, path: string, headers: Record<string, string>, body: string | null = null) =>
  new Promise<Raw>((resolve, reject) => {
    const request = httpRequest(rest.url + path, { method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(text) }),
      );
    });
    request.on('error', reject);
    if (body !== null) request.write(body);
    request.end();
  });

test('[PLAN-3 rest] returns one error after the other while the caller fixes a request in which everything is wrong', async () => {
  const poor = await createTenant(world, { plan: 'free' });
  const spent = await createTenant(world, { limits: { requestsPerMinute: 1 } });
  const [one, two] = tenant.bots as [string, string];
  const tokens = {
    poor: await poor.token(),
    spent: await spent.token(),
    narrow: await tenant.token({ scopes: ['bots:read'], bots: [one] }),
    wide: await tenant.token({ scopes: ['chat:invoke'], bots: [one] }),
  };
  expect((await rest.send(tokens.spent, 'GET /bots')).status).toBe(200);
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const json = { 'content-type': 'application/json' };
  const huge = { 'content-length': '1048577' };
  const key = { 'idempotency-key': 'k1' };
  await rest.send(tokens.wide, 'POST /chat', { message: 'a', chatbotId: one }, key);
  const wrong = { 'content-type': 'text/plain', 'idempotency-key': 'k1' };
  const elsewhere = JSON.stringify({ message: 'x', chatbotId: two });
  const nowhere = JSON.stringify({ message: 'x', chatbotId: crypto.randomUUID() });
  const own = JSON.stringify({ message: 'b', chatbotId: one });

  const steps: [number, string, ReturnType<typeof send>][] = [
    [421, 'misdirected_request', send('PUT', '/nothing', { host: 'evil.example' })],
    [404, 'not_found', send('PUT', '/nothing', {})],
    [405, 'method_not_allowed', send('PUT', '/chat', { ...wrong, ...huge })],
    [401, 'unauthorized', send('POST', '/chat', { ...wrong, ...huge })],
    [402, 'plan_required', send('POST', '/chat', { ...wrong, ...huge, ...bearer(tokens.poor) })],
    [429, 'rate_limited', send('POST', '/chat', { ...wrong, ...huge, ...bearer(tokens.spent) })],
    [413, 'payload_too_large', send('POST', '/chat', { ...wrong, ...huge, ...bearer(tokens.narrow) })],
    [415, 'unsupported_media_type', send('POST', '/chat', { ...wrong, ...bearer(tokens.narrow) }, '{')],
    [403, 'insufficient_scope', send('POST', '/chat', { ...json, ...key, ...bearer(tokens.narrow) }, '{')],
    [400, 'malformed_json', send('POST', '/chat', { ...json, ...key, ...bearer(tokens.wide) }, '{')],
    [403, 'bot_forbidden', send('POST', '/chat', { ...json, ...bearer(tokens.wide) }, elsewhere)],
    [404, 'not_found', send('POST', '/chat', { ...json, ...bearer(tokens.wide) }, nowhere)],
    [422, 'idempotency_key_reused', send('POST', '/chat', { ...json, ...key, ...bearer(tokens.wide) }, own)],
    [402, 'quota_exceeded', send('POST', '/chat', { ...json, ...bearer(tokens.wide) }, own)],
  ];
  for (const [status, code, answer] of steps) {
    const { status: got, body, headers } = await answer;
    expect([got, body.code]).toEqual([status, code]);
    expect(body.error).toMatch(/^.*[.!?]$/);
    expect(headers['x-request-id']).toBe(body.request_id);
  }
});

test('says in its headers what to do next', async () => {
  const limited = await createTenant(world, { plan: 'growth', limits: { requestsPerMinute: 2 } });
  const token = await limited.token({ scopes: ['leads:read'] });
  const first = await rest.send(token, 'GET /leads');
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'ratelimit-policy': expect.stringMatching(/^"\w+";q=2;w=60$/),
    ratelimit: expect.stringMatching(/^"\w+";r=1;t=30$/),
    'x-ratelimit-limit': '2',
    'x-ratelimit-remaining': '1',
    'x-ratelimit-reset': '30',
  });
  const forbidden = await rest.send(token, 'POST /bots', { name: 'x' });
  expect(forbidden.headers.get('www-authenticate')).toContain('scope="leads:read bots:write"');
  expect(forbidden.headers.get('x-ratelimit-remaining')).toBe('0');
  const refused = await rest.send(token, 'GET /leads');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('ratelimit')).toMatch(/r=0/);
  const stranger = await rest.send('jwb_nonsense', 'GET /leads');
  expect(stranger.headers.get('www-authenticate')).toMatch(/^Bearer/);
  expect(stranger.headers.get('ratelimit')).toBeNull();
});

test('refuses a revoked and an expired token', async () => {
  const expired = await tenant.token({ expiresAt: new Date(Date.now() - 1000) });
  expect((await rest.send(expired, 'GET /bots')).status).toBe(401);
  expect((await rest.send(null, 'GET /bots')).status).toBe(401);
});

test('returns 403 for other bots and 404 for other workspaces, also in filters', async () => {
  const other = await createTenant(world);
  const [one, two] = tenant.bots as [string, string];
  const token = await tenant.token({ bots: [one] });
  for (const path of ['/kb', '/conversations', '/leads', '/analytics']) {
    expect((await rest.send(token, `GET ${path}?chatbotId=${two}`)).status).toBe(403);
    expect((await rest.send(token, `GET ${path}?chatbotId=${other.bots[0]}`)).status).toBe(404);
    expect((await rest.send(token, `GET ${path}?chatbotId=${crypto.randomUUID()}`)).status).toBe(404);
    expect((await rest.send(token, `GET ${path}?chatbotId=nonsense`)).status).toBe(400);
  }
  expect((await rest.send(token, `GET /kb/${crypto.randomUUID()}`)).status).toBe(404);
  expect((await rest.send(token, 'GET /conversations/unknown')).status).toBe(404);
  expect((await rest.send(token, 'GET /usage')).status).toBe(403);
});

test('refuses an unreadable request in the same form', async () => {
  for (const host of ['a b', 'x@y', '[', 'evil.example/path']) {
    const { status, body, headers } = await send('GET', '/bots', { host });
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(headers['x-request-id']).toBe(body.request_id);
  }
});

test('returns 404 for unknown operations, also outside of /v1', async () => {
  for (const path of ['/..', '/../..', '/v2', '/../v1']) {
    const { status, body } = await send('GET', path, {});
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
});

test('refuses a compressed body before it is read', async () => {
  const gzip = { 'content-encoding': 'gzip' };
  const answer = await rest.send(await tenant.token(), 'POST /bots', { name: 'x' }, gzip);
  expect(answer.status).toBe(415);
  expect(((await answer.json()) as { error: string }).error).toContain('without `Content-Encoding`');
});
