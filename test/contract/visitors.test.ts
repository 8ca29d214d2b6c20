import { readEvents } from '@jawab/rest/rest.testing.ts';
import { startVisitors } from '@jawab/visitor/visitor.testing.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ingest } from '../support/ingest.ts';
import type { Loopback } from '../support/loopback.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

let world: World;
let server: Loopback;
let shop: Tenant;
let key: string;
// biome-ignore lint/suspicious/noExplicitAny: a document is read as its readers would
let document: any;
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
const prefix = '/widget/{publicKey}/';
const calls = [
  'attachments',
  'attachments/{id}',
  'config',
  'session',
  'chat',
  'stop',
  'messages',
  'lead',
  'csat',
  'feedback',
  'handoff',
  'conversation',
  'voice',
  'speech',
];

beforeAll(async () => {
  world = await openWorld();
  server = await startVisitors({ runtime: world.runtime });
  document = JSON.parse(await (await server.send(null, 'GET /openapi.json')).text());
  ajv.addSchema(document, 'api');
  shop = await createTenant(world, { limits: { messagesPerMonth: 3 } });
  await ingest(world, shop, [{ title: 'Delivery', text: 'Delivery takes 2 to 4 working days.' }]);
  key = (await shop.call('get_bot', { id: shop.bots[0] })).data.public_key;
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const described = () => Object.keys(document.paths).filter((path) => path.startsWith(prefix));
const inPointer = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');

function expectValid(pointer: string, value: unknown): void {
  const validate = ajv.compile({ $ref: `api#${pointer}` });
  expect(validate(value), `${pointer}: ${ajv.errorsText(validate.errors)}`).toBe(true);
}

interface Reply {
  status: number;
  type: string;
  text: string;
  headers: Headers;
}

/** Sends a call and checks its status, headers, type and body against the OpenAPI document. */
async function send(request: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
  const [method = '', call = ''] = request.split(' ');
  const answer = await server.send(null, `${method} /widget/${headers.key ?? key}/${call}`, body, headers);
  const text = await answer.text();
  const type = String(answer.headers.get('content-type')).split(';')[0] as string;
  const at = `/paths/${inPointer(prefix + call.split('?')[0])}/${method.toLowerCase()}/responses/${answer.status}`;
  const described = at
    .split('/')
    .slice(1)
    .reduce((node, part) => node?.[part.replaceAll('~1', '/')], document);
  expect(described, `${request} answered ${answer.status} ${text}`).toBeDefined();
  const pointer = described.$ref ? described.$ref.slice(1) : at;
  if (type === 'application/json')
    expectValid(`${pointer}/content/application~1json/schema`, JSON.parse(text));
  else {
    expect(described.content).toHaveProperty([type as string]);
    for (const event of readEvents(text)) expectValid('/components/schemas/ChatCompletionChunk', event);
  }
  return { status: answer.status, type, text, headers: answer.headers };
}

const open = async () => JSON.parse((await send('POST session', {})).text).data.session_token as string;

test('the document has exactly the calls of visitors', async () => {
  expect(described().sort()).toEqual(calls.map((call) => `${prefix}${call}`).sort());
  for (const call of [...calls, 'nothing', 'leads', 'bots', 'operations']) {
    const methods = Object.keys(document.paths[`${prefix}${call}`] ?? {}).map((name) => name.toUpperCase());
    const served: string[] = [];
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'PUT']) {
      const { status } = await server.send(null, `${method} /widget/${key}/${call}`);
      if (status !== 404 && status !== 405) served.push(method);
    }
    expect(served, call).toEqual(methods);
  }
});

test('each call states whether it needs a session, and never needs a token', () => {
  for (const path of described()) {
    const [operation] = Object.values(document.paths[path]) as [
      { security: object[]; parameters: { name?: string }[] },
    ];
    const open = path.endsWith('/config') || path.endsWith('/session');
    expect(operation.security).toEqual(open ? [] : [{ visitor: [] }]);
    expect(operation.parameters.map(({ name }) => name)).toContain('publicKey');
    expect(JSON.stringify(operation)).not.toMatch(/"(?:sessionId|chatbotId)"/);
  }
  expect(document.components.securitySchemes.visitor).toMatchObject({
    in: 'header',
    name: 'X-Widget-Session',
  });
});

