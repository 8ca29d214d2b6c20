import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('returns the trace only on request', async () => {
  const tenant = await createTenant(world);
  await tenant.call('ask_bot', { message: 'Where is the shop?', sessionId: 's' });
  const plain = await tenant.call('get_conversation', { sessionId: 's' });
  expect(plain.data.messages[1]).not.toHaveProperty('trace');
  const traced = await tenant.call('get_conversation', { sessionId: 's', include: 'trace' });
  expect(traced.data.messages[1].trace).toBeTypeOf('object');
});

test('returns the most recent conversation if several bots have the session id', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const [a, b] = tenant.bots;
  await tenant.call('ask_bot', { message: 'x', sessionId: 's', chatbotId: a });
  await tenant.call('ask_bot', { message: 'x', sessionId: 's', chatbotId: b });
  expect((await tenant.call('get_conversation', { sessionId: 's' })).data.chatbot_id).toBe(b);
  expect((await tenant.call('get_conversation', { sessionId: 's', chatbotId: a })).data.chatbot_id).toBe(a);
});

test('returns 404 for foreign, unknown and out-of-reach conversations', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  await other.call('ask_bot', { message: 'x', sessionId: 'foreign' });
  await tenant.call('ask_bot', { message: 'x', sessionId: 'mine', chatbotId: tenant.bots[0] });
  const limited = { reach: { workspace: tenant.workspaceId, bots: [tenant.bots[1] as string] } };
  for (const [sessionId, change] of [
    ['foreign', {}],
    ['none', {}],
    ['mine', limited],
  ] as const)
    await expect(tenant.call('get_conversation', { sessionId }, change)).rejects.toMatchObject({
      code: 'not_found',
    });
});

test('returns messages in the order of their times when replies and questions race', async () => {
  const tenant = await createTenant(world);
  await tenant.call('ask_bot', { message: 'Where is the shop?', sessionId: 's' });
  const calls = Array.from({ length: 40 }, (_, n) =>
    n % 4
      ? tenant.call('reply_to_conversation', { sessionId: 's', text: `Reply ${n}.` })
      : tenant.call('ask_bot', { message: `Question ${n}?`, sessionId: 's' }),
  );
  await Promise.all(calls);
  const { messages } = (await tenant.call('get_conversation', { sessionId: 's' })).data;
  const times = messages.map(({ created_at }: { created_at: string }) => created_at);
  expect(times).toHaveLength(52);
  expect(times).toEqual(times.toSorted());
});
