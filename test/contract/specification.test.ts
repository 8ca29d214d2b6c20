import { createWorkspace, issueToken, revokeToken } from '@jawab/runtime';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ingest } from '../support/ingest.ts';
import { openSurfaces, type Surface } from '../support/surfaces.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const world: World = await openWorld();
const { app, surfaces } = openSurfaces(world);
const base = `http://${world.runtime.config.host}:${world.runtime.config.port}`;
let shop: Tenant;
let token: string;

beforeAll(async () => {
  shop = await createTenant(world, { bots: ['Shop', 'Other'] });
  token = await shop.token();
  await ingest(world, shop, [
    {
      title: 'Delivery',
      text: 'Delivery takes 2 to 4 working days inside Indonesia.',
      chatbotId: shop.bots[0] as string,
    },
  ]);
  await world.runtime.database.system.sql`
    insert into leads (workspace_id, bot_id, session_id, name, email, intent_score)
    values (${shop.workspaceId}, ${shop.bots[0]}, 'lead', 'Ann', 'ann@example.com', 80)`;
});
afterAll(() => world.close());

/** HTTP on REST; on MCP a refusal by the tool itself is a result with the same code. */
const refused = (
  surface: Surface,
  answer: { status: number; body: { code?: unknown; data?: { code?: string } } },
) =>
  surface.name === 'rest'
    ? [answer.status, answer.body.code]
    : [answer.status, answer.body.data?.code ?? answer.body.code];

