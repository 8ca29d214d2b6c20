import { eventually } from '@jawab/rest/rest.testing.ts';
import type { Loopback } from '@jawab/test/support/loopback.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startVisitors } from './visitor.testing.ts';

let world: World;
let server: Loopback;
beforeAll(async () => {
  world = await openWorld({ TRUST_PROXY: '127.0.0.1' });
  server = await startVisitors({ runtime: world.runtime });
});
afterAll(async () => {
  await server.close();
  await world.close();
});

interface Told {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
  body: any;
}
interface Visitor {
  token: string;
  sessionId: string;
}

async function openShop(limits = {}) {
  const tenant = await createTenant(world, { limits });
  const key = (await tenant.call('get_bot', { id: tenant.bots[0] })).data.public_key;
  const send = async (request: string, body?: unknown, headers = {}): Promise<Told> => {
    const [method, call] = request.split(' ');
    const answer = await server.send(null, `${method} /widget/${key}/${call}`, body, headers);
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: text.startsWith('{') ? JSON.parse(text) : text,
    };
  };
  const open = async (headers = {}): Promise<Visitor> => {
    const { data } = (await send('POST session', {}, headers)).body;
    return { token: data.session_token, sessionId: data.session_id };
  };
  return { tenant, key, send, open };
}

const as = ({ token }: Visitor, headers = {}) => ({ 'x-widget-session': token, ...headers });
const from = (address: string) => ({ 'x-forwarded-for': address });
const form = { name: 'Siti', email: 'siti@example.com' };
const countOf = async ({ workspaceId }: Tenant) => {
  const [counts] = await world.runtime.database.system.sql`
    select (select count(*)::int from leads where workspace_id = ${workspaceId}) as leads,
      (select count(*)::int from events where workspace_id = ${workspaceId}) as events`;
  return counts as { leads: number; events: number };
};

test('limits the requests of a session, an address and a bot; a workspace can change the limits', async () => {
  const { send, open } = await openShop({
    visitorRequestsPerMinute: 5,
    addressRequestsPerMinute: 12,
    botRequestsPerMinute: 25,
  });
  const statuses = async (count: number, visitor: Visitor, address: string) => {
    const all = [];
    for (let i = 0; i < count; i++)
      all.push((await send('GET messages', undefined, as(visitor, from(address)))).status);
    return all.filter((status) => status === 200).length;
  };
  const startedMs = performance.now();
  const refilled = (aMinute: number) => (aMinute * (performance.now() - startedMs)) / 60_000;
  const one = await open(from('198.51.100.1'));
  const first = await statuses(9, one, '198.51.100.1');
  expect(first).toBeGreaterThanOrEqual(5);
  expect(first).toBeLessThanOrEqual(5 + refilled(5));
  const two = await open(from('198.51.100.1'));
  expect(await statuses(9, two, '198.51.100.1')).toBeLessThanOrEqual(1 + refilled(12));
  const busy = [];
  for (let i = 0; i < 100; i++)
    busy.push((await send('GET config', undefined, from(`203.0.113.${i}`))).status);
  expect(busy).toContain(200);
  expect(busy.filter((status) => status === 200).length).toBeLessThanOrEqual(25 + refilled(25));
  expect(busy).toContain(429);
});

test('refuses an address whose bucket is empty by itself for a second; each process learns it from the database', async () => {
  const { key, send } = await openShop({ addressRequestsPerMinute: 2 });
  const other = await startVisitors({ runtime: world.runtime });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const flood = from('203.0.113.77');
  const ask = async (headers: object) => (await send('GET config', undefined, headers)).status;
  const askOther = async () => (await other.send(null, `GET /widget/${key}/config`, undefined, flood)).status;
  const first = [];
  for (let i = 0; i < 9; i++) first.push(await ask(flood));
  expect(first.slice(0, 2)).toEqual([200, 200]);
  expect(first.at(-1)).toBe(429);
  await world.runtime.database.system.sql`update rate_buckets set level = 0, filled_at = now()`;
  expect(await askOther()).toBe(429);
  await world.runtime.database.system.sql`delete from rate_buckets`;
  expect([await ask(flood), await askOther()]).toEqual([429, 429]);
  expect(await ask(from('203.0.113.78'))).toBe(200);
  clock.mockReturnValue(2_000);
  expect([await ask(flood), await askOther()]).toEqual([200, 200]);
  await other.close();
});

