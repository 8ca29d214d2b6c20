import { eventually } from '@jawab/rest/rest.testing.ts';
import { openRuntime } from '@jawab/runtime';
import { ingest } from '@jawab/test/support/ingest.ts';
import type { Loopback } from '@jawab/test/support/loopback.ts';
import { latch, type ModelServer, startModelServer } from '@jawab/test/support/model-server.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisit } from './visit.testing.ts';
import { startVisitors } from './visitor.testing.ts';

const sentences = Array.from({ length: 20 }, (_, n) => `Parcel ${n + 1} arrives at the shop in Lucknow.`);
const question = { message: 'When do the parcels arrive at the shop in Lucknow?' };

let model: ModelServer;
let world: World;
let server: Loopback;
let shop: Tenant;
let key: string;
beforeAll(async () => {
  model = await startModelServer({ reply: sentences.map((text) => `${text} [1] `) });
  world = await openWorld({ CHAT_MODEL_URL: model.openaiUrl, CHAT_MODEL: 'test' });
  server = await startVisitors({ runtime: world.runtime });
  await world.runtime.warmUp();
  shop = await createTenant(world);
  await ingest(world, shop, [{ title: 'Parcels', text: sentences.join(' ') }]);
  key = (await shop.call('get_bot', { id: shop.bots[0] })).data.public_key;
});
afterAll(async () => {
  await server.close();
  await world.close();
  await model.close();
});

type Visit = Awaited<ReturnType<typeof openVisit>>;
const used = async () => (await shop.call('get_usage')).data.messages.used as number;
const messagesOf = async ({ send }: Visit) =>
  (
    (await (await send('GET messages')).json()) as {
      data: { role: string; content: string; interrupted: boolean }[];
    }
  ).data;

/** Sends the question with its key until it is answered, as a page does that was cut off. */
const repeat = ({ ask }: Visit, headers: object) =>
  eventually(async () => {
    const answer = ask(question, { ...headers });
    expect(await answer.status()).toBe(200);
    return { whole: await answer.whole(), headers: await answer.headers() };
  });

test.each(Array.from({ length: 20 }, (_, n) => n + 1))(
  'a connection cut after %d events, then the same request: one question, one answer, one message of the quota',
  async (events) => {
    const visit = await openVisit(server, key);
    const before = await used();
    const headers = { 'idempotency-key': `cut-${events}` };
    const { opened, open } = latch();
    model.script({ stallAfter: events, hold: opened });
    const asked = model.requests.length;
    const first = visit.ask(question, headers);
    await eventually(() => expect(model.requests.length).toBeGreaterThan(asked));
    // A sentence may wait for its successor, so the visitor sees fewer than the model has said.
    if (events > 2) await first.until(sentences[events - 3] as string);
    first.leave();
    open();
    const { whole, headers: told } = await repeat(visit, headers);
    expect(told.get('idempotent-replayed')).toBe('true');
    expect(whole.isDone).toBe(true);
    expect(whole.last.jawab).toMatchObject({ answered: true, interrupted: false });
    expect(await messagesOf(visit)).toMatchObject([
      { role: 'user', content: question.message },
      { role: 'assistant', content: whole.text, interrupted: false },
    ]);
    expect(whole.text).toContain(sentences[19]);
    expect(await used()).toBe(before + 1);
  },
);

test('a reload in the middle of an answer: the finished answer arrives by itself', async () => {
  const visit = await openVisit(server, key);
  const { opened, open } = latch();
  model.script({ stallAfter: 5, hold: opened });
  const first = visit.ask(question, { 'idempotency-key': 'reload' });
  await first.until(sentences[1] as string);
  first.leave();
  const stream = await visit.listen();
  expect(await stream.next('message')).toMatchObject({ role: 'user' });
  open();
  expect(await stream.next('message')).toMatchObject({
    role: 'assistant',
    content: expect.stringContaining(sentences[19] as string),
    interrupted: false,
  });
  stream.leave();
});

/** Makes the process that answered a session look dead. */
const bury = (sessionId: string) => world.runtime.database.system.sql`
  update idempotency_keys set process_id = gen_random_uuid() where token_id = ${sessionId}::uuid`;

test('a process that dies in the middle of an answer: the repetition goes on with the stored question', async () => {
  const visit = await openVisit(server, key);
  const before = await used();
  const runtime = await openRuntime(world.runtime.config, {
    connectionString: world.database.connectionString,
    log: { debug() {}, info() {}, warn() {}, error() {} },
  });
  const dying = await startVisitors({ runtime });
  const headers = { 'idempotency-key': 'died' };
  model.script({ stallAfter: 5, hold: new Promise(() => {}) });
  const first = visit.ask(question, headers, dying);
  await first.until(sentences[1] as string);
  await runtime.database.close();
  await dying.close();
  expect(await visit.ask(question, headers).status()).toBe(409);
  await bury(visit.sessionId);
  const { whole } = await repeat(visit, headers);
  expect(await messagesOf(visit)).toMatchObject([
    { role: 'user', content: question.message },
    { role: 'assistant', content: whole.text, interrupted: false },
  ]);
  expect(whole.text.split('an AI assistant')).toHaveLength(2);
  expect(await used()).toBe(before + 1);
  await runtime.close().catch(() => {});
});

test('a process that dies between the stored answer and the kept response: the same answer comes again', async () => {
  const visit = await openVisit(server, key);
  const headers = { 'idempotency-key': 'almost' };
  const first = await visit.ask(question, headers).whole();
  const before = await used();
  await world.runtime.database.system.sql`
    update idempotency_keys set status = null, headers = null, body = null where token_id = ${visit.sessionId}::uuid`;
  await bury(visit.sessionId);
  const { whole } = await repeat(visit, headers);
  expect([whole.text, whole.last.jawab.message_id]).toEqual([first.text, first.last.jawab.message_id]);
  expect(await messagesOf(visit)).toHaveLength(2);
  expect(await used()).toBe(before);
});
