import {
  createRegistry,
  createWorkspace,
  issueToken,
  listFor,
  type Plan,
  plans,
  type Scope,
  scopes,
} from '@jawab/core';
import { createRestApp } from '@jawab/rest';
import { registry } from '@jawab/tools';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { asRequest, codeOf, offers, openSurfaces } from '../support/surfaces.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

// Each refused request comes from an address of its own: who guesses tokens is slowed. And fifty at once have a connection
// each: on a slow machine the last would wait for one longer than the service lets them.
const world: World = await openWorld({ TRUST_PROXY: '127.0.0.1' }, { poolSize: 50 });
const { url, surfaces, send, close } = await openSurfaces(world);
let shop: Tenant;
let token: string;
beforeAll(async () => {
  shop = await createTenant(world, { bots: ['One', 'Two'], limits: { requestsPerMinute: 100_000 } });
  token = await shop.token();
});
afterAll(async () => {
  await close();
  await world.close();
});

/** A token of a workspace on a plan as it is. */
async function tokenOn(plan: Plan, limits = {}, granted: Scope[] = [...scopes]) {
  const { sql } = world.runtime.database.system;
  const { id: workspaceId } = await createWorkspace(sql, { name: plan, plan, limits });
  const issued = await issueToken(sql, {
    workspaceId,
    name: 't',
    scopes: granted,
    bots: null,
    expiresAt: null,
    createdBy: 't',
  });
  return issued.secret;
}