test('real answers of each call match the document and show nothing of the quota', async () => {
  const session = { 'x-widget-session': await open() };
  const message = { message: 'How long does delivery take?' };
  const chat = await send('POST chat', message, session);
  expect([chat.status, chat.type]).toEqual([200, 'text/event-stream']);
  const whole = await send('POST chat', { ...message, stream: false }, session);
  expect([whole.status, whole.type]).toEqual([200, 'application/json']);
  const messages = await send('GET messages', undefined, session);
  const [, reply] = JSON.parse(messages.text).data;
  const told = [
    chat,
    whole,
    messages,
    await send(`GET messages?after=${reply.id}`, undefined, session),
    await send('GET config?language=th', undefined),
    await send('POST feedback', { messageId: reply.id, rating: 'down', comment: 'गलत' }, session),
    await send('POST lead', { name: '山田', email: 'yamada@example.jp' }, session),
    await send('POST stop', {}, session),
    await send('POST handoff', {}, session),
    await send('POST chat', message, session),
    await send('POST chat', message, { 'x-widget-session': await open() }),
    await send('DELETE conversation', undefined, session),
  ];
  expect(told.map(({ status }) => status)).toEqual([
    200, 200, 200, 200, 200, 200, 201, 200, 200, 200, 402, 200,
  ]);
  for (const { headers } of told) {
    expect(headers.get('x-request-id')).toBeTruthy();
    expect(
      [...headers.keys()].filter((name) => name.startsWith('x-quota') || name.includes('ratelimit')),
    ).toEqual([]);
  }
});

test('messages as events match the document', async () => {
  const token = await open();
  await send('POST handoff', { language: 'ko' }, { 'x-widget-session': token });
  const leaving = new AbortController();
  const answer = await fetch(`${server.url}/widget/${key}/messages`, {
    headers: { accept: 'text/event-stream', 'x-widget-session': token },
    signal: leaving.signal,
  });
  let seen = '';
  for await (const part of (answer.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream())) {
    seen += part;
    if (/\ndata: .+\n\n/.test(seen)) break;
  }
  leaving.abort();
  const [, id, data] = /^id: (\S+)\ndata: (.+)\n\n/m.exec(seen) ?? [];
  expectValid('/components/schemas/VisitorMessage', JSON.parse(data as string));
  expect(JSON.parse(data as string)).toMatchObject({ id: id as string, role: 'assistant', author: 'bot' });
  const [type] = String(answer.headers.get('content-type')).split(';');
  expect(document.paths[`${prefix}messages`].get.responses[200].content).toHaveProperty([type as string]);
});

test('errors match the document', async () => {
  const session = { 'x-widget-session': await open() };
  const big = { name: 'x'.repeat(1_100_000), email: 'a@b.com' };
  const refused: [number, Promise<Reply>][] = [
    [401, send('GET messages')],
    [401, send('POST lead', { name: 'a', email: 'a@b.com' }, { 'x-widget-session': 'forged.token' })],
    [400, send('POST lead', { name: 'a' }, session)],
    [400, send('POST chat', { message: '' }, session)],
    [400, send('GET messages?after=x', undefined, session)],
    [400, send('GET config?language=xx-YY')],
    [403, send('GET config', undefined, { origin: 'https://elsewhere.example' })],
    [404, send('GET config', undefined, { key: 'pub_unknown' })],
    [
      404,
      send('POST feedback', { messageId: '00000000-0000-4000-8000-000000000000', rating: 'up' }, session),
    ],
    [413, send('POST lead', big, session)],
    [415, send('POST lead', 'x', { ...session, 'content-type': 'text/plain' })],
  ];
  for (const [status, told] of refused) expect((await told).status).toBe(status);
});

test('an Idempotency-Key belongs to one visitor', async () => {
  const same = { 'idempotency-key': 'the same' };
  const [one, other] = await Promise.all(
    [0, 1].map(async () => {
      const answer = await server.send(null, `POST /widget/${key}/session`, {}, same);
      return JSON.parse(await answer.text()).data.session_token as string;
    }),
  );
  expect(one).not.toBe(other);
  const lead = { name: 'A', email: 'a@example.com' };
  const ids = [];
  for (const token of [one, other, one] as string[]) {
    const { status, text } = await send('POST lead', lead, { ...same, 'x-widget-session': token });
    expect(status).toBe(201);
    ids.push(JSON.parse(text).data.lead_id);
  }
  expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([false, true]);
});
