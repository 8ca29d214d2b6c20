import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const ask = async (tenant: Tenant, sessionId: string) => {
  const { message_id } = await tenant.call('ask_bot', { message: 'Where is the shop?', sessionId });
  const { messages } = (await tenant.call('get_conversation', { sessionId })).data;
  return { messageId: message_id as string, questionId: messages[0].id as string };
};

test('stores a rating with its reply and in analytics; a new one replaces it', async () => {
  const tenant = await createTenant(world);
  const { messageId } = await ask(tenant, 's');
  const rate = async (rating: string, comment?: string) =>
    (await tenant.call('rate_message', { sessionId: 's', messageId, rating, comment })).data;
  expect(await rate('down', 'Öffnungszeiten fehlen 🙁')).toEqual({
    session_id: 's',
    message_id: messageId,
    rating: 'down',
    comment: 'Öffnungszeiten fehlen 🙁',
  });
  const reply = async () => (await tenant.call('get_conversation', { sessionId: 's' })).data.messages[1];
  expect(await reply()).toMatchObject({ feedback: 'down', feedback_comment: 'Öffnungszeiten fehlen 🙁' });
  expect((await tenant.call('get_analytics')).data.feedback).toEqual({ up: 0, down: 1, satisfaction: 0 });
  expect((await rate('up')).comment).toBeNull();
  expect(await reply()).toMatchObject({ feedback: 'up', feedback_comment: null });
  expect((await tenant.call('get_analytics')).data.feedback).toEqual({ up: 1, down: 0, satisfaction: 1 });
});

test('returns 404 for a foreign message, one of another session and a visitor’s message', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  const mine = await ask(tenant, 's');
  const elsewhere = await ask(tenant, 'second');
  const foreign = await ask(other, 's');
  const limited = { reach: { workspace: tenant.workspaceId, bots: [tenant.bots[1] as string] } };
  for (const [sessionId, messageId, change] of [
    ['s', foreign.messageId, {}],
    ['s', elsewhere.messageId, {}],
    ['s', mine.questionId, {}],
    ['none', mine.messageId, {}],
    ['s', mine.messageId, limited],
  ] as const)
    await expect(
      tenant.call('rate_message', { sessionId, messageId, rating: 'up' }, change),
    ).rejects.toMatchObject({ code: 'not_found' });
  expect((await tenant.call('get_analytics')).data.feedback).toEqual({ up: 0, down: 0, satisfaction: null });
});

test('returns 400 for an unknown rating or a comment that is too long', async () => {
  const tenant = await createTenant(world);
  const { messageId } = await ask(tenant, 's');
  for (const change of [{ rating: 'meh' }, { rating: 'up', comment: 'x'.repeat(1001) }])
    await expect(tenant.call('rate_message', { sessionId: 's', messageId, ...change })).rejects.toMatchObject(
      { code: 'invalid_request' },
    );
});
