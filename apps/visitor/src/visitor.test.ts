import { ingest } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitorApp } from './app.ts';
import { startVisitors } from './visitor.testing.ts';

let world: World;
let app: ReturnType<typeof createVisitorApp>;
let shop: Tenant;
let publicKey: string;
beforeAll(async () => {
  world = await openWorld();
  app = createVisitorApp({ runtime: world.runtime, registry });
  shop = await createTenant(world, { plan: 'free', limits: { bots: 2 } });
  await ingest(world, shop, [{ title: 'Delivery', text: 'Delivery takes 2 to 4 working days.' }]);
  publicKey = await keyOf(shop);
});
afterAll(() => world.close());

const keyOf = async (tenant: Tenant) =>
  (await tenant.call('get_bot', { id: tenant.bots[0] })).data.public_key;

interface Visit {
  method?: string;
  body?: object;
  token?: string | undefined;
  headers?: Record<string, string>;
  key?: string;
}

async function visit(path: string, { method, body, token, headers, key = publicKey }: Visit = {}) {
  const answer = await app.fetch(
    new Request(`http://localhost:4000/v1/widget/${key}/${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { 'x-widget-session': token }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : null };
}

const openSession = async () =>
  (await visit('session', { body: {} })).body.data as { session_token: string; session_id: string };

test('returns what a page needs in the requested language', async () => {
  const { status, body } = await visit('config?language=ar-AE');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ name: 'Shop', language: 'ar', direction: 'rtl' });
  expect(body.data.form.fields.map((field: { name: string }) => field.name)).toEqual([
    'name',
    'email',
    'phone',
    'message',
  ]);
  expect(body.data.greeting).toMatch(/[\u0600-\u06ff]/);
});

test('answers a visitor on any plan, in one conversation of the channel widget', async () => {
  const { session_token: token, session_id } = await openSession();
  const answer = await visit('chat', { body: { message: 'How long does delivery take?' }, token });
  expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(answer.text).toContain('2 to 4 working days');
  expect(answer.text.trimEnd().endsWith('data: [DONE]')).toBe(true);
  const first = (await visit('messages', { token })).body.data;
  expect(first.map((message: { role: string }) => message.role)).toEqual(['user', 'assistant']);
  expect((await visit(`messages?after=${first[0].id}`, { token })).body.data).toEqual([first[1]]);
  const { data } = await shop.call('list_conversations', { q: session_id });
  expect(data).toMatchObject([{ channel: 'widget', session_id, message_count: 2 }]);
  const rated = await visit('feedback', { body: { messageId: first[1].id, rating: 'up' }, token });
  expect(rated.body.data).toMatchObject({ rating: 'up' });
});

test('sends one event for a handoff; then the bot is silent and a person’s reply arrives', async () => {
  const { session_token: token, session_id } = await openSession();
  const first = await visit('handoff', { body: { language: 'ja' }, token });
  expect(first.body.data.status).toBe('handoff');
  expect(first.body.data.message).toMatch(/[\u3040-\u30ff]/);
  await visit('handoff', { body: {}, token });
  const events = await world.runtime.database.system.sql`
    select data from events where event = 'conversation.handoff' and data ->> 'session_id' = ${session_id}`;
  expect(events).toHaveLength(1);
  expect((await visit('chat', { body: { message: 'Hello?' }, token })).text).not.toMatch(/"content":"[^"]/);
  await shop.call('reply_to_conversation', { sessionId: session_id, text: 'こんにちは、担当の佐藤です。' });
  expect((await visit('messages', { token })).body.data.at(-1)).toMatchObject({
    author: 'human',
    role: 'assistant',
  });
});

test('puts the visitor’s last message, not the bot’s, into the event of a handoff by the button', async () => {
  const { session_token: token, session_id } = await openSession();
  await visit('chat', { body: { message: 'How long does delivery take?' }, token });
  await visit('handoff', { body: {}, token });
  const [event] = await world.runtime.database.system.sql`
    select data from events where event = 'conversation.handoff' and data ->> 'session_id' = ${session_id}`;
  expect(event?.data.last_message).toBe('How long does delivery take?');
});

test('saves one lead per session from the contact form, and none when the hidden field is filled in', async () => {
  const { session_token: token, session_id } = await openSession();
  const form = {
    name: 'सीमा <script>alert(1)</script>',
    email: 'seema@example.com',
    phone: '+91 98765 43210',
  };
  const first = await visit('lead', { body: form, token });
  expect(first.status).toBe(201);
  const second = await visit('lead', { body: { ...form, name: 'सीमा' }, token });
  expect(second.body.data.lead_id).toBe(first.body.data.lead_id);
  const trapped = await openSession();
  expect(
    (await visit('lead', { body: { ...form, website: 'x' }, token: trapped.session_token })).status,
  ).toBe(201);
  const { data } = await shop.call('list_leads');
  expect(data).toMatchObject([
    { id: first.body.data.lead_id, session_id, name: 'सीमा', phone: '+919876543210' },
  ]);
  for (const bad of [{ name: 'x' }, { ...form, email: 'nope' }, { ...form, name: 'x'.repeat(201) }])
    expect((await visit('lead', { body: bad, token })).status).toBe(400);
});

test('refuses a call without a session of this bot, and ignores ids in the body', async () => {
  const { session_token: token, session_id } = await openSession();
  await visit('chat', { body: { message: 'Private question' }, token });
  const other = await openSession();
  for (const bad of [undefined, 'forged', `${token}x`])
    expect((await visit('messages', { token: bad })).body).toMatchObject({ code: 'unauthorized' });
  const stolen = { message: 'Hi', sessionId: session_id, chatbotId: '00000000-0000-4000-8000-000000000000' };
  expect((await visit('chat', { body: stolen, token: other.session_token })).status).toBe(200);
  expect(
    (await visit(`messages?sessionId=${session_id}`, { token: other.session_token })).text,
  ).not.toContain('Private');
  const stranger = await createTenant(world);
  const foreign = await visit('messages', { token, key: await keyOf(stranger) });
  expect(foreign.body).toMatchObject({ code: 'unauthorized' });
  expect((await visit('config', { key: 'pub_unknown' })).status).toBe(404);
  expect((await visit('nothing')).status).toBe(404);
});

test('allows the own host, or the listed origins when there are any; refusals have CORS headers too', async () => {
  const own = await visit('config', { headers: { origin: 'http://localhost:4000', host: 'localhost:4000' } });
  expect(own.status).toBe(200);
  expect((await visit('config', { headers: { origin: 'https://evil.example' } })).body.code).toBe(
    'origin_forbidden',
  );
  const tenant = await createTenant(world);
  await tenant.call('update_bot', { id: tenant.bots[0], allowedOrigins: ['https://shop.example'] });
  const key = await keyOf(tenant);
  const headers = { origin: 'https://shop.example' };
  const preflight = await visit('chat', { method: 'OPTIONS', headers, key });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('X-Widget-Session');
  const refused = await visit('chat', { body: { message: 'x' }, headers, key });
  expect(refused.status).toBe(401);
  expect(refused.headers.get('access-control-allow-origin')).toBe('https://shop.example');
});

test('says in the visitor’s language that there is no answer when the quota is used up, never a price', async () => {
  const tenant = await createTenant(world, { limits: { messagesPerMonth: 0 } });
  const key = await keyOf(tenant);
  const { body: opened } = await visit('session', { body: {}, key });
  const refused = await visit('chat', {
    body: { message: 'こんにちは、送料は?' },
    token: opened.data.session_token,
    key,
    headers: { 'accept-language': 'ja-JP,ja;q=0.9' },
  });
  expect(refused.status).toBe(402);
  expect(refused.body.error).toMatch(/[\u3040-\u30ff]/);
  expect(refused.body.error).not.toMatch(/plan|upgrade|\d/i);
});

test('says the same when the bot’s messages of the day are used up; the contact form still works', async () => {
  const tenant = await createTenant(world);
  const key = await keyOf(tenant);
  await tenant.call('update_bot', { id: tenant.bots[0], visitorMessagesPerDay: 1 });
  const { session_token: token } = (await visit('session', { body: {}, key })).body.data;
  const ask = () => visit('chat', { body: { message: 'สวัสดี' }, token, key });
  expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect([refused.status, refused.body.code]).toEqual([402, 'quota_exceeded']);
  expect(refused.body.error).toMatch(/^\P{Script=Latin}+$/u);
  const form = { name: 'Nok', email: 'nok@example.com' };
  expect((await visit('lead', { body: form, token, key })).status).toBe(201);
});

test('refuses in the polite form that the bot chose', async () => {
  const tenant = await createTenant(world, { limits: { messagesPerMonth: 0 } });
  const key = await keyOf(tenant);
  await tenant.call('update_bot', { id: tenant.bots[0], speechForms: { th: 'khrap' } });
  const { session_token: token } = (await visit('session', { body: {}, key })).body.data;
  const refused = await visit('chat', { body: { message: 'สวัสดี' }, token, key });
  expect(refused.body).toMatchObject({ code: 'quota_exceeded', error: expect.stringContaining('ครับ') });
});

test('limits a visitor who sends too fast, and nobody else', async () => {
  const tenant = await createTenant(world);
  const key = await keyOf(tenant);
  const { body } = await visit('session', { body: {}, key });
  const token = body.data.session_token;
  // The limit is sixty, plus one for each second that the requests take.
  const statuses: number[] = [];
  for (let round = 0; round < 10; round++)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, async () => (await visit('messages', { token, key })).status),
      )),
    );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(8);
  const { body: other } = await visit('session', { body: {}, key });
  expect((await visit('messages', { token: other.data.session_token, key })).status).toBe(200);
});

test('sends messages as events while a page listens', async () => {
  const server = await startVisitors({ runtime: world.runtime });
  const { session_token: token, session_id } = await openSession();
  const leaving = new AbortController();
  await visit('chat', { body: { message: 'How long does delivery take?' }, token });
  const answer = await fetch(`${server.url}/widget/${publicKey}/messages`, {
    headers: { accept: 'text/event-stream', 'x-widget-session': token },
    signal: leaving.signal,
  });
  const reader = (answer.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  const until = async (words: string) => {
    while (!seen.includes(words)) {
      const { done, value } = await reader.read();
      if (done) throw new Error(`The stream ended before “${words}”.`);
      seen += value;
    }
  };
  await until('2 to 4 working days');
  await shop.call('reply_to_conversation', { sessionId: session_id, text: 'A person is here.' });
  await until('A person is here.');
  expect(seen).toMatch(/^id: [0-9a-f-]{36}\ndata: \{/);
  leaving.abort();
  await server.close();
});