test('removes a limit that is null', async () => {
  const { send, open } = await openShop({
    visitorRequestsPerMinute: null,
    addressRequestsPerMinute: null,
    botRequestsPerMinute: null,
  });
  const visitor = await open();
  for (let round = 0; round < 5; round++) {
    const all = await Promise.all(
      Array.from({ length: 20 }, () => send('GET messages', undefined, as(visitor))),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  }
});

test('answers 429 in the visitor’s language, with CORS headers', async () => {
  const { tenant, send } = await openShop({ addressRequestsPerMinute: 1 });
  await tenant.call('update_bot', { id: tenant.bots[0], allowedOrigins: ['https://shop.example'] });
  const headers = {
    ...from('198.51.100.9'),
    origin: 'https://shop.example',
    'accept-language': 'th-TH,th;q=0.9',
  };
  await send('GET config', undefined, headers);
  const refused = await send('GET config', undefined, headers);
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  expect(refused.body.error).toMatch(/^\P{Script=Latin}*60\P{Script=Latin}*$/u);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(refused.headers.get('access-control-allow-origin')).toBe('https://shop.example');
});

test('answers 429 in the polite form of the bot, also without asking the database', async () => {
  const { tenant, send } = await openShop({ addressRequestsPerMinute: 1 });
  await tenant.call('update_bot', { id: tenant.bots[0], speechForms: { vi: 'em' } });
  const headers = { ...from('198.51.100.10'), 'accept-language': 'vi' };
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  await send('GET config', undefined, headers);
  for (const _ of ['database', 'memory'])
    expect((await send('GET config', undefined, headers)).body.error).toMatch(/^Anh\/chị/);
});

test('counts forged session tokens and other addresses of the same network', async () => {
  const { send } = await openShop({ addressRequestsPerMinute: 4 });
  const startedMs = performance.now();
  const all = [];
  for (let i = 0; i < 12; i++)
    all.push(
      (
        await send('GET messages', undefined, {
          'x-widget-session': `forged.${i}`,
          ...from(`2001:db8:7:7::${i + 1}`),
        })
      ).status,
    );
  const seen = all.filter((status) => status === 401);
  expect(seen.length).toBeGreaterThanOrEqual(4);
  expect(seen.length).toBeLessThanOrEqual(4 + (4 * (performance.now() - startedMs)) / 60_000);
});

test('keeps as many of 1,000 submissions as the limit allows', async () => {
  const { tenant, send, open } = await openShop({ addressRequestsPerMinute: 20 });
  const visitors = await Promise.all(
    Array.from({ length: 10 }, (_, i) => open(from(`198.51.100.${100 + i}`))),
  );
  const submit = (i: number) =>
    send('POST lead', { ...form, name: `n${i}` }, as(visitors[i % 10] as Visitor, from('203.0.113.5')));
  const statuses: number[] = [];
  const startedMs = performance.now();
  for (let i = 0; i < 1_000; i += 20)
    statuses.push(
      ...(await Promise.all(Array.from({ length: 20 }, (_, j) => submit(i + j)))).map(({ status }) => status),
    );
  const through = statuses.filter((status) => status === 201).length;
  expect(statuses.filter((status) => status === 429)).toHaveLength(1_000 - through);
  expect(through).toBeLessThanOrEqual(21 + (20 * (performance.now() - startedMs)) / 60_000);
  const { leads, events } = await countOf(tenant);
  expect(leads).toBeLessThanOrEqual(10);
  expect(events).toBe(leads);
});

test('refuses names of a megabyte, blank names and wrong types, and stores nothing', async () => {
  const { tenant, send, open } = await openShop();
  const visitor = as(await open());
  const refused: [unknown, number][] = [
    [{ ...form, name: 'x'.repeat(1_048_576) }, 413],
    [{ ...form, name: 'x'.repeat(900_000) }, 400],
    [{ ...form, name: '山'.repeat(201) }, 400],
    [{ ...form, name: ' \u3000 ' }, 400],
    [{ ...form, name: ['Siti'] }, 400],
    [{ ...form, email: '"><script>alert(1)</script>@x.y' }, 400],
    [{ ...form, email: `${'a'.repeat(250)}@example.com` }, 400],
    [{ ...form, phone: '1'.repeat(41) }, 400],
    [{ ...form, message: 'x'.repeat(2_001) }, 400],
    [{ ...form, name: 'a\u0000b' }, 400],
    [[form], 400],
    ['{"name":', 400],
  ];
  for (const [body, status] of refused) {
    const told = await send('POST lead', body, visitor);
    expect([told.status, JSON.stringify(body).slice(0, 60)]).toEqual([
      status,
      JSON.stringify(body).slice(0, 60),
    ]);
    expect(JSON.stringify(told.body)).not.toMatch(/select|insert|at \/|node_modules/i);
  }
  expect(await countOf(tenant)).toEqual({ leads: 0, events: 0 });
});

test('returns script tags as data, never as a page', async () => {
  const { tenant, send, open } = await openShop();
  const name = '<script>alert(1)</script>';
  const visitor = as(await open());
  const answer = await send('POST lead', { ...form, name, message: '<img src=x onerror=alert(1)>' }, visitor);
  expect(answer.status).toBe(201);
  const listed = await server.send(await tenant.token(), 'GET /leads');
  expect(listed.headers.get('content-type')).toMatch(/^application\/json/);
  expect(listed.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await tenant.call('list_leads')).data[0].name).toBe(name);
});

