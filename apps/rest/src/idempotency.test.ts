import { ingest } from '@jawab/test/support/ingest.ts';
import { latch, type ModelServer, startModelServer } from '@jawab/test/support/model-server.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type RestServer, startRest } from './rest.testing.ts';

let model: ModelServer;
let world: World;
let rest: RestServer;
let tenant: Tenant;
let token: string;
const question = { message: 'When does the garden shop in Lucknow open on Sunday morning?' };
beforeAll(async () => {
  model = await startModelServer({ reply: 'The shop opens at ten in the morning. [1]' });
  world = await openWorld({ CHAT_MODEL_URL: model.openaiUrl, CHAT_MODEL: 'test' });
  rest = await startRest({ runtime: world.runtime });
  await world.runtime.warmUp();
  tenant = await createTenant(world);
  token = await tenant.token();
  await ingest(world, tenant, [
    { title: 'Hours', text: 'The garden shop in Lucknow opens on Sunday morning at ten.' },
    { title: 'Delivery', text: 'Plants arrive within three working days.' },
  ]);
});
afterAll(async () => {
  await rest.close();
  await world.close();
  await model.close();
});

const used = async () => (await tenant.call('get_usage')).data.messages.used as number;
const keyed = (key: string, path: string, body: object, by = token) =>
  rest.send(by, `POST ${path}`, body, { 'idempotency-key': key });
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

test('returns the same answer for the same request, marked, and does nothing twice', async () => {
  const first = await keyed('bot', '/bots', { name: 'Once', language: 'ja' });
  const again = await keyed('bot', '/bots', { language: 'ja', name: 'Once' });
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  expect(await again.json()).toEqual(await first.json());
  expect(await codeOf(await keyed('bot', '/bots', { name: 'Twice' }))).toEqual([
    422,
    'idempotency_key_reused',
  ]);
  expect(await codeOf(await keyed('bot', '/kb/search', { query: 'x' }))).toEqual([
    422,
    'idempotency_key_reused',
  ]);
  const other = await keyed('bot', '/bots', { name: 'Other token' }, await tenant.token());
  expect(other.status).toBe(201);
});

test('replays a whole chat and costs nothing', async () => {
  const before = await used();
  const first = await keyed('chat', '/chat', question);
  const text = await first.text();
  expect(text).toMatch(/data: \[DONE\]\n\n$/);
  const again = await keyed('chat', '/chat', question);
  expect(again.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(again.headers.get('x-quota-used')).toBe(first.headers.get('x-quota-used'));
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(await again.text()).toBe(text);
  expect(await used()).toBe(before + 1);
});

test('runs one of twenty concurrent requests; the others get 409, and later its answer', async () => {
  const before = await used();
  const { opened, open } = latch();
  model.script({ hold: opened, stallAfter: 0 });
  let settled = 0;
  const storm = Array.from({ length: 20 }, () =>
    keyed('storm', '/chat', { ...question, stream: false }).finally(() => settled++),
  );
  await eventually(() => expect(settled).toBe(19));
  open();
  const statuses = (await Promise.all(storm)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array(19).fill(409)]);
  expect(await used()).toBe(before + 1);
  const late = await keyed('storm', '/chat', { ...question, stream: false });
  expect([late.status, late.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
});

test('[IDEM-4 rest] finishes an answer with a key after its reader leaves', async () => {
  const { opened, open } = latch();
  const asked = model.requests.length;
  model.script({ hold: opened, stallAfter: 0 });
  const leave = new AbortController();
  const gone = fetch(`${rest.url}/chat`, {
    method: 'POST',
    signal: leave.signal,
    body: JSON.stringify(question),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': 'gone',
    },
  }).catch((error: Error) => error.name);
  await eventually(() => expect(model.requests.length).toBeGreaterThan(asked));
  leave.abort();
  expect(await gone).toBe('AbortError');
  expect(await codeOf(await keyed('gone', '/chat', question))).toEqual([409, 'idempotency_in_progress']);
  open();
  const replay = await eventually(async () => {
    const response = await keyed('gone', '/chat', question);
    expect(response.status).toBe(200);
    return response;
  });
  expect(replay.headers.get('idempotent-replayed')).toBe('true');
  expect(await replay.text()).toMatch(/"content":"[\s\S]+"finish_reason":"stop"[\s\S]+\[DONE\]/);
});

test('[IDEM-3 rest] stores a 402, but no errors and other refusals', async () => {
  const poor = await createTenant(world, { limits: { messagesPerMonth: 0, bots: 1 } });
  const by = await poor.token();
  const first = await keyed('poor', '/chat', question, by);
  expect(first.headers.get('x-quota-used')).toBe('0');
  expect(await codeOf(first)).toEqual([402, 'quota_exceeded']);
  const again = await keyed('poor', '/chat', question, by);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(await codeOf(again)).toEqual([402, 'quota_exceeded']);
  const unknown = { title: 'x', text: 'x', chatbotId: crypto.randomUUID() };
  expect(await codeOf(await keyed('free', '/kb/ingest', unknown, by))).toEqual([404, 'not_found']);
  expect(
    await codeOf(await keyed('free', '/kb/ingest', { title: 'x', url: 'http://10.0.0.1/' }, by)),
  ).toEqual([400, 'url_not_allowed']);
  expect((await keyed('free', '/kb/ingest', { title: 'x', text: 'x' }, by)).status).toBe(202);
});

test('does not store an interrupted stream', async () => {
  const { opened, open } = latch();
  model.script({
    reply: ['The shop opens at ten in the morning [1]. ', 'It opens ', 'every day.'],
    stallAfter: 2,
    hold: opened,
    cutAfter: 2,
  });
  const { body } = await keyed('broken', '/chat', question);
  let text = '';
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.includes('shop')) open();
  }
  expect(text).toContain('"finish_reason":"error"');
  const retry = await keyed('broken', '/chat', question);
  expect(retry.headers.get('idempotent-replayed')).toBeNull();
  expect(await retry.text()).toContain('"finish_reason":"stop"');
});

test('answers 503 without a stream if the model breaks off, and a repeat gives a whole answer', async () => {
  model.script({
    reply: ['The shop opens at ten in the morning [1]. ', 'It opens ', 'every day.'],
    endAfter: 2,
  });
  const whole = { ...question, sessionId: 'half', stream: false };
  const broken = await keyed('half', '/chat', whole);
  expect(broken.headers.get('retry-after')).toBe('5');
  expect(await codeOf(broken)).toEqual([503, 'unavailable']);
  const repeat = await keyed('half', '/chat', whole);
  expect(repeat.headers.get('idempotent-replayed')).toBeNull();
  expect(await repeat.json()).toMatchObject({ jawab: { answered: true, interrupted: false } });
  const { data } = await tenant.call('get_conversation', { sessionId: 'half' });
  const said = data.messages.filter(({ role }: { role: string }) => role === 'assistant');
  expect(said).toMatchObject([
    { content: 'The shop opens at ten in the morning.', interrupted: true },
    { content: 'The shop opens at ten in the morning.', interrupted: false },
  ]);
});

test.each([
  ['', 400],
  ['k'.repeat(256), 400],
  ['clé', 400],
  ['k'.repeat(255), 200],
])('a key of the form %s returns %i', async (key, status) => {
  expect((await keyed(key, '/kb/search', { query: 'shop' })).status).toBe(status);
});

test('ignores a key on reads', async () => {
  const [one, two] = [
    await rest.send(token, 'GET /bots', undefined, { 'idempotency-key': '' }),
    await rest.send(token, 'GET /bots'),
  ];
  expect([one.status, two.status]).toEqual([200, 200]);
});
