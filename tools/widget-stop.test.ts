import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('stops nothing when no answer runs: before a question, after an answer, and while a person answers', async () => {
  const shop = await createTenant(world);
  const visitor = asVisitor(shop);
  const stop = async () => (await shop.call('widget_stop', {}, visitor)).data;
  expect(await stop()).toEqual({ stopped: false });
  await shop.call('widget_chat', { message: 'Hello' }, visitor);
  expect(await stop()).toEqual({ stopped: false });
  await shop.call('widget_handoff', {}, visitor);
  await shop.call('widget_chat', { message: 'Is anyone there?' }, visitor);
  expect(await stop()).toEqual({ stopped: false });
});

test('needs a session', async () => {
  const shop = await createTenant(world);
  await expect(shop.call('widget_stop', {}, asVisitor(shop, { sessionId: null }))).rejects.toMatchObject({
    code: 'unauthorized',
  });
});
