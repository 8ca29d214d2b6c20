import { createPerson } from '@jawab/test/support/people.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Reads every list and count that has conversations. */
const look = async (tenant: Tenant) => ({
  list: (await tenant.call('list_conversations', { count: true })).data,
  unanswered: (await tenant.call('list_unanswered')).data,
  analytics: (await tenant.call('get_analytics')).data.totals,
  usage: (await tenant.call('list_usage_days')).data,
});

test('brings a conversation back with its messages; lists and analytics are as before', async () => {
  const tenant = await createTenant(world);
  const { message_id: messageId } = await tenant.call('ask_bot', { message: 'Qwxyz blorp?', sessionId: 's' });
  await tenant.call('rate_message', { sessionId: 's', messageId, rating: 'down' });
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 's' });
  const [before, transcript] = [
    await look(tenant),
    await tenant.call('get_conversation', { sessionId: 's' }),
  ];
  await tenant.call('delete_conversation', { sessionId: 's' });
  expect(await look(tenant)).toMatchObject({ list: [], unanswered: [], analytics: { messages: 0 } });
  expect((await tenant.call('restore_conversation', { sessionId: 's' })).data).toEqual({
    id: 's',
    chatbot_id: tenant.bots[0],
  });
  expect(await look(tenant)).toEqual(before);
  expect(await tenant.call('get_conversation', { sessionId: 's' })).toEqual(transcript);
});

test('an old conversation counts again in the days that were counted', async () => {
  const tenant = await createTenant(world);
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 's' });
  const { sql } = world.runtime.database.system;
  await sql`update messages set created_at = now() - interval '3 days' where workspace_id = ${tenant.workspaceId}`;
  await sql`delete from analytics_changes where workspace_id = ${tenant.workspaceId}`;
  await tenant.call('delete_conversation', { sessionId: 's' });
  await sql`delete from analytics_changes where workspace_id = ${tenant.workspaceId}`;
  await tenant.call('restore_conversation', { sessionId: 's' });
  expect(
    await sql`select 1 from analytics_changes where workspace_id = ${tenant.workspaceId}`,
  ).not.toHaveLength(0);
});

test('is refused while the visitor has a new one, and comes back once that is deleted', async () => {
  const tenant = await createTenant(world);
  const ask = (message: string) => tenant.call('ask_bot', { message, sessionId: 's' });
  const restore = () => tenant.call('restore_conversation', { sessionId: 's' });
  await ask('First?');
  await tenant.call('delete_conversation', { sessionId: 's' });
  await ask('Second?');
  await expect(restore()).rejects.toMatchObject({ code: 'conflict' });
  await tenant.call('delete_conversation', { sessionId: 's' });
  await restore();
  const { messages } = (await tenant.call('get_conversation', { sessionId: 's' })).data;
  expect(messages[0].content).toBe('Second?');
  await expect(restore()).rejects.toMatchObject({ code: 'conflict' });
});

test('comes back to nobody if its member has left', async () => {
  const tenant = await createTenant(world);
  const person = await createPerson(world, { tenant });
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 's' });
  await tenant.call('assign_conversation', { sessionId: 's', assignee: person.memberId });
  await tenant.call('delete_conversation', { sessionId: 's' });
  await tenant.call('remove_member', { id: person.memberId });
  await tenant.call('restore_conversation', { sessionId: 's' });
  expect((await tenant.call('list_conversations')).data).toMatchObject([{ session_id: 's', assignee: null }]);
});

test('of several bots, the named one comes back, and no other bot is reached', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  const [a, b] = tenant.bots as [string, string];
  for (const chatbotId of [a, b]) {
    await tenant.call('ask_bot', { message: 'x', sessionId: 's', chatbotId });
    await tenant.call('delete_conversation', { sessionId: 's', chatbotId });
  }
  const limited = { reach: { workspace: tenant.workspaceId, bots: [a] } };
  await expect(other.call('restore_conversation', { sessionId: 's' })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await tenant.call('restore_conversation', { sessionId: 's' }, limited)).data.chatbot_id).toBe(a);
  await expect(tenant.call('restore_conversation', { sessionId: 's' }, limited)).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await tenant.call('restore_conversation', { sessionId: 's', chatbotId: b })).data.chatbot_id).toBe(
    b,
  );
});

test('what a visitor deleted is gone for good', async () => {
  const tenant = await createTenant(world);
  const visitor = asVisitor(tenant);
  await tenant.call('widget_chat', { message: 'Hello' }, visitor);
  await tenant.call('widget_delete_conversation', {}, visitor);
  await expect(tenant.call('restore_conversation', { sessionId: visitor.sessionId })).rejects.toMatchObject({
    code: 'not_found',
  });
});
