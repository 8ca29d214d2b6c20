import { request as httpRequest, type IncomingMessage } from 'node:http';
import { ingest } from '@jawab/test/support/ingest.ts';
import { latch, type ModelServer, startModelServer } from '@jawab/test/support/model-server.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type RestServer, readEvents, startRest } from './rest.testing.ts';

let model: ModelServer;
let world: World;
let rest: RestServer;
let tenant: Tenant;
let token: string;
const question = 'When does the garden shop in Lucknow open on Sunday morning?';
beforeAll(async () => {
  model = await startModelServer({ reply: ['The shop ', 'opens at ten ', 'in the morning. [1]'] });
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

/** Asks and leaves the answer's body unread, so that a test can read, wait or leave. */
const ask = (server: RestServer, body: object, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const all = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers };
    const sent = httpRequest(`${server.url}/chat`, { method: 'POST', headers: all, agent: false }, resolve);
    sent.on('error', reject).end(JSON.stringify({ message: question, ...body }));
  });

const transcript = async (sessionId: string) =>
  (await tenant.call('get_conversation', { sessionId })).data.messages as Record<string, unknown>[];

test('[TURN-3 rest] streams an answer as chat.completion.chunk events', async () => {
  const response = await rest.send(token, 'POST /chat', { message: question, sessionId: 'shape' });
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': expect.stringMatching(/^text\/event-stream/),
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    'x-quota-limit': '100000',
    'x-quota-used': expect.stringMatching(/^\d+$/),
    'x-quota-reset': expect.stringMatching(/^\d+$/),
  });
  expect(text).toMatch(/^(data: .+\n\n)+data: \[DONE\]\n\n$/);
  const events = readEvents(text);
  const [first] = events;
  const last = events.at(-1);
  for (const event of events) {
    expect(event).toMatchObject({ object: 'chat.completion.chunk', id: first.id, created: first.created });
    expect(event.model).toBeTypeOf('string');
    expect(event.choices).toHaveLength(1);
    expect(event.choices[0].delta.content).toBeTypeOf('string');
  }
  expect(first.choices[0]).toEqual({
    index: 0,
    delta: { role: 'assistant', content: '' },
    finish_reason: null,
  });
  expect(last.choices[0]).toEqual({ index: 0, delta: { content: '' }, finish_reason: 'stop' });
  expect(Object.keys(last.jawab)).toEqual([
    'session_id',
    'message_id',
    'language',
    'answered',
    'handoff',
    'offers_person',
    'fallback',
    'interrupted',
    'sources',
    'choices',
  ]);
  expect(last.jawab).toMatchObject({ session_id: 'shape', language: 'en', answered: true, fallback: false });
  expect(last.jawab.sources[0]).toMatchObject({ title: 'Hours', url: null });
  expect(last.model).toBe('test');
  const said = events.map((event) => event.choices[0].delta.content).join('');
  expect(said).toContain('opens at ten');
  expect((await transcript('shape')).at(-1)).toMatchObject({ id: last.jawab.message_id, content: said });
});

test('[TURN-5 rest] returns one chat.completion with the same member for `stream: false`', async () => {
  const response = await rest.send(token, 'POST /chat', { message: question, stream: false });
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('x-quota-used')).toMatch(/^\d+$/);
  expect(await response.json()).toMatchObject({
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: expect.stringContaining('ten') },
        finish_reason: 'stop',
      },
    ],
    jawab: { answered: true, handoff: false, language: 'en', fallback: false, choices: [] },
  });
});

test('[TURN-3 rest] sends comment lines while a stream is quiet, before and during the answer', async () => {
  const patient = await startRest({ runtime: world.runtime, firstStepMs: 10, pingMs: 10 });
  const { opened, open } = latch();
  model.script({ hold: opened, stallAfter: 0 });
  const response = await ask(patient, {});
  let text = '';
  for await (const part of response.setEncoding('utf8')) {
    text += part;
    if (text.split(': ping').length > 3) open();
  }
  expect(text).toMatch(/^(: ping\n\n){3,}data: /);
  expect(text).toMatch(/data: \[DONE\]\n\n$/);
  await patient.close();
});

