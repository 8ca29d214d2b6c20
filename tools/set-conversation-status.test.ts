import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('sets open and closed; a new message opens a closed conversation', async () => {
  const tenant = await createTenant(world);
  const status = async () => (await tenant.call('get_conversation', { sessionId: 's' })).data.status;
  const set = (to: string) => tenant.call('set_conversation_status', { sessionId: 's', status: to });
  const ask = (message: string) => tenant.call('ask_bot', { message, sessionId: 's' });
  await ask('Hello');
  expect(await status()).toBe('open');
  expect((await set('closed')).data).toEqual({
    session_id: 's',
    chatbot_id: tenant.bots[0],
    status: 'closed',
  });
  await ask('Hello again');
  expect(await status()).toBe('open');
  await ask('I want to talk to a human');
  expect(await status()).toBe('handoff');
  await set('open');
  expect(await status()).toBe('open');
  await ask('agent please');
  await set('closed');
  await set('closed');
  expect(await status()).toBe('closed');
  const { data } = await tenant.call('reply_to_conversation', { sessionId: 's', text: 'One more thing' });
  expect(data.status).toBe('open');
  expect(await status()).toBe('open');
});

test('refuses to set handoff; returns 404 for foreign, unknown and out-of-reach conversations', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 's' });
  const limited = { reach: { workspace: tenant.workspaceId, bots: [tenant.bots[1] as string] } };
  await expect(
    tenant.call('set_conversation_status', { sessionId: 's', status: 'handoff' }),
  ).rejects.toMatchObject({ code: 'invalid_request' });
  const input = { sessionId: 's', status: 'closed' };
  for (const call of [
    () => other.call('set_conversation_status', input),
    () => tenant.call('set_conversation_status', { ...input, sessionId: 'none' }),
    () => tenant.call('set_conversation_status', input, limited),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'not_found' });
  expect((await tenant.call('get_conversation', { sessionId: 's' })).data.status).toBe('open');
});
