import { supportedLanguages } from '@jawab/core';
import { readEvents } from '@jawab/rest/rest.testing.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ingest } from '../support/ingest.ts';
import { openSurfaces } from '../support/surfaces.ts';
import { openVisitor, type Visitor, visit } from '../support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

const world: World = await openWorld();
const surfaces = await openSurfaces(world);
let shop: Tenant;
let publicKey: string;
let stranger: Tenant;
const keyOf = async (tenant: Tenant, at = 0): Promise<string> =>
  (await tenant.call('get_bot', { id: tenant.bots[at] })).data.public_key;
beforeAll(async () => {
  await world.runtime.warmUp();
  shop = await createTenant(world, {
    plan: 'free',
    bots: ['Shop', 'Other'],
    limits: { bots: 5, messagesPerMonth: 1000 },
  });
  stranger = await createTenant(world);
  publicKey = await keyOf(shop);
  await ingest(world, shop, [
    { title: 'Delivery', text: 'Delivery takes 2 to 4 working days inside Indonesia.' },
  ]);
});
afterAll(async () => {
  await surfaces.close();
  await world.close();
});
const open = (key = publicKey): Promise<Visitor> => openVisitor(surfaces, key);
const uuid = expect.stringMatching(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/);
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const said = (text: string) =>
  readEvents(text)
    .map((event) => event.choices[0].delta.content)
    .join('');

test('[VIS-2 visitor] a session is signed, works for its own bot only, and has an expiry', async () => {
  const answer = await visit(surfaces, publicKey, 'POST session', {});
  expect(answer.status).toBe(201);
  const { data } = answer.body;
  expect(data).toEqual({
    session_token: expect.any(String),
    session_id: expect.any(String),
    expires_at: expect.any(String),
  });
  expect(Date.parse(data.expires_at)).toBeGreaterThan(Date.now());
  const other = await keyOf(shop, 1);
  for (const [key, token] of [
    [other, data.session_token],
    [publicKey, `${data.session_token.slice(0, -2)}xx`],
    [publicKey, data.session_id],
    [publicKey, null],
  ]) {
    const refused = await visit(
      surfaces,
      key,
      'GET messages',
      undefined,
      token ? { 'x-widget-session': token } : {},
    );
    expect([refused.status, refused.body.code]).toEqual([401, 'unauthorized']);
  }
});