describe.each(surfaces.map((surface) => [surface.name, surface] as const))('over %s', (name, surface) => {
  const isRest = name === 'rest';
  const ok = (status = 200) => (isRest ? status : 200);

  test('[BOT-1] [BOT-2] list_bots answers bots in data', async () => {
    const { status, body } = await surface.call(token, 'list_bots');
    expect(status).toBe(200);
    expect(body.data.length).toBeGreaterThanOrEqual(2);
    for (const bot of body.data)
      expect(bot).toMatchObject({
        ...{ id: expect.stringMatching(uuid), name: expect.any(String), language: expect.any(String) },
        created_at: expect.stringMatching(time),
      });
  });

  test('[BOT-3] [BOT-4] create_bot answers 201, and 402 at the limit', async () => {
    const small = await createTenant(world, { bots: [], limits: { bots: 1 } });
    const key = await small.token();
    const { status, body } = await surface.call(key, 'create_bot', {
      name: 'x'.repeat(100),
      language: 'th-TH',
    });
    expect(status).toBe(ok(201));
    expect(body.data).toMatchObject({ language: 'th-TH' });
    expect(refused(surface, await surface.call(key, 'create_bot', { name: 'x' }))).toEqual([
      ok(402),
      'bot_limit_reached',
    ]);
    for (const input of [{}, { name: 'x'.repeat(101) }])
      expect(refused(surface, await surface.call(key, 'create_bot', input))).toEqual([
        ok(400),
        'invalid_request',
      ]);
  });

  test('[KB-1] [KB-2] list_knowledge answers documents, filtered by bot', async () => {
    const { status, body } = await surface.call(token, 'list_knowledge', {
      chatbotId: shop.bots[0] as string,
    });
    expect(status).toBe(200);
    expect(body.data.at(-1)).toMatchObject({
      ...{ id: expect.stringMatching(uuid), title: 'Delivery', source_url: null, source_type: 'snippet' },
      ...{
        status: 'ready',
        chunk_count: 1,
        chatbot_id: shop.bots[0],
        created_at: expect.stringMatching(time),
      },
    });
    expect(
      (await surface.call(token, 'list_knowledge', { chatbotId: shop.bots[1] as string })).body.data,
    ).toEqual([]);
  });

  test('[KB-3] [KB-4] [KB-5] add_knowledge answers 202 with id and status', async () => {
    const { status, body } = await surface.call(token, 'add_knowledge', {
      title: 'T',
      text: 'x',
      chatbotId: shop.bots[0],
    });
    expect(status).toBe(ok(202));
    expect(body.data).toEqual({ id: expect.stringMatching(uuid), status: 'queued' });
    expect((await surface.call(token, 'get_knowledge', { id: body.data.id })).body.data.status).toBe(
      'queued',
    );
    for (const input of [{ title: 'T' }, { text: 'x' }])
      expect(refused(surface, await surface.call(token, 'add_knowledge', input))).toEqual([
        ok(400),
        'invalid_request',
      ]);
  });

  test('[CHAT-1] [CHAT-3] [CONV-2] turns of one session are one transcript', async () => {
    const sessionId = `s-${name}`;
    for (const message of ['How long does delivery take?', 'x'.repeat(2000)]) {
      const { status } = await surface.call(token, 'ask_bot', {
        message,
        sessionId,
        chatbotId: shop.bots[0],
      });
      expect(status).toBe(200);
    }
    const { body } = await surface.call(token, 'get_conversation', { sessionId });
    expect(body.data.messages.map((message: { role: string }) => message.role)).toEqual([
      'user',
      'assistant',
      'user',
      'assistant',
    ]);
    for (const message of [' ', 'x'.repeat(2001)])
      expect(refused(surface, await surface.call(token, 'ask_bot', { message }))).toEqual([
        ok(400),
        'invalid_request',
      ]);
    expect(refused(surface, await surface.call(token, 'get_conversation', { sessionId: 'none' }))).toEqual([
      ok(404),
      'not_found',
    ]);
  });

  test.each([
    'en-IN',
    'ja-JP',
    'zh-CN',
    'ms-MY',
    'id-ID',
    'th-TH',
    'vi-VN',
    'fil-PH',
    'ar-AE',
    'hi-IN',
    'ta-IN',
  ])('[CHAT-4] [CHAT-5] [CHAT-7] replies in %s, and says that it does not know', async (language) => {
    const { body } = await surface.call(token, 'ask_bot', {
      message: 'Qwxyz blorp frunk?',
      language,
      chatbotId: shop.bots[0],
    });
    const facts = isRest ? { ...body.jawab, answer: body.choices[0].message.content } : body;
    expect(facts).toMatchObject({ answered: false, sources: [] });
    expect(new Intl.Locale(facts.language).language).toBe(new Intl.Locale(language).language);
    if (!/^(en|ms|id|vi|fil)/.test(language)) expect(facts.answer).toMatch(/[^ -\u024f]{5}/);
  });

  test('[CONV-1] list_conversations filters and searches; limit is at most 200', async () => {
    await surface.call(token, 'ask_bot', {
      message: `Findme${name} please`,
      sessionId: `find-${name}`,
      chatbotId: shop.bots[1],
    });
    const found = await surface.call(token, 'list_conversations', {
      q: `findme${name}`,
      chatbotId: shop.bots[1],
      limit: 200,
    });
    expect(found.body.data).toMatchObject([{ session_id: `find-${name}`, message_count: 2, status: 'open' }]);
    expect(refused(surface, await surface.call(token, 'list_conversations', { limit: 201 }))).toEqual([
      ok(400),
      'invalid_request',
    ]);
  });

  test('[LEAD-1] list_leads answers scored leads, filtered by bot', async () => {
    const { body } = await surface.call(token, 'list_leads', { chatbotId: shop.bots[0] });
    expect(body.data).toMatchObject([{ name: 'Ann', intent_score: 80, intent_label: 'hot' }]);
    expect((await surface.call(token, 'list_leads', { chatbotId: shop.bots[1] })).body.data).toEqual([]);
  });

  test('[ANA-1] get_analytics answers thirty days', async () => {
    const { body } = await surface.call(token, 'get_analytics', { chatbotId: shop.bots[0] });
    expect(body.data.daily).toHaveLength(30);
    expect(Object.keys(body.data)).toEqual(
      expect.arrayContaining([
        'totals',
        'unanswered_rate',
        'feedback',
        'daily',
        'top_questions',
        'languages',
      ]),
    );
  });

  test('[AUTH-1] [AUTH-4] [MCP-3] without a valid token 401, saying where to get one', async () => {
    const expired = await shop.token({ expiresAt: new Date(Date.now() - 1000) });
    const issued = await issueToken(world.runtime.database, {
      ...{
        workspaceId: shop.workspaceId,
        name: 't',
        scopes: ['bots:read'],
        bots: null,
        expiresAt: null,
        createdBy: 't',
      },
    });
    expect(issued.token).toMatch(/^jwb_/);
    expect((await surface.call(issued.token, 'list_bots')).status).toBe(200);
    await revokeToken(world.runtime.database, issued.id);
    for (const bad of [null, 'nonsense', `${token.slice(0, -1)}x`, expired, issued.token]) {
      const answer = await surface.call(bad, 'list_bots');
      expect(refused(surface, answer)).toEqual([401, 'unauthorized']);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer /);
    }
  });

  test.each(registry.tools.filter((tool) => tool.scope).map((tool) => [tool.name, tool] as const))(
    '[AUTH-2] [MCP-2] %s is closed without its scope',
    async (tool, { scope }) => {
      const others = shop.principal.scopes.filter((granted) => granted !== scope);
      const answer = await surface.call(await shop.token({ scopes: others }), tool, {});
      expect(refused(surface, answer)).toEqual([403, 'insufficient_scope']);
    },
  );

  test('[AUTH-3] a token limited to bots reaches no other', async () => {
    const limited = await shop.token({ bots: [shop.bots[1] as string] });
    const answer = await surface.call(limited, 'list_knowledge', { chatbotId: shop.bots[0] });
    if (isRest) expect(refused(surface, answer)).toEqual([403, 'bot_forbidden']);
    else expect(JSON.stringify(answer.body)).not.toContain('Delivery');
    expect((await surface.call(limited, 'list_bots')).body.data).toHaveLength(1);
  });

  test('[AUTH-5] a plan without API access gets 402', async () => {
    const id = await createWorkspace(world.runtime.database, { name: 'Free', plan: 'free' });
    const issued = await issueToken(world.runtime.database, {
      ...{ workspaceId: id, name: 't', scopes: ['bots:read'], bots: null, expiresAt: null, createdBy: 't' },
    });
    expect(refused(surface, await surface.call(issued.token, 'list_bots'))).toEqual([402, 'plan_required']);
  });

  test('[ERR-2] past the rate limit 429 with Retry-After, and nothing is spent', async () => {
    const slow = await createTenant(world, { limits: { requestsPerMinute: 2 } });
    const key = await slow.token();
    for (const _ of [1, 2]) expect((await surface.call(key, 'list_bots')).status).toBe(200);
    const answer = await surface.call(key, 'ask_bot', { message: 'x' });
    expect(refused(surface, answer)).toEqual([429, 'rate_limited']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await slow.call('get_usage')).data.messages.used).toBe(0);
  });

  test('[QUOTA-1] a message counts, and 402 when none is left', async () => {
    const small = await createTenant(world, { limits: { messagesPerMonth: 1 } });
    const key = await small.token();
    expect((await surface.call(key, 'ask_bot', { message: 'Anything?' })).status).toBe(200);
    expect(refused(surface, await surface.call(key, 'ask_bot', { message: 'More?' }))).toEqual([
      ok(402),
      'quota_exceeded',
    ]);
    expect((await surface.call(key, 'get_usage')).body.data.messages).toEqual({ used: 1, limit: 1 });
  });

  test('[TENANT-1] another workspace’s records do not exist', async () => {
    const stranger = await (await createTenant(world)).token();
    const answer = await surface.call(stranger, 'list_knowledge', { chatbotId: shop.bots[0] });
    expect(refused(surface, answer)).toEqual([ok(404), 'not_found']);
  });
});

