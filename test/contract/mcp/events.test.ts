import { eventData, eventKinds, sampleEvent } from '@jawab/core';
import { createMcpApp } from '@jawab/mcp';
import { registry } from '@jawab/tools';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withWorker } from '../../support/ingest.ts';
import { createTenant, openWorld, type Tenant, type World } from '../../support/world.ts';
import { post } from './post.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of the protocol
type Any = any;

const world: World = await openWorld();
const app = createMcpApp({ runtime: world.runtime, registry });
let shop: Tenant;
let bots: string[];
let token: string;
beforeAll(async () => {
  shop = await createTenant(world, { bots: ['Shop', 'Other'] });
  bots = shop.bots;
  token = await shop.token();
});
afterAll(() => world.close());

const send = (method: string, params: Record<string, unknown>, options: object) =>
  post(app, method, params, Object.assign({ token }, options));
async function ask(method: string, params: Record<string, unknown> = {}, options = {}): Promise<Any> {
  const text = await (await send(method, params, options)).text();
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
}
const poll = async (params: object, options = {}) =>
  (await ask('events/poll', Object.assign({ name: 'message.unanswered' }, params), options)).result;

/** Asks what no bot knows, and waits until its event is in the feed. */
const wonder = (question: string, bot = bots[0]) =>
  withWorker(world, async () => {
    await shop.call('ask_bot', { message: question, chatbotId: bot });
    const listed = async () => (await shop.call('list_events', { limit: 200 })).data;
    const questions = async () => (await listed()).map(({ data }: Any) => data.question);
    await expect.poll(questions, { timeout: 60_000 }).toContain(question);
  });

describe('events/list', () => {
  test('describes each event, with the schema of its data', async () => {
    const { result } = await ask('events/list');
    expect(result.events.map(({ name }: Any) => name)).toEqual([...eventKinds]);
    const ajv = addFormats.default(new Ajv2020({ strict: false }));
    for (const { name, description, delivery, inputSchema, payloadSchema } of result.events) {
      expect(description).toMatch(/^[A-Z].*\.$/);
      expect(delivery).toEqual(['poll', 'webhook']);
      expect(Object.keys(inputSchema.properties)).toEqual(['chatbotId']);
      const check = ajv.compile(payloadSchema);
      expect([check(sampleEvent(name, bots[0] as string, new Date())), check.errors]).toEqual([true, null]);
      expect(check({})).toBe(false);
    }
    expect(Object.keys(eventData)).toEqual([...eventKinds]);
  });

  test('lists none that a token cannot read; the bot of a limited token is no argument', async () => {
    const names = async (options: Any) =>
      (await ask('events/list', {}, { token: await shop.token(options) })).result.events;
    expect(await names({ scopes: ['chat:invoke'] })).toEqual([]);
    const [first] = await names({ bots: [bots[0] as string] });
    expect(first.inputSchema.properties).toEqual({});
    const growth = await createTenant(world, { plan: 'growth' });
    expect((await ask('events/list', {}, { token: await growth.token() })).result.events).toEqual([]);
  });
});

describe('events/poll', () => {
  test('begins now, and gives each later event once', async () => {
    await wonder('Qwxyz before?');
    const first = await poll({});
    expect(first).toMatchObject({ events: [], truncated: false, hasMore: false, resultType: 'complete' });
    expect(first.nextPollMs).toBeGreaterThan(0);
    await wonder('Qwxyz one?');
    await wonder('Qwxyz two?', bots[1]);
    const second = await poll({ cursor: first.cursor, maxEvents: 1 });
    expect(second).toMatchObject({ hasMore: true, events: [{ name: 'message.unanswered' }] });
    const [{ eventId, timestamp, data }] = second.events;
    expect(data).toMatchObject({ question: 'Qwxyz one?', chatbot_id: bots[0] });
    expect(Date.parse(timestamp)).toBeGreaterThan(0);
    expect((await poll({ cursor: first.cursor })).events[0].eventId).toBe(eventId);
    const third = await poll({ cursor: second.cursor });
    expect(third.events.map((event: Any) => event.data.question)).toEqual(['Qwxyz two?']);
    expect(await poll({ cursor: third.cursor, timeoutMs: 10 })).toMatchObject({ events: [], hasMore: false });
  });

  test('keeps to a bot, to a kind, and to an age', async () => {
    const { cursor } = await poll({ arguments: { chatbotId: bots[1] } });
    const leads = await poll({ name: 'lead.created' });
    await wonder('Qwxyz three?');
    await wonder('Qwxyz four?', bots[1]);
    const arguments_ = { chatbotId: bots[1] };
    const { events } = await poll({ cursor, arguments: arguments_ });
    expect(events.map((event: Any) => event.data.question)).toEqual(['Qwxyz four?']);
    expect((await poll({ name: 'lead.created', cursor: leads.cursor })).events).toEqual([]);
    const young = await poll({ cursor, arguments: arguments_, maxAgeMs: 0 });
    expect(young).toMatchObject({ events: [], truncated: true });
  });

  test('an event that comes while a poll waits ends it', async () => {
    const { cursor } = await poll({});
    const waiting = poll({ cursor, timeoutMs: 25_000 });
    await wonder('Qwxyz five?');
    const { events, nextPollMs } = await waiting;
    expect(events.map((event: Any) => event.data.question)).toEqual(['Qwxyz five?']);
    expect(nextPollMs).toBeLessThan(5_000);
  });

  test.each([
    ['an unknown event', { name: 'order.paid' }, -32011],
    ['an unknown argument', { arguments: { type: 'lead.created' } }, -32602],
    ['an id that is no bot', { arguments: { chatbotId: 'shop' } }, -32602],
    ['a cursor of nobody', { cursor: 'abc' }, -32602],
    ['no name', { name: undefined }, -32602],
    ['a wrong number of events', { maxEvents: 0 }, -32602],
  ])('refuses %s', async (_, params, code) => {
    const { error } = await ask('events/poll', Object.assign({ name: 'lead.created' }, params));
    expect(error.code).toBe(code);
  });

  test('needs the scope, the plan and the bot', async () => {
    const params = { name: 'lead.created' };
    const narrow = await shop.token({ scopes: ['chat:invoke'] });
    const refused = await send('events/poll', params, { token: narrow });
    expect(refused.status).toBe(403);
    expect(refused.headers.get('www-authenticate')).toContain('webhooks:read');
    const growth = await createTenant(world, { plan: 'growth' });
    const { error } = await ask('events/poll', params, { token: await growth.token() });
    expect(error).toMatchObject({ code: -32012, data: { code: 'plan_required' } });
    const one = await shop.token({ bots: [bots[0] as string] });
    const other = await ask('events/poll', Object.assign({ arguments: { chatbotId: bots[1] } }, params), {
      token: one,
    });
    expect(other.error.code).toBe(-32012);
  });

  test('a cursor that is older than the feed says that events may be missing', async () => {
    const { cursor } = await poll({});
    const position = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    position.at -= 31 * 86_400_000;
    const old = Buffer.from(JSON.stringify(position)).toString('base64url');
    expect((await poll({ cursor: old })).truncated).toBe(true);
  });
});
