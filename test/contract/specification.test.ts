import { createWorkspace, issueToken, listFor } from '@jawab/core';
import { readEvents } from '@jawab/rest/rest.testing.ts';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ingest } from '../support/ingest.ts';
import { offers, openSurfaces, type Surface } from '../support/surfaces.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const world: World = await openWorld();
const { surfaces, send, close } = await openSurfaces(world);
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
afterAll(async () => {
  await close();
  await world.close();
});

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

  test('[BOT-1 rest mcp] [BOT-2 rest mcp] list_bots returns bots in data', async () => {
    const { status, body } = await surface.call(token, 'list_bots');
    expect(status).toBe(200);
    expect(body.data.length).toBeGreaterThanOrEqual(2);
    for (const bot of body.data)
      expect(bot).toMatchObject({
        id: expect.stringMatching(uuid),
        name: expect.any(String),
        language: expect.any(String),
        created_at: expect.stringMatching(time),
      });
  });

  test('[BOT-3 rest mcp] [BOT-4 rest mcp] create_bot returns 201, and 402 at the limit', async () => {
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

  test('[KB-1 rest mcp] [KB-2 rest mcp] list_knowledge returns documents, filtered by bot', async () => {
    const { status, body } = await surface.call(token, 'list_knowledge', {
      chatbotId: shop.bots[0] as string,
    });
    expect(status).toBe(200);
    expect(body.data.at(-1)).toMatchObject({
      id: expect.stringMatching(uuid),
      title: 'Delivery',
      source_url: null,
      source_type: 'snippet',
      status: 'ready',
      chunk_count: 1,
      chatbot_id: shop.bots[0],
      created_at: expect.stringMatching(time),
    });
    expect(
      (await surface.call(token, 'list_knowledge', { chatbotId: shop.bots[1] as string })).body.data,
    ).toEqual([]);
  });

  test('[KB-3 rest mcp] [KB-5 rest mcp] add_knowledge returns 202 with id and status', async () => {
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

  test('[CHAT-1 rest mcp] [CHAT-3 rest mcp] [CONV-2 rest mcp] turns of one session make one transcript', async () => {
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
  ])(
    '[CHAT-5 rest mcp] [TURN-11 rest mcp] replies in %s, and says that it does not know',
    async (language) => {
      const { body } = await surface.call(token, 'ask_bot', {
        message: 'Qwxyz blorp frunk?',
        language,
        chatbotId: shop.bots[0],
      });
      const facts = isRest ? { ...body.jawab, answer: body.choices[0].message.content } : body;
      expect(facts).toMatchObject({ answered: false, sources: [] });
      expect(new Intl.Locale(facts.language).language).toBe(new Intl.Locale(language).language);
      if (!/^(en|ms|id|vi|fil)/.test(language)) expect(facts.answer).toMatch(/[^ -\u024f]{5}/);
    },
  );

  test('[CONV-1 rest mcp] list_conversations filters and searches; limit is at most 200', async () => {
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

  test('[LEAD-1 rest mcp] list_leads returns scored leads, filtered by bot', async () => {
    const { body } = await surface.call(token, 'list_leads', { chatbotId: shop.bots[0] });
    expect(body.data).toMatchObject([{ name: 'Ann', intent_score: 80, intent_label: 'hot' }]);
    expect((await surface.call(token, 'list_leads', { chatbotId: shop.bots[1] })).body.data).toEqual([]);
  });

  test('[ANA-1 rest mcp] get_analytics returns thirty days', async () => {
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

  test('[AUTH-1 rest mcp] [AUTH-4 rest mcp] [MCP-3 mcp] returns 401 without a valid token, and says where to get one', async () => {
    const expired = await shop.token({ expiresAt: new Date(Date.now() - 1000) });
    const issued = await issueToken(world.runtime.database.system.sql, {
      workspaceId: shop.workspaceId,
      name: 't',
      scopes: ['bots:read'],
      bots: null,
      expiresAt: null,
      createdBy: 't',
    });
    expect(issued.secret).toMatch(/^jwb_/);
    expect((await surface.call(issued.secret, 'list_bots')).status).toBe(200);
    await shop.call('revoke_token', { id: issued.id });
    const misspelt = `${token.slice(0, -1)}${token.endsWith('x') ? 'y' : 'x'}`;
    for (const bad of [null, 'nonsense', misspelt, expired, issued.secret]) {
      const answer = await surface.call(bad, 'list_bots');
      expect(refused(surface, answer)).toEqual([401, 'unauthorized']);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer /);
    }
  });

  test.each(
    listFor(registry, 'token')
      .filter((tool) => tool.scope && offers(surface, tool.name))
      .map((tool) => [tool.name, tool] as const),
  )('[AUTH-2 rest mcp] refuses %s without its scope', async (tool, { scope }) => {
    const others = shop.principal.scopes.filter((granted) => granted !== scope);
    const answer = await surface.call(await shop.token({ scopes: others }), tool, {});
    expect(refused(surface, answer)).toEqual([403, 'insufficient_scope']);
  });

  test('[AUTH-3 rest mcp] a token limited to bots reaches no other bots', async () => {
    const limited = await shop.token({ bots: [shop.bots[1] as string] });
    const answer = await surface.call(limited, 'list_knowledge', { chatbotId: shop.bots[0] });
    if (isRest) expect(refused(surface, answer)).toEqual([403, 'bot_forbidden']);
    else expect(JSON.stringify(answer.body)).not.toContain('Delivery');
    expect((await surface.call(limited, 'list_bots')).body.data).toHaveLength(1);
  });

  test('[AUTH-5 rest mcp] returns 402 on a plan without API access', async () => {
    const { id } = await createWorkspace(world.runtime.database.system.sql, { name: 'Free', plan: 'free' });
    const issued = await issueToken(world.runtime.database.system.sql, {
      workspaceId: id,
      name: 't',
      scopes: ['bots:read'],
      bots: null,
      expiresAt: null,
      createdBy: 't',
    });
    expect(refused(surface, await surface.call(issued.secret, 'list_bots'))).toEqual([402, 'plan_required']);
  });

  test('[ERR-2 rest mcp] returns 429 with Retry-After above the rate limit, and costs nothing', async () => {
    const slow = await createTenant(world, { limits: { requestsPerMinute: 2 } });
    const key = await slow.token();
    await Promise.all([1, 2].map(() => surface.call(key, 'list_bots')));
    const answer = await surface.call(key, 'ask_bot', { message: 'x' });
    expect(refused(surface, answer)).toEqual([429, 'rate_limited']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await slow.call('get_usage')).data.messages.used).toBe(0);
  });

  test('[QUOTA-1 rest mcp] counts a message, and returns 402 when none is left', async () => {
    const small = await createTenant(world, { limits: { messagesPerMonth: 1 } });
    const key = await small.token();
    expect((await surface.call(key, 'ask_bot', { message: 'Anything?' })).status).toBe(200);
    expect(refused(surface, await surface.call(key, 'ask_bot', { message: 'More?' }))).toEqual([
      ok(402),
      'quota_exceeded',
    ]);
    expect((await surface.call(key, 'get_usage')).body.data.messages).toEqual({ used: 1, limit: 1 });
  });

  test('[TENANT-1 rest mcp] returns 404 for another workspace’s records', async () => {
    const stranger = await (await createTenant(world)).token();
    const answer = await surface.call(stranger, 'list_knowledge', { chatbotId: shop.bots[0] });
    expect(refused(surface, answer)).toEqual([ok(404), 'not_found']);
  });
});

test('[TURN-4 rest] never splits a character between pieces of a stream', async () => {
  const text = 'The 👩‍👩‍👧‍👦 family lamp น้ำ costs 5 กำมือ 🇮🇩 only.';
  const added = await ingest(world, shop, [{ title: 'Lamp', text, chatbotId: shop.bots[1] as string }]);
  const answer = await send(token, 'POST /v1/chat', {
    message: 'What does the family lamp cost?',
    chatbotId: shop.bots[1],
  });
  const pieces = readEvents(await answer.text()).map((event) => event.choices[0].delta.content as string);
  const split = (one: string) => [...new Intl.Segmenter().segment(one)].map(({ segment }) => segment);
  expect(pieces.join('')).toContain('👩‍👩‍👧‍👦 family lamp น้ำ');
  expect(pieces.flatMap(split)).toEqual(split(pieces.join('')));
  await shop.call('delete_knowledge', { id: added[0]?.id });
});

test('[CHAT-2 rest] [TURN-1 rest] streams chunks with string contents, then the facts, then [DONE]', async () => {
  const answer = await send(token, 'POST /v1/chat', {
    message: 'How long does delivery take inside Indonesia?',
    chatbotId: shop.bots[0],
  });
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
    'as_of',
    'document_id',
    'quote',
    'title',
    'url',
  ]);
});

test('[API-1 rest] [API-2 rest] serves the description without a token', async () => {
  const answer = await send(null, 'GET /v1/openapi.json');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    openapi: expect.stringMatching(/^3\.1\./),
    info: { version: '1.0.0' },
  });
});

test('[ERR-1 rest] [REQ-1 rest] every error has error and code, the request’s id, and issues for 400', async () => {
  for (const [by, line, status, body] of [
    [null, 'GET /v1/nothing', 404],
    [null, 'PUT /v1/bots', 405],
    [null, 'GET /v1/bots', 401],
    [token, 'POST /v1/bots', 415, 'x'],
    [token, `GET /v1/kb/${'x'.repeat(10)}`, 400],
  ] as [string | null, string, number, string?][]) {
    const answer = await send(by, line, body, body ? { 'content-type': 'text/plain' } : {});
    expect(answer.status, line).toBe(status);
    expect(await answer.json()).toEqual({
      error: expect.stringMatching(/^[A-Z`].*[.?]$/),
      code: expect.stringMatching(/^[a-z_]+$/),
      request_id: answer.headers.get('x-request-id'),
      ...(status === 400 && { issues: [{ path: 'id', message: expect.any(String) }] }),
    });
  }
});
