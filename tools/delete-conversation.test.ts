import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('deletes all messages, but not the lead and the usage of the month', async () => {
  const tenant = await createTenant(world);
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 's' });
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 'other' });
  await world.runtime.database.system.sql`
    insert into leads (workspace_id, bot_id, session_id, name, email)
    values (${tenant.workspaceId}, ${tenant.bots[0]}, 's', 'Aiko', 'a@example.com')`;
  const used = (await tenant.call('get_usage')).data.messages;
  expect((await tenant.call('delete_conversation', { sessionId: 's' })).data).toEqual({
    id: 's',
    chatbot_id: tenant.bots[0],
    deleted: true,
    restorable_until: expect.any(String),
  });
  const list = (await tenant.call('list_conversations')).data;
  expect(list.map((row: { session_id: string }) => row.session_id)).toEqual(['other']);
  const [left] = await world.runtime.database.system.sql`
    select count(*)::int as n from messages where workspace_id = ${tenant.workspaceId}`;
  expect(left?.n).toBe(2);
  expect((await tenant.call('list_leads')).data).toHaveLength(1);
  expect((await tenant.call('get_usage')).data.messages).toEqual(used);
  await expect(tenant.call('delete_conversation', { sessionId: 's' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('deletes only the conversation of the named bot if several bots have the session', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const [a, b] = tenant.bots;
  await tenant.call('ask_bot', { message: 'x', sessionId: 's', chatbotId: a });
  await tenant.call('ask_bot', { message: 'x', sessionId: 's', chatbotId: b });
  await tenant.call('delete_conversation', { sessionId: 's', chatbotId: a });
  expect((await tenant.call('get_conversation', { sessionId: 's' })).data.chatbot_id).toBe(b);
});

test('returns 404 for foreign, unknown and out-of-reach conversations', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  await tenant.call('ask_bot', { message: 'x', sessionId: 's' });
  const limited = { reach: { workspace: tenant.workspaceId, bots: [tenant.bots[1] as string] } };
  for (const call of [
    () => other.call('delete_conversation', { sessionId: 's' }),
    () => tenant.call('delete_conversation', { sessionId: 'none' }),
    () => tenant.call('delete_conversation', { sessionId: 's' }, limited),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'not_found' });
  expect((await tenant.call('get_conversation', { sessionId: 's' })).data.messages).toHaveLength(2);
});