test('[TURN-2 rest] ends an interrupted answer with an error event', async () => {
  const { opened, open } = latch();
  model.script({
    reply: ['The shop opens at ten in the morning [1]. ', 'It opens ', 'every day.'],
    stallAfter: 2,
    hold: opened,
    cutAfter: 2,
  });
  let text = '';
  for await (const part of (await ask(rest, {})).setEncoding('utf8')) {
    text += part;
    if (text.includes('shop')) open();
  }
  const events = readEvents(text);
  expect(events.at(-1)).toMatchObject({
    choices: [{ delta: { content: '' }, finish_reason: 'error' }],
    error: expect.stringMatching(/\w+/),
    code: 'unavailable',
  });
  expect(events.at(-1).jawab).toBeUndefined();
});

test('[TURN-6 rest] stops the model when the reader leaves, and stores the text so far', async () => {
  model.script({
    reply: ['The shop opens at ten in the morning. ', 'And ', 'so on.'],
    hold: new Promise(() => {}),
    stallAfter: 2,
  });
  const response = await ask(rest, { sessionId: 'left' });
  for await (const part of response.setEncoding('utf8')) if (part.includes('opens')) break;
  response.destroy();
  expect(await model.requests.at(-1)?.done).toBe(false);
  await eventually(async () =>
    expect((await transcript('left')).at(-1)).toMatchObject({ role: 'assistant', interrupted: true }),
  );
});

test('[TURN-7 rest] answers with the built-in model, marked, if the model fails before its first word', async () => {
  model.script({ status: 400, match: ({ text }) => text.includes('lilies') });
  const message = 'When does the garden shop in Lucknow open on Sunday morning, and are there lilies?';
  const last = readEvents(await (await rest.send(token, 'POST /chat', { message })).text()).at(-1);
  expect(last).toMatchObject({ choices: [{ finish_reason: 'stop' }], jawab: { fallback: true } });
});

test('[TURN-7 rest] costs nothing if the reader leaves before the first word', async () => {
  const { used } = (await tenant.call('get_usage')).data.messages;
  const asked = model.requests.length;
  model.script({ hold: new Promise(() => {}), stallAfter: 0 });
  const leave = new AbortController();
  const gone = fetch(`${rest.url}/chat`, {
    method: 'POST',
    signal: leave.signal,
    body: JSON.stringify({ message: question, sessionId: 'early' }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  }).catch((error: Error) => error.name);
  await eventually(() => expect(model.requests.length).toBeGreaterThan(asked));
  leave.abort();
  expect(await gone).toBe('AbortError');
  await eventually(async () => expect((await tenant.call('get_usage')).data.messages.used).toBe(used));
  await expect(transcript('early')).rejects.toThrow('no conversation');
});

test('ends the answer of a model that does not end after 4,000 characters, marked interrupted', async () => {
  const lines = Array.from(
    { length: 400 },
    (_, at) => `The shop opens at ten in the morning ${'in the garden '.repeat(at)}[1]. `,
  );
  model.script({ reply: lines, match: ({ text }) => text.includes('at length') });
  const message = `${question} Tell me at length.`;
  const body = await (await rest.send(token, 'POST /chat', { message, sessionId: 'long' })).text();
  expect(readEvents(body).at(-1).jawab).toMatchObject({ answered: true, interrupted: true });
  const reply = (await transcript('long')).at(-1);
  expect(reply).toMatchObject({ interrupted: true, content: expect.stringMatching(/\.$/) });
  expect(String(reply?.content).length).toBeLessThanOrEqual(4_000);
  expect(await model.requests.at(-1)?.done).toBe(false);
});