test('keeps nothing of a form with the hidden field filled in, and looks the same', async () => {
  const { tenant, send, open } = await openShop();
  const told = await send('POST lead', { ...form, website: 'https://spam.example' }, as(await open()));
  expect([told.status, Object.keys(told.body.data)]).toEqual([201, ['lead_id']]);
  expect(await countOf(tenant)).toEqual({ leads: 0, events: 0 });
});

test('never reads, rates or continues another visitor’s conversation', async () => {
  const { tenant, send, open } = await openShop();
  const [mine, theirs] = [await open(), await open()];
  await send('POST chat', { message: 'Hello' }, as(theirs));
  const [, reply] = (await send('GET messages', undefined, as(theirs))).body.data;
  const rated = await send('POST feedback', { messageId: reply.id, rating: 'down' }, as(mine));
  expect([rated.status, rated.body.code]).toEqual([404, 'not_found']);
  const aimed = { messageId: reply.id, rating: 'down', sessionId: theirs.sessionId };
  expect((await send('POST feedback', aimed, as(mine))).status).toBe(404);
  expect((await send('POST lead', { ...form, sessionId: theirs.sessionId }, as(mine))).status).toBe(201);
  expect((await tenant.call('list_leads')).data).toMatchObject([{ session_id: mine.sessionId }]);
  expect((await send(`GET messages?after=${reply.id}`, undefined, as(mine))).body.data).toEqual([]);
  const { data } = await tenant.call('get_conversation', { sessionId: theirs.sessionId });
  expect(data.messages[1]).toMatchObject({ id: reply.id, feedback: null });
});

test('refuses a session of another bot, a rotated key and a deleted bot', async () => {
  const shop = await openShop();
  const other = await openShop();
  const visitor = await shop.open();
  const foreign = await other.send('GET messages', undefined, as(visitor));
  expect([foreign.status, foreign.body.code]).toEqual([401, 'unauthorized']);
  await shop.tenant.call('update_bot', { id: shop.tenant.bots[0], rotatePublicKey: true });
  expect((await shop.send('GET messages', undefined, as(visitor))).status).toBe(404);
  await other.tenant.call('delete_bot', { id: other.tenant.bots[0] });
  expect((await other.send('GET config')).status).toBe(404);
});

