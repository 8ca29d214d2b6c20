import { randomUUID } from 'node:crypto';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let shop: Tenant;
beforeAll(async () => {
  world = await openWorld();
  shop = await createTenant(world);
});
afterAll(() => world.close());

test('returns the session’s messages, those after one of them, and nobody else’s', async () => {
  const sessionId = randomUUID();
  const [visitor, other] = [asVisitor(shop, { sessionId }), asVisitor(shop)];
  const read = async (as = visitor, input = {}) => (await shop.call('widget_messages', input, as)).data;
  expect(await read()).toEqual([]);
  await shop.call('widget_chat', { message: 'Hello' }, visitor);
  const [question, answer] = await read();
  expect([question.role, answer.role]).toEqual(['user', 'assistant']);
  await shop.call('reply_to_conversation', { sessionId, text: 'I am Aiko.' });
  expect(await read(visitor, { after: answer.id })).toMatchObject([
    { author: 'human', content: 'I am Aiko.' },
  ]);
  await shop.call('widget_chat', { message: 'Private' }, other);
  expect(await read()).toHaveLength(3);
});

test('never shows a conversation of the API with the same session id', async () => {
  const visitor = asVisitor(shop, { sessionId: 'same' });
  await shop.call('ask_bot', { message: 'I am the API', sessionId: 'same' });
  expect((await shop.call('widget_messages', {}, visitor)).data).toEqual([]);
});
