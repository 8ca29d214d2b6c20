import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('counts the conversations of each tag, of one bot or of those in reach', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const [a, b] = tenant.bots as [string, string];
  expect((await tenant.call('list_tags')).data).toEqual([]);
  for (const [sessionId, chatbotId, tags] of [
    ['1', a, ['vip', 'refund']],
    ['2', b, ['vip']],
    ['3', b, ['払い戻し']],
  ] as const) {
    await tenant.call('ask_bot', { message: 'Qwxyz?', sessionId, chatbotId });
    await tenant.call('set_tags', { sessionId, tags });
  }
  expect((await tenant.call('list_tags')).data).toEqual([
    { tag: 'vip', conversations: 2 },
    { tag: 'refund', conversations: 1 },
    { tag: '払い戻し', conversations: 1 },
  ]);
  const ofB = [
    { tag: 'vip', conversations: 1 },
    { tag: '払い戻し', conversations: 1 },
  ];
  expect((await tenant.call('list_tags', { chatbotId: b })).data).toEqual(ofB);
  const reach = { workspace: tenant.workspaceId, bots: [b] };
  expect((await tenant.call('list_tags', {}, { reach })).data).toEqual(ofB);
  const other = await createTenant(world);
  expect((await other.call('list_tags')).data).toEqual([]);
});