async function listTools(by: string, path: string): Promise<string[]> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const headers = { authorization: `Bearer ${by}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(path, url), { requestInit: { headers } }));
  const { tools } = await client.listTools();
  await client.close();
  return tools.map(({ name }) => name).sort();
}

const tools = listFor(registry, 'token');
const opened = (granted: Scope[]) =>
  tools.filter(({ scope, mcp }) => mcp !== false && (scope === null || granted.includes(scope)));
/** The tools of /mcp that find and call what it does not list. */
const finding = ['call_operation', 'find_operations'];
const named = (tools: { name: string }[]) => tools.map(({ name }) => name).sort();

test.each([...scopes.map((scope) => [scope] as Scope[]), [], ['kb:read', 'chat:invoke'] as Scope[]])(
  '[MCP-2 mcp] [WIRE-2 mcp] [AUTH-6 mcp] lists the tools that the scopes allow (%s)',
  async (...granted) => {
    const held = granted.filter((scope) => typeof scope === 'string');
    const narrow = await shop.token({ scopes: held });
    expect(await listTools(narrow, '/mcp/all')).toEqual(named(opened(held)));
    const core = opened(held).filter((tool) => tool.mcp === 'core');
    expect(await listTools(narrow, '/mcp')).toEqual([...named(core), ...finding].sort());
  },
);

test('[MCP-1 mcp] [WIRE-2 mcp] [OPS-1 mcp] lists every operation at /mcp/all, and those of an owner’s week at /mcp', async () => {
  expect(await listTools(token, '/mcp/all')).toEqual(named(tools.filter(({ mcp }) => mcp !== false)));
  const named8 = ['list_bots', 'list_knowledge', 'add_knowledge', 'ask_bot', 'list_conversations'];
  const core = await listTools(token, '/mcp');
  expect(core).toHaveLength(23);
  expect(core).toEqual(
    expect.arrayContaining([...named8, 'get_conversation', 'get_analytics', 'list_leads']),
  );
});

test('[SVC-1 rest] [OPS-1 rest] serves every operation under /v1 only, with a token', async () => {
  const id = crypto.randomUUID();
  let addresses = 0;
  for (const { name } of tools) {
    const ids = { id, sessionId: 's', messageId: id, deliveryId: id };
    const fields = Object.keys(registry.get(name)?.input.shape ?? {}).filter((field) => field in ids);
    const input = Object.fromEntries(fields.map((field) => [field, ids[field as keyof typeof ids]]));
    const { line, body } = asRequest(name, input);
    const from = { 'x-forwarded-for': `10.0.0.${++addresses}` };
    expect((await send(null, line, body, from)).status, line).toBe(401);
    expect((await send(token, line.replace('/v1', ''), body)).status, line).toBe(404);
    expect([404, 405], line).not.toContain((await send(await shop.token({ scopes: [] }), line, body)).status);
  }
});

test.each([
  ['GET /bots', 'bots:read', 200],
  ['POST /bots', 'bots:write', 201, { name: 'New' }],
  ['GET /kb', 'kb:read', 200],
  ['POST /kb/ingest', 'kb:write', 202, { title: 'T', text: 'x' }],
  ['POST /chat', 'chat:invoke', 200, { message: 'Hello', sessionId: 'ten' }],
  ['GET /conversations', 'conversations:read', 200],
  ['GET /conversations/ten', 'conversations:read', 200],
  ['GET /leads', 'leads:read', 200],
  ['GET /analytics', 'analytics:read', 200],
] as const)('[API-3 rest] %s needs %s and returns %i', async (request, scope, status, body?: object) => {
  const line = request.replace(' ', ' /v1');
  const answer = await send(await shop.token({ scopes: [scope] }), line, body);
  await answer.text();
  expect(answer.status).toBe(status);
  const refused = await send(await shop.token({ scopes: scopes.filter((one) => one !== scope) }), line, body);
  expect(refused.status).toBe(403);
  expect(((await refused.json()) as { error: string }).error).toContain(scope);
});

test('[REQ-5 rest] writes internal errors only to the log', async () => {
  const logged = vi.spyOn(world.runtime.log, 'error').mockImplementation(() => {});
  const handler = async () => {
    throw new Error('select * from tokens -- hunter2');
  };
  const tools = registry.tools.map((tool) => (tool.name === 'list_bots' ? { ...tool, handler } : tool));
  const broken = createRegistry(tools);
  const app = createRestApp({ runtime: world.runtime, registry: broken });
  const host = `${world.runtime.config.host}:${world.runtime.config.port}`;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.fetch(new Request(`http://${host}/v1/bots`, { headers }));
  const text = await answer.text();
  expect([answer.status, JSON.parse(text).code]).toEqual([500, 'internal']);
  expect(text).not.toMatch(/hunter2|select|\bat /);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

test('[REQ-10 rest] lets no page of another origin read an answer of REST', async () => {
  for (const line of ['GET /v1/bots', 'OPTIONS /v1/bots', 'GET /v1/nothing']) {
    const { headers } = await send(token, line, undefined, { origin: 'https://shop.example' });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('[REQ-11 rest] refuses another host before anything else', async () => {
  const { request } = await import('node:http');
  const status = await new Promise((resolve) =>
    request(`${url}/v1/bots`, { headers: { host: 'evil.example' } }, ({ statusCode }) =>
      resolve(statusCode),
    ).end(),
  );
  expect(status).toBe(421);
});

test('[PLAN-5 rest] accepts exactly one of fifty concurrent questions when one message is left', async () => {
  const small = await createTenant(world, { limits: { messagesPerMonth: 1 } });
  const by = await small.token();
  const ask = () => send(by, 'POST /v1/chat', { message: 'Anything?', stream: false });
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(402)]);
  expect((await small.call('get_usage')).data.messages).toEqual({ used: 1, limit: 1 });
});

test('[RATE-3 rest] returns the quota in the headers of a chat: as a stream, as an object and when refused', async () => {
  const small = await createTenant(world, { limits: { messagesPerMonth: 2 } });
  const by = await small.token();
  for (const [stream, used, status] of [
    [true, '1', 200],
    [false, '2', 200],
    [false, '2', 402],
  ]) {
    const answer = await send(by, 'POST /v1/chat', { message: 'Hello', stream });
    await answer.text();
    expect(answer.status).toBe(status);
    const { headers } = answer;
    expect([headers.get('x-quota-limit'), headers.get('x-quota-used')]).toEqual(['2', used]);
    const resetMs = Date.now() + Number(headers.get('x-quota-reset')) * 1000;
    expect(new Date(Math.round(resetMs / 60_000) * 60_000).toISOString()).toMatch(/-01T00:00:00/);
  }
});

describe.each(surfaces.map((surface) => [surface.name, surface] as const))('over %s', (_, surface) => {
  const code = async (by: string | null, tool: string, input: Record<string, unknown> = {}) =>
    codeOf(surface, await surface.call(by, tool, input));

  test('[SVC-2 rest mcp] [PLAN-1 rest] [RATE-1 rest mcp] returns 402 on a plan without API; other plans have their rate', async () => {
    for (const plan of Object.keys(plans) as Plan[]) {
      const by = await tokenOn(plan);
      const { headers } = await surface.call(by, 'get_me');
      expect(await code(by, 'list_bots'), plan).toBe(plans[plan].api ? null : 'plan_required');
      if (plans[plan].api)
        expect(headers.get('x-ratelimit-limit')).toBe(String(plans[plan].requestsPerMinute));
    }
  });

  test('[PLAN-1 rest] a workspace’s own limits override those of the plan', async () => {
    const by = await tokenOn('growth', {
      requestsPerMinute: 7,
      messagesPerMonth: 3,
      bots: 1,
      webhooks: true,
    });
    const { data } = (await surface.call(by, 'get_me')).body;
    expect(data.limits).toEqual({ bots: 1, messages_per_month: 3, requests_per_minute: 7, webhooks: true });
  });

  test('[RATE-1 rest mcp] each token has its own rate', async () => {
    const slow = await createTenant(world, { limits: { requestsPerMinute: 5 } });
    const [first, second] = [await slow.token(), await slow.token()];
    await Promise.all(Array.from({ length: 10 }, () => send(first, 'GET /v1/bots')));
    expect([await code(first, 'list_bots'), await code(second, 'list_bots')]).toEqual(['rate_limited', null]);
  });

  test('[RATE-2 rest mcp] [REQ-2 rest mcp] every answer has the rate and its own id', async () => {
    const seen = new Set<string | null>();
    for (const [tool, input] of [
      ['list_bots', {}],
      ['list_leads', { limit: 0 }],
      ['get_conversation', { sessionId: 'none' }],
      ['ask_bot', { message: 'Hello' }],
    ] as const) {
      const { headers } = await surface.call(token, tool, input);
      expect(headers.get('ratelimit-policy')).toMatch(/^"requests";q=100000;w=60$/);
      expect(headers.get('ratelimit')).toMatch(/^"requests";r=\d+;t=\d+$/);
      for (const part of ['limit', 'remaining', 'reset'])
        expect(headers.get(`x-ratelimit-${part}`)).toMatch(/^\d+$/);
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      seen.add(headers.get('x-request-id'));
    }
    const refused = await surface.call('nonsense', 'list_bots');
    expect(refused.headers.get('x-request-id')).toBe(refused.body.request_id);
    expect(seen.size).toBe(4);
  });

  test('[PLAN-3 mcp] returns one error after the other while the caller fixes a request in which everything is wrong', async () => {
    const [one, two] = shop.bots as [string, string];
    const poor = await createTenant(world, { limits: { messagesPerMonth: 0 } });
    const wrong = { message: '', chatbotId: two };
    const narrow = await shop.token({ scopes: ['bots:read'], bots: [one] });
    const limited = await shop.token({ bots: [one] });
    const spent = await createTenant(world, { limits: { requestsPerMinute: 1 } });
    const late = await spent.token();
    await send(late, 'GET /v1/bots');
    expect(await code('jwb_nonsense', 'ask_bot', wrong)).toBe('unauthorized');
    expect(await code(await tokenOn('free', {}, []), 'ask_bot', wrong)).toBe('plan_required');
    expect(await code(late, 'ask_bot', wrong)).toBe('rate_limited');
    expect(await code(narrow, 'ask_bot', wrong)).toBe('insufficient_scope');
    expect(await code(limited, 'ask_bot', wrong)).toBe('invalid_request');
    expect(await code(limited, 'ask_bot', { message: 'x', chatbotId: two })).toBe('bot_forbidden');
    expect(await code(await poor.token(), 'ask_bot', { message: 'x' })).toBe('quota_exceeded');
  });

  test('[PLAN-4 rest mcp] counts each request toward the rate, and no refused one toward the quota', async () => {
    // So few that none comes back between two requests, which a thousand do within a tenth of a second.
    const tenant = await createTenant(world, { limits: { requestsPerMinute: 12 } });
    const [by, bare] = [await tenant.token(), await tenant.token({ scopes: [] })];
    const remaining = async (input: object, key = by) =>
      Number((await surface.call(key, 'ask_bot', { ...input })).headers.get('x-ratelimit-remaining'));
    const before = await remaining({ message: '' });
    expect(await remaining({ message: 'x'.repeat(2001) })).toBeLessThan(before);
    await remaining({ message: 'Hi' }, bare);
    await remaining({ message: 'Hi', chatbotId: crypto.randomUUID() });
    expect((await tenant.call('get_usage')).data.messages.used).toBe(0);
  });

  test('[PLAN-6 rest mcp] [OPS-2 rest mcp] counts usage by calendar month in UTC; a token can read what it is', async () => {
    const tenant = await createTenant(world, { plan: 'growth' });
    const by = await tenant.token({ scopes: ['bots:read', 'chat:invoke'], bots: null });
    await surface.call(by, 'ask_bot', { message: 'Hello' });
    const { database } = world.runtime;
    await database.system.sql`
      insert into usage (workspace_id, month, messages)
      select ${tenant.workspaceId}, (date_trunc('month', now() at time zone 'utc') - interval '1 month')::date, 500`;
    const { data } = (await surface.call(by, 'get_usage')).body;
    expect(data).toMatchObject({ messages: { used: 1, limit: 10_000 }, bots: { used: 1, limit: 10 } });
    const { data: me } = (await surface.call(by, 'get_me')).body;
    expect(me).toMatchObject({
      workspace: { id: tenant.workspaceId, name: 'Test', plan: 'growth' },
      token: { name: 'test', expires_at: null },
      scopes: ['bots:read', 'chat:invoke'],
      bots: null,
    });
  });

  test('[AUTH-6 rest] a token allows only what its creator chose', async () => {
    const all = listFor(registry, 'token')
      .filter((one) => one.scope && one.effects.readOnly)
      .filter(({ name }) => offers(surface, name));
    // MCP refuses as REST does: one tool of each scope shows it.
    const ofScopes = new Map(all.map((tool) => [tool.scope, tool]));
    const readers = surface.name === 'rest' ? all : [...ofScopes.values()];
    for (const scope of scopes) {
      const by = await shop.token({ scopes: [scope] });
      for (const tool of readers) {
        const answer = await surface.call(by, tool.name, { id: 'x', sessionId: 'none', query: ' ' });
        expect(codeOf(surface, answer) === 'insufficient_scope', `${scope} ${tool.name}`).toBe(
          tool.scope !== scope,
        );
      }
    }
  });

  test('[HOOK-3 rest mcp] [PLAN-8 rest mcp] returns 402 for all webhook operations below the scale plan', async () => {
    const growth = await (await createTenant(world, { plan: 'growth' })).token();
    for (const tool of listFor(registry, 'token').filter(
      ({ plan, mcp }) => plan && !(surface.name === 'mcp' && mcp === false),
    ))
      expect(await code(growth, tool.name, { id: crypto.randomUUID() }), tool.name).toBe('plan_required');
  });

  test('[TOKEN-1 rest] distinguishes a wrong checksum from an unknown token', async () => {
    const answer = await surface.call(`${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`, 'list_bots');
    expect([codeOf(surface, answer), answer.body.error]).toEqual([
      'unauthorized',
      expect.stringContaining('incomplete or mistyped'),
    ]);
  });
});

test.each(['rest', 'mcp'])(
  '[TOKEN-3 rest mcp] slows down callers over %s after ten wrong tokens',
  async (name) => {
    const own = await openWorld();
    const opened = await openSurfaces(own);
    const path = name === 'rest' ? 'GET /v1/bots' : 'POST /mcp';
    const guess = async () => {
      const startedAt = performance.now();
      const answer = await opened.send('jwb_guess', path, name === 'rest' ? undefined : {});
      expect(answer.status).toBe(401);
      return performance.now() - startedAt;
    };
    for (let at = 0; at < 13; at++) await guess();
    expect(await guess()).toBeGreaterThan(395);
    await opened.close();
    await own.close();
  },
);
