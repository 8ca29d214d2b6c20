import { openRuntime, type Runtime } from '@jawab/runtime';
import { ingest } from '@jawab/test/support/ingest.ts';
import type { Loopback } from '@jawab/test/support/loopback.ts';
import { type ModelServer, startModelServer } from '@jawab/test/support/model-server.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisit } from './visit.testing.ts';
import { startVisitors } from './visitor.testing.ts';

let model: ModelServer;
let world: World;
let elsewhere: Runtime;
let here: Loopback;
let there: Loopback;
let shop: Tenant;
let key: string;
const question = { message: 'How long does delivery inside Indonesia take?' };
const reply = [
  'Delivery inside Indonesia takes 2 to 4 working days. [1] ',
  'Parcels come with a tracking number. [1] ',
  'Couriers call before they arrive. [1]',
];
const never = new Promise<void>(() => {});

beforeAll(async () => {
  model = await startModelServer({ reply });
  world = await openWorld({ CHAT_MODEL_URL: model.openaiUrl, CHAT_MODEL: 'test' });
  elsewhere = await openRuntime(world.runtime.config, {
    connectionString: world.database.connectionString,
  });
  here = await startVisitors({ runtime: world.runtime });
  there = await startVisitors({ runtime: elsewhere });
  await world.runtime.warmUp();
  shop = await createTenant(world);
  await shop.call('update_bot', { id: shop.bots[0], aiNotice: false });
  await ingest(world, shop, [
    {
      title: 'Delivery',
      text: 'Delivery inside Indonesia takes 2 to 4 working days. Parcels come with a tracking number. Couriers call before they arrive.',
    },
  ]);
  key = (await shop.call('get_bot', { id: shop.bots[0] })).data.public_key;
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await elsewhere.close();
  await world.close();
  await model.close();
});

test.each([
  ['the same process', () => here, 2],
  ['another process', () => there, 2],
  ['another process, before the first word', () => there, 0],
])('a stop in %s ends the answer and keeps the text so far', async (_, server, stallAfter) => {
  const { send, ask } = await openVisit(here, key);
  const before = (await shop.call('get_usage')).data.messages.used;
  const asked = model.requests.length;
  model.script({ stallAfter, hold: never });
  const answer = ask(question, { 'idempotency-key': 'one' });
  if (stallAfter > 0) await answer.until('Delivery');
  else await expect.poll(() => model.requests.length).toBeGreaterThan(asked);
  const stopped = await send('POST stop', {}, server());
  expect([stopped.status, await stopped.json()]).toEqual([200, { data: { stopped: true } }]);
  const { text, last, isDone } = await answer.whole();
  expect(last).toMatchObject({
    choices: [{ finish_reason: 'stop' }],
    jawab: { interrupted: true, answered: null, sources: [] },
  });
  expect(isDone).toBe(true);
  expect(text).toMatch(stallAfter > 0 ? /^Delivery inside Indonesia takes 2 to 4 working days\./ : /^$/);
  expect(text).not.toContain('Couriers');
  const { data } = (await (await send('GET messages')).json()) as { data: object[] };
  expect(data).toMatchObject([
    { role: 'user', content: question.message },
    { role: 'assistant', content: text, interrupted: true },
  ]);
  expect((await shop.call('get_usage')).data.messages.used).toBe(before + 1);
  const again = await ask(question, { 'idempotency-key': 'one' }).whole();
  expect(again.text).toBe(text);
  expect(await (await send('POST stop', {}, server())).json()).toEqual({ data: { stopped: false } });
  const next = await ask(question).whole();
  expect(next.last.jawab).toMatchObject({ interrupted: false, answered: true });
});

test('a stop ends no answer of another session', async () => {
  const [mine, theirs] = [await openVisit(here, key), await openVisit(here, key)];
  const { promise, resolve } = Promise.withResolvers<void>();
  model.script({ stallAfter: 2, hold: promise });
  const answer = theirs.ask(question);
  await answer.until('Delivery');
  expect(await (await mine.send('POST stop', {}, there)).json()).toEqual({ data: { stopped: false } });
  resolve();
  expect((await answer.whole()).last.jawab).toMatchObject({ interrupted: false, answered: true });
});

test('a visitor deletes the conversation: nothing of it is left, also of a running answer', async () => {
  const { send, ask, sessionId } = await openVisit(here, key);
  await ask(question, { 'idempotency-key': 'kept' }).whole();
  await send('POST lead', { name: 'Siti', email: 'siti@example.com' });
  model.script({ stallAfter: 2, hold: never });
  const running = ask(question);
  await running.until('Delivery');
  const deleted = await send('DELETE conversation', undefined, there);
  expect([deleted.status, await deleted.json()]).toEqual([200, { data: { id: sessionId, deleted: true } }]);
  await running.whole();
  expect(await (await send('GET messages')).json()).toEqual({ data: [], status: null });
  const left = await world.runtime.database.system.sql`
    select (select count(*)::int from conversations where session_id = ${sessionId}) as conversations,
      (select count(*)::int from idempotency_keys where token_id = ${sessionId}::uuid) as answers,
      (select count(*)::int from leads where session_id = ${sessionId}) as leads`;
  expect(left).toEqual([{ conversations: 0, answers: 0, leads: 1 }]);
  expect((await send('DELETE conversation')).status).toBe(200);
  expect((await ask(question).whole()).last.jawab).toMatchObject({ answered: true });
});
