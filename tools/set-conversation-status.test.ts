import { createPerson } from '@jawab/test/support/people.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
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
    count: 1,
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

test('returns 404 for foreign, unknown and out-of-reach conversations', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 's' });
  const limited = { reach: { workspace: tenant.workspaceId, bots: [tenant.bots[1] as string] } };
  const input = { sessionId: 's', status: 'closed' };
  for (const call of [
    () => other.call('set_conversation_status', input),
    () => tenant.call('set_conversation_status', { ...input, sessionId: 'none' }),
    () => tenant.call('set_conversation_status', input, limited),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'not_found' });
  expect((await tenant.call('get_conversation', { sessionId: 's' })).data.status).toBe('open');
});

test('a person takes over unasked: the bot is silent, nobody is told of a wish, and the person works on it', async () => {
  const tenant = await createTenant(world);
  const [first, second] = [
    await createPerson(world, { tenant, role: 'support' }),
    await createPerson(world, { tenant, role: 'support' }),
  ];
  const visitor = asVisitor(tenant, { sessionId: 's' });
  const set = (status: string, by?: typeof first) =>
    tenant.call('set_conversation_status', { sessionId: 's', status }, by);
  const listed = async () => (await tenant.call('list_conversations')).data[0];
  await tenant.call('widget_chat', { message: 'Hello' }, visitor);
  await set('handoff', first);
  await set('handoff', second);
  expect(await listed()).toMatchObject({ status: 'handoff', assignee: { id: first?.memberId } });
  const said = await tenant.call('widget_chat', { message: 'Is anybody there?' }, visitor);
  expect(said).toMatchObject({ answer: '', answered: null });
  await set('open');
  expect(await listed()).toMatchObject({ status: 'open', assignee: null });
  const events = await world.runtime.database.system.sql`
    select 1 from events where workspace_id = ${tenant.workspaceId} and event = 'conversation.handoff'`;
  expect(events).toEqual([]);
});

test('sets the status of several conversations at once, or of none if one is unknown', async () => {
  const tenant = await createTenant(world);
  for (const sessionId of ['a', 'b', 'c']) await tenant.call('ask_bot', { message: 'Hello', sessionId });
  const close = (alsoSessionIds: string[]) =>
    tenant.call('set_conversation_status', { sessionId: 'a', alsoSessionIds, status: 'closed' });
  const closed = async () =>
    (await tenant.call('list_conversations', { status: 'closed' })).data.map(
      (row: { session_id: string }) => row.session_id,
    );
  await expect(close(['b', 'nobody'])).rejects.toMatchObject({ code: 'not_found' });
  expect(await closed()).toEqual([]);
  expect((await close(['b', 'a', 'b'])).data).toMatchObject({ session_id: 'a', count: 2 });
  expect((await closed()).sort()).toEqual(['a', 'b']);
});