test('[CHAT-2 visitor] [TURN-1 visitor] [CHAT-4 visitor] a chat streams like POST /chat, in the visitor’s language or the requested one', async () => {
  const visitor = await open();
  const english = await visitor.visit('POST chat', {
    message: 'How long does delivery take inside Indonesia?',
  });
  expect(english.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const events = readEvents(english.text);
  expect(english.text).toMatch(/data: \[DONE\]\n\n$/);
  for (const event of events) expect(event.choices[0].delta.content).toBeTypeOf('string');
  expect(events.at(-1)).toMatchObject({
    choices: [{ finish_reason: 'stop' }],
    jawab: {
      session_id: visitor.sessionId,
      language: 'en',
      answered: true,
      sources: [{ title: 'Delivery' }],
    },
  });
  expect(said(english.text)).toContain('2 to 4 working days');
  const fresh = await open();
  const japanese = await fresh.visit('POST chat', { message: '社長の誕生日はいつですか?' });
  expect(readEvents(japanese.text).at(-1).jawab.language).toBe('ja');
  const thai = await fresh.visit('POST chat', { message: '社長の誕生日はいつですか?', language: 'th-TH' });
  expect(readEvents(thai.text).at(-1).jawab.language).toBe('th');
});

test('[CHAT-1 visitor] [ERR-1 visitor] [REQ-2 visitor] refuses wrong input with error, code and the request’s id', async () => {
  const visitor = await open();
  for (const [request, body, path] of [
    ['POST chat', { message: ' ' }, 'message'],
    ['POST chat', { message: 'x'.repeat(2001) }, 'message'],
    ['POST chat', { message: 'x', language: 'tlh' }, 'language'],
    ['POST lead', { name: 'Ann' }, 'email'],
    ['POST lead', { name: 'x'.repeat(201), email: 'a@example.com' }, 'name'],
    ['POST feedback', { messageId: 'x', rating: 'up' }, 'messageId'],
  ] as const) {
    const { status, body: answer, headers } = await visitor.visit(request, body);
    expect(status, request).toBe(400);
    expect(answer).toEqual({
      error: expect.any(String),
      code: 'invalid_request',
      request_id: headers.get('x-request-id'),
      issues: [{ path, message: expect.any(String) }],
    });
  }
  expect((await visitor.visit('GET nothing')).status).toBe(404);
  expect((await visitor.visit('GET config')).headers.get('x-request-id')).toBeTruthy();
});

test('[VIS-3 visitor] [LEAD-2 visitor] the contact form returns 201 with the lead, and the same lead again', async () => {
  const visitor = await open();
  const form = { name: 'Aiko 愛子', email: 'aiko@example.com', phone: '+62 812 3456 7890', message: 'Two?' };
  const first = await visitor.visit('POST lead', form);
  expect([first.status, first.body]).toEqual([201, { data: { lead_id: uuid } }]);
  expect((await visitor.visit('POST lead', { ...form, phone: undefined })).body).toEqual(first.body);
  const blank = await (await open()).visit('POST lead', {
    name: 'Ben',
    email: 'b@example.com',
    phone: '',
    message: ' ',
  });
  expect(blank.status).toBe(201);
  await shop.call('delete_lead', { id: blank.body.data.lead_id });
  const { data } = await shop.call('list_leads');
  expect(data).toMatchObject([{ id: first.body.data.lead_id, name: 'Aiko 愛子', phone: '+6281234567890' }]);
});

test('[VIS-4 visitor] [TURN-12 visitor] after a handoff the bot is silent; a person’s reply arrives, also as an event', async () => {
  const visitor = await open();
  const wish = await visitor.visit('POST chat', { message: 'I want to talk to a human, please.' });
  expect(said(wish.text)).not.toBe('');
  const silent = await visitor.visit('POST chat', { message: 'Hello?' });
  expect([silent.status, said(silent.text)]).toEqual([200, '']);
  expect(readEvents(silent.text).at(-1).jawab).toMatchObject({ handoff: true, silent: true });
  const shown = (await visitor.visit('GET messages')).body.data;
  const after = shown.at(-1).id;
  expect((await visitor.visit(`GET messages?after=${after}`)).body).toEqual({
    data: [],
    status: 'handoff',
  });
  const left = new AbortController();
  const stream = await fetch(`${surfaces.url}/v1/widget/${publicKey}/messages?after=${after}`, {
    signal: left.signal,
    headers: { accept: 'text/event-stream', 'x-widget-session': visitor.token },
  });
  await shop.call('reply_to_conversation', { sessionId: visitor.sessionId, text: 'I am Aiko.' });
  let heard = '';
  for await (const part of stream.body as unknown as AsyncIterable<Uint8Array>) {
    heard += Buffer.from(part).toString();
    if (heard.includes('I am Aiko.')) break;
  }
  left.abort();
  const { data } = (await visitor.visit(`GET messages?after=${after}`)).body;
  expect(data).toMatchObject([
    { id: uuid, role: 'assistant', author: 'human', content: 'I am Aiko.', created_at: time },
  ]);
});

test('[OPS-10 visitor] only its own visitor can rate a reply', async () => {
  const [visitor, other] = [await open(), await open()];
  await visitor.visit('POST chat', { message: 'How long does delivery take inside Indonesia?' });
  const [, reply] = (await visitor.visit('GET messages')).body.data;
  const rating = { messageId: reply.id, rating: 'up', comment: 'Thanks' };
  expect((await other.visit('POST feedback', rating)).status).toBe(404);
  const rated = await visitor.visit('POST feedback', rating);
  expect([rated.status, rated.body.data]).toMatchObject([
    200,
    { message_id: reply.id, rating: 'up', comment: 'Thanks' },
  ]);
});

test('[VIS-5 visitor] config returns what a page needs, with language and text direction', async () => {
  for (const [language, direction] of [
    ['ar-AE', 'rtl'],
    ['ja', 'ltr'],
  ]) {
    const { status, body } = await visit(surfaces, publicKey, `GET config?language=${language}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: 'Shop',
      direction,
      greeting: expect.any(String),
      languages: expect.any(Array),
    });
    expect(body.data.languages).toEqual([...supportedLanguages]);
    const fields = body.data.form.fields.map((field: { name: string; required: boolean }) => [
      field.name,
      field.required,
    ]);
    expect(fields).toEqual([
      ['name', true],
      ['email', true],
      ['phone', false],
      ['message', false],
    ]);
  }
});

test('[VIS-6 visitor] [REQ-10 visitor] allows the bot’s origins, else the own host; errors have CORS headers too', async () => {
  const strict = await createTenant(world);
  const key = await keyOf(strict);
  const from = (origin: string, request = 'GET config') =>
    visit(surfaces, key, request, undefined, { origin });
  const own = surfaces.url;
  expect((await from(own)).status).toBe(200);
  const refused = await from('https://shop.example');
  expect([refused.status, refused.body.code]).toEqual([403, 'origin_forbidden']);
  await strict.call('update_bot', { id: strict.bots[0], allowedOrigins: ['https://shop.example'] });
  const allowed = await from('https://shop.example');
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([
    200,
    'https://shop.example',
  ]);
  const error = await from('https://shop.example', 'GET messages');
  expect([error.status, error.headers.get('access-control-allow-origin')]).toEqual([
    401,
    'https://shop.example',
  ]);
  const preflight = await from('https://shop.example', 'OPTIONS chat');
  expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('x-widget-session');
  expect((await from('https://evil.example')).status).toBe(403);
  expect((await visit(surfaces, key, 'GET config')).status).toBe(200);
});

test('[QUOTA-1 visitor] [PLAN-7 visitor] visitors use the same quota on every plan; when it is used up they read a sentence, never a price', async () => {
  for (const plan of ['free', 'starter', 'growth'] as const) {
    const tenant = await createTenant(world, { plan, limits: { messagesPerMonth: 1 } });
    const visitor = await open(await keyOf(tenant));
    expect((await visitor.visit('POST chat', { message: 'Hello' })).status).toBe(200);
    expect((await tenant.call('get_usage')).data.messages).toEqual({ used: 1, limit: 1 });
    for (const [message, input, script] of [
      ['社長の誕生日はいつですか?', {}, /[\u3040-\u30ff]/],
      ['社長の誕生日はいつですか?', { language: 'th-TH' }, /[\u0e00-\u0e7f]/],
      ['12345', {}, /[\u0900-\u097f]/],
    ] as const) {
      const spent = await visitor.visit(
        'POST chat',
        { message, ...input },
        { 'accept-language': 'hi-IN,hi;q=0.9' },
      );
      expect([spent.status, spent.body.code]).toEqual([402, 'quota_exceeded']);
      expect(spent.body.error).toMatch(script);
      expect(spent.body.error).not.toMatch(/plan|upgrade|プラン|円|\$|\d/i);
    }
  }
});

test('[TENANT-1 visitor] returns 404 for other visitors’ sessions, replies and bots', async () => {
  const theirs = await open(await keyOf(stranger));
  await theirs.visit('POST chat', { message: 'FOREIGN question' });
  const [, reply] = (await theirs.visit('GET messages')).body.data;
  const visitor = await open();
  expect((await visitor.visit('POST feedback', { messageId: reply.id, rating: 'up' })).status).toBe(404);
  const body = { message: 'Hello', sessionId: theirs.sessionId, chatbotId: stranger.bots[0] };
  await visitor.visit('POST chat', body);
  expect(
    (await stranger.call('get_conversation', { sessionId: theirs.sessionId })).data.messages,
  ).toHaveLength(2);
  expect((await visit(surfaces, `${publicKey}x`, 'GET config')).status).toBe(404);
});

test('[OPS-18 visitor] an API turn never joins a visitor’s session', async () => {
  const visitor = await open();
  await visitor.visit('POST chat', { message: 'Hello' });
  await shop.call('ask_bot', {
    message: 'I am the API',
    sessionId: visitor.sessionId,
    chatbotId: shop.bots[0],
  });
  const shown = (await visitor.visit('GET messages')).body.data;
  expect(shown).toHaveLength(2);
  expect(JSON.stringify(shown)).not.toContain('I am the API');
});

test('[VIS-8 visitor] [VIS-9 visitor] a visitor stops what runs, and deletes the own conversation', async () => {
  const [visitor, other] = [await open(), await open()];
  for (const one of [visitor, other]) await one.visit('POST chat', { message: 'Hello' });
  expect((await visitor.visit('POST stop', {})).body).toEqual({ data: { stopped: false } });
  const deleted = await visitor.visit('DELETE conversation');
  expect([deleted.status, deleted.body]).toEqual([200, { data: { id: visitor.sessionId, deleted: true } }]);
  expect((await visitor.visit('GET messages')).body).toEqual({ data: [], status: null });
  expect((await other.visit('GET messages')).body.data).toHaveLength(2);
});

test('[DOC-5 visitor] a widget stops working when its bot is deleted', async () => {
  const tenant = await createTenant(world);
  const key = await keyOf(tenant);
  const visitor = await open(key);
  await tenant.call('delete_bot', { id: tenant.bots[0] });
  for (const request of ['GET config', 'GET messages'])
    expect((await visitor.visit(request)).status).toBe(404);
});

test('a widget says that the chat is closed while its bot is archived', async () => {
  const tenant = await createTenant(world);
  const [id] = tenant.bots;
  const key = await keyOf(tenant);
  const visitor = await open(key);
  await tenant.call('archive_bot', { id });
  for (const request of ['GET config', 'GET messages', 'POST session', 'POST chat']) {
    const { status, body } = await visitor.visit(
      request,
      request.startsWith('POST') ? { message: 'Hi' } : undefined,
    );
    expect([request, status, body]).toEqual([
      request,
      409,
      expect.objectContaining({ code: 'bot_archived', error: 'This chat is closed.' }),
    ]);
  }
  await tenant.call('restore_bot', { id });
  expect((await visitor.visit('GET messages')).status).toBe(200);
});

describe.each(surfaces.surfaces.map((surface) => [surface.name, surface] as const))(
  'over %s',
  (_, surface) => {
    test('[VIS-1 rest mcp visitor] returns the public key in a bot’s settings; after a rotation only the new key works', async () => {
      const tenant = await createTenant(world);
      const token = await tenant.token();
      const [id] = tenant.bots;
      const before = (await surface.call(token, 'get_bot', { id })).body.data.public_key;
      expect((await visit(surfaces, before, 'GET config')).status).toBe(200);
      const { public_key: after } = (await surface.call(token, 'update_bot', { id, rotatePublicKey: true }))
        .body.data;
      expect((await visit(surfaces, before, 'GET config')).status).toBe(404);
      expect((await visit(surfaces, after, 'GET config')).status).toBe(200);
    });

    test('[VIS-7 rest mcp visitor] changes the settings of the window, and visitors get them in config', async () => {
      const tenant = await createTenant(world);
      const token = await tenant.token();
      const [id] = tenant.bots;
      const bad = await surface.call(token, 'update_bot', { id, theme: { accent: '#ff0' } });
      expect(bad.text).toContain('1.07:1');
      const settings = {
        theme: { accent: '#0b6e4f', radius: 4 },
        suggestions: { en: ['Where is my parcel?'] },
        leadForm: { when: 'start', fields: [{ name: 'email', required: true }] },
        handoffHours: { timezone: 'Asia/Jakarta', week: [] },
        history: 'device',
        hostedPage: false,
        visitorMessagesPerDay: 5,
        aiNotice: false,
      };
      await surface.call(token, 'update_bot', { id, ...settings });
      const { id: made } = (await surface.call(token, 'create_bot', { name: 'Made', ...settings })).body.data;
      const { data: bot } = (await surface.call(token, 'get_bot', { id })).body;
      expect(bot).toMatchObject({
        theme: { accent: '#0b6e4f', radius: 4, scheme: 'auto' },
        suggestions: settings.suggestions,
        lead_form: settings.leadForm,
        handoff_hours: settings.handoffHours,
        history: 'device',
        hosted_page: false,
        visitor_messages_per_day: 5,
        ai_notice: false,
      });
      const own = ['id', 'name', 'created_at', 'is_default', 'public_key', 'snippet'];
      const { data: same } = (await surface.call(token, 'get_bot', { id: made })).body;
      for (const name of Object.keys(bot))
        if (!own.includes(name)) expect([name, same[name]]).toEqual([name, bot[name]]);
      const { data } = (await visit(surfaces, bot.public_key, 'GET config')).body;
      expect(data).toMatchObject({
        theme: bot.theme,
        suggestions: ['Where is my parcel?'],
        lead_form: { when: 'start', fields: [{ name: 'email', label: 'Email', required: true }] },
        handoff: { enabled: false, open: false },
        history: 'device',
      });
    });
  },
);
