import { openRuntime, type Runtime } from '@jawab/runtime';
import type { Loopback } from '@jawab/test/support/loopback.ts';
import { createPerson } from '@jawab/test/support/people.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisit } from './visit.testing.ts';
import { startVisitors } from './visitor.testing.ts';

let world: World;
let elsewhere: Runtime;
/** Two processes' worth of servers on one database. */
let here: Loopback;
let there: Loopback;
let shop: Tenant;
let key: string;
beforeAll(async () => {
  world = await openWorld();
  elsewhere = await openRuntime(world.runtime.config, {
    connectionString: world.database.connectionString,
  });
  here = await startVisitors({ runtime: world.runtime });
  there = await startVisitors({ runtime: elsewhere });
  shop = await createTenant(world);
  key = (await shop.call('get_bot', { id: shop.bots[0] })).data.public_key;
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await elsewhere.close();
  await world.close();
});

test('sends what happens in another process: the answer, a person, and who handles the conversation', async () => {
  const { sessionId, send, listen } = await openVisit(here, key);
  const stream = await listen();
  expect(await stream.next('status')).toEqual({ status: null });
  await (await send('POST chat', { message: 'Hello' }, there)).text();
  expect(await stream.next('message')).toMatchObject({ role: 'user', content: 'Hello', reply_to: null });
  expect(await stream.next('message')).toMatchObject({ role: 'assistant', author: 'bot', answered: null });
  expect(await stream.next('status')).toEqual({ status: 'open' });
  await send('POST handoff', {}, there);
  expect(await stream.next('status')).toEqual({ status: 'handoff' });
  const token = await shop.token();
  await there.send(token, `POST /conversations/${sessionId}/reply`, { text: 'I am Aiko.' });
  expect(await stream.next('message', ({ author }) => author === 'human')).toMatchObject({
    content: 'I am Aiko.',
  });
  await there.send(token, `POST /conversations/${sessionId}/status`, { status: 'open' });
  expect(await stream.next('status')).toEqual({ status: 'open' });
  await shop.call('delete_conversation', { sessionId });
  expect(await stream.next('status')).toEqual({ status: null });
  stream.leave();
});

test('[HEAR-1 visitor] [HEAR-2 visitor] [HEAR-3 visitor] tells who joins, who types and who closes', async () => {
  const { sessionId, send, listen } = await openVisit(here, key);
  await send('POST handoff', {});
  const stream = await listen(there);
  await stream.next('status');
  const person = await createPerson(world, { tenant: shop, role: 'support' });
  await shop.call('show_typing', { sessionId }, person);
  expect(await stream.next('typing')).toEqual({ by: { name: 'Ann' } });
  await shop.call('reply_to_conversation', { sessionId, text: 'Good day.' }, person);
  expect(await stream.next('joined')).toMatchObject({
    by: { name: 'Ann' },
    kind: 'status',
    content: 'Ann joined the conversation',
  });
  expect(await stream.next('message', ({ author }) => author === 'human')).toMatchObject({
    kind: 'message',
    content: 'Good day.',
  });
  await shop.call('set_conversation_status', { sessionId, status: 'closed' }, person);
  expect(await stream.next('closed')).toMatchObject({ by: { name: 'Ann' }, status: 'closed' });
  stream.leave();
});

test('continues after the last message that the page has', async () => {
  const { sessionId, send, listen } = await openVisit(here, key);
  await (await send('POST chat', { message: 'Hello' })).text();
  const first = await listen();
  await first.next('message');
  const { id } = (await first.next('message')) as { id: string };
  first.leave();
  await shop.call('reply_to_conversation', { sessionId, text: 'While you were away' });
  const second = await listen(here, { 'last-event-id': id });
  expect(await second.next('message')).toMatchObject({ content: 'While you were away' });
  second.leave();
});

test('ends when the bot changes, so that a rotated key and new settings hold for open windows', async () => {
  const { send, listen } = await openVisit(here, key);
  const stream = await listen(there);
  await stream.next('status');
  await shop.call('update_bot', { id: shop.bots[0], rotatePublicKey: true });
  await stream.ended();
  const refused = await send('GET messages');
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([404, 'not_found']);
  key = (await shop.call('get_bot', { id: shop.bots[0] })).data.public_key;
});