test('[CHAT-2] [CHAT-6] the stream is chunks with string contents, then the facts, then [DONE]', async () => {
  const answer = await app.fetch(
    new Request(`${base}/v1/chat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        message: 'How long does delivery take inside Indonesia?',
        chatbotId: shop.bots[0],
      }),
    }),
  );
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith('data: '));
  expect(lines.pop()).toBe('data: [DONE]');
  const chunks = lines.map((line) => JSON.parse(line.slice(6)));
  for (const chunk of chunks) {
    expect(chunk).toMatchObject({
      object: 'chat.completion.chunk',
      id: expect.any(String),
      created: expect.any(Number),
    });
    expect(typeof chunk.choices[0].delta.content).toBe('string');
  }
  expect(chunks[0].choices[0].delta).toEqual({ role: 'assistant', content: '' });
  expect(chunks.at(-1).choices[0]).toMatchObject({ delta: { content: '' }, finish_reason: 'stop' });
  expect(chunks.at(-1).jawab).toMatchObject({ answered: true, fallback: false, language: 'en' });
  expect(Object.keys(chunks.at(-1).jawab.sources[0]).sort()).toEqual([
    'document_id',
    'quote',
    'title',
    'url',
  ]);
});

test('[API-1] [API-2] the description needs no token', async () => {
  const answer = await app.fetch(new Request(`${base}/v1/openapi.json`));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    openapi: expect.stringMatching(/^3\.1\./),
    info: { version: '1.0.0' },
  });
});

test('[MCP-1] the eight tools are listed', async () => {
  const answer = await app.fetch(
    new Request(`${base}/mcp`, {
      method: 'POST',
      headers: {
        ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...{ accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' },
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    }),
  );
  const text = await answer.text();
  const { result } = JSON.parse(text.startsWith('{') ? text : (/^data: (\{.*)$/m.exec(text)?.[1] ?? ''));
  const names = result.tools.map((tool: { name: string }) => tool.name);
  expect(names).toEqual(
    expect.arrayContaining([
      ...[
        'list_bots',
        'list_knowledge',
        'add_knowledge',
        'ask_bot',
        'list_conversations',
        'get_conversation',
      ],
      ...['get_analytics', 'list_leads'],
    ]),
  );
});

test('[ERR-1] every refusal has error and code', async () => {
  for (const [path, init, status] of [
    ['/v1/nothing', {}, 404],
    ['/v1/bots', { method: 'PUT' }, 405],
    ['/v1/bots', {}, 401],
    ['/v1/bots', { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: 'x' }, 415],
    [`/v1/kb/${'x'.repeat(10)}`, { headers: { authorization: `Bearer ${token}` } }, 400],
  ] as [string, RequestInit, number][]) {
    const answer = await app.fetch(new Request(base + path, init));
    expect(answer.status, path).toBe(status);
    expect(await answer.json()).toMatchObject({
      error: expect.any(String),
      code: expect.stringMatching(/^[a-z_]+$/),
    });
    expect(answer.headers.get('x-request-id')).toBeTruthy();
  }
});