test('compares whole origins: scheme, name and port; refuses null', async () => {
  const { tenant, send } = await openShop();
  await tenant.call('update_bot', { id: tenant.bots[0], allowedOrigins: ['https://shop.example'] });
  const status = async (origin: string) => (await send('GET config', undefined, { origin })).status;
  expect(await status('https://shop.example')).toBe(200);
  for (const origin of [
    'https://shop.example.evil.test',
    'https://evilshop.example',
    'http://shop.example',
    'null',
    'https://shop.example:8443',
    'https://shop.example/path',
    'https://user@shop.example',
  ])
    expect(await status(origin), origin).toBe(403);
});

test('allows subdomains by a pattern, and the own host always', async () => {
  const { tenant, send } = await openShop();
  await tenant.call('update_bot', { id: tenant.bots[0], allowedOrigins: ['https://*.shop.example'] });
  const status = async (origin: string) => (await send('GET config', undefined, { origin })).status;
  const own = new URL(server.url).origin;
  for (const origin of ['https://a.shop.example', 'https://a.b.shop.example', own])
    expect(await status(origin), origin).toBe(200);
  for (const origin of [
    'https://shop.example',
    'https://.shop.example',
    'https://evilshop.example',
    'http://a.shop.example',
    'https://a.shop.example:8443',
    'https://user@a.shop.example',
    'https://evil.example/.shop.example',
    'null',
    '*',
    own.replace('127.0.0.1', 'localhost'),
  ])
    expect(await status(origin), origin).toBe(403);
});

test('tells a refused page why, and takes nothing from the bucket of the bot for it', async () => {
  const { tenant, send } = await openShop({ botRequestsPerMinute: 2 });
  await tenant.call('update_bot', { id: tenant.bots[0], allowedOrigins: ['https://shop.example'] });
  for (const origin of ['https://evil.example', 'null', 'https://a.shop.example']) {
    const refused = await send('GET config', undefined, { origin });
    expect([refused.status, refused.body.code]).toEqual([403, 'origin_forbidden']);
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
    const preflight = await send('OPTIONS chat', undefined, {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-widget-session',
    });
    expect(preflight.status).toBe(403);
  }
  const origin = 'https://shop.example';
  expect((await send('GET config', undefined, { origin })).status).toBe(200);
  const missing = await send('GET nothing', undefined, { origin: 'https://evil.example' });
  expect(missing.status).toBe(404);
});

test('tells a page of any origin that a public key is unknown', async () => {
  const origin = 'https://shop.example';
  const answer = await server.send(null, 'GET /widget/pub_unknown/config', undefined, { origin });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([404, origin]);
});

test('answers config with an ETag, and 304 to a page that has it', async () => {
  const { tenant, send } = await openShop();
  const first = await send('GET config');
  const etag = first.headers.get('etag') as string;
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const again = await send('GET config', undefined, { 'if-none-match': etag });
  expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
  await tenant.call('update_bot', { id: tenant.bots[0], theme: { radius: 0 } });
  const changed = await send('GET config', undefined, { 'if-none-match': etag });
  expect([changed.status, changed.body.data.theme.radius]).toEqual([200, 0]);
});

/** Waits until all changes so far were told. A stream that hears of a change of its bot ends. */
async function hearChanges({ workspaceId, call, context }: Tenant) {
  const heard: string[] = [];
  const watch = context().changes.watch({ workspaceId }, (change) => change && heard.push(change.id));
  await watch.ready;
  const { data } = await call('create_bot', { name: 'The last change' });
  await expect.poll(() => heard).toContain(data.id);
  watch.end();
}

test('limits the open message streams of a session', async () => {
  const { tenant, key, open } = await openShop();
  await hearChanges(tenant);
  const visitor = as(await open(), { accept: 'text/event-stream' });
  const leaving: AbortController[] = [];
  // The garbage collector would end the stream of an unreferenced answer.
  const answers: Response[] = [];
  const listen = async () => {
    const leave = new AbortController();
    leaving.push(leave);
    const options = { headers: visitor, signal: leave.signal };
    const answer = await fetch(`${server.url}/widget/${key}/messages`, options);
    answers.push(answer);
    return answer.status;
  };
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push(await listen());
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  leaving[0]?.abort();
  await eventually(async () => expect(await listen()).toBe(200));
  for (const leave of leaving) leave.abort();
  expect(answers.length).toBe(leaving.length);
});
