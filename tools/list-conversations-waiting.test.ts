import { createPerson } from '@jawab/test/support/people.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Tenant = Awaited<ReturnType<typeof createTenant>>;

const sessions = (page: { data: { session_id: string }[] }) => page.data.map((row) => row.session_id);
const listed = async (tenant: Tenant, sessionId: string) =>
  (await tenant.call('list_conversations')).data.find(
    (row: { session_id: string }) => row.session_id === sessionId,
  );

test('a visitor waits from the wish for a person until a person replies, and again after the next message', async () => {
  const tenant = await createTenant(world);
  const visitor = asVisitor(tenant, { sessionId: 's' });
  const write = (message: string) => tenant.call('widget_chat', { message }, visitor);
  await write('Do you open on Sundays?');
  expect(await listed(tenant, 's')).toMatchObject({
    waiting_since: null,
    last_customer_message: 'Do you open on Sundays?',
  });
  await write('I want to talk to a human');
  const first = await listed(tenant, 's');
  expect(first.waiting_since).toMatch(/Z$/);
  await write(`Is anybody there? ${'あ'.repeat(300)}`);
  const second = await listed(tenant, 's');
  expect(second.waiting_since).toBe(first.waiting_since);
  expect(second.last_customer_message).toBe(`Is anybody there? ${'あ'.repeat(182)}`);
  await tenant.call('reply_to_conversation', { sessionId: 's', text: 'Yes, hello.' });
  expect(await listed(tenant, 's')).toMatchObject({ status: 'handoff', waiting_since: null });
  expect(sessions(await tenant.call('list_conversations', { waiting: true }))).toEqual([]);
  await write('And on holidays?');
  const third = await listed(tenant, 's');
  expect(third.last_customer_message).toBe('And on holidays?');
  expect(Date.parse(third.waiting_since)).toBeGreaterThanOrEqual(Date.parse(first.waiting_since));
});

test.each(['open', 'closed'])('nobody waits in a conversation that becomes %s', async (status) => {
  const tenant = await createTenant(world);
  const visitor = asVisitor(tenant, { sessionId: 's' });
  await tenant.call('widget_handoff', {}, visitor);
  expect((await listed(tenant, 's')).waiting_since).not.toBeNull();
  await tenant.call('set_conversation_status', { sessionId: 's', status });
  expect((await listed(tenant, 's')).waiting_since).toBeNull();
  await tenant.call('widget_chat', { message: 'Hello' }, visitor);
  expect((await listed(tenant, 's')).waiting_since).toBeNull();
});

test('a visitor who presses the button again after a reply waits again', async () => {
  const tenant = await createTenant(world);
  const visitor = asVisitor(tenant, { sessionId: 's' });
  await tenant.call('widget_handoff', {}, visitor);
  await tenant.call('reply_to_conversation', { sessionId: 's', text: 'Hello.' });
  expect((await listed(tenant, 's')).waiting_since).toBeNull();
  await tenant.call('widget_handoff', {}, visitor);
  expect((await listed(tenant, 's')).waiting_since).not.toBeNull();
});

test('nobody waits for the member who takes over unasked; a program that hands over lets the visitor wait', async () => {
  const tenant = await createTenant(world);
  const member = await createPerson(world, { tenant, role: 'support' });
  const visitor = asVisitor(tenant, { sessionId: 'taken' });
  await tenant.call('widget_chat', { message: 'Hello' }, visitor);
  await tenant.call('set_conversation_status', { sessionId: 'taken', status: 'handoff' }, member);
  expect((await listed(tenant, 'taken')).waiting_since).toBeNull();
  await tenant.call('widget_chat', { message: 'Are you there?' }, visitor);
  expect((await listed(tenant, 'taken')).waiting_since).not.toBeNull();
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 'given' });
  await tenant.call('set_conversation_status', { sessionId: 'given', status: 'handoff' });
  expect((await listed(tenant, 'given')).waiting_since).not.toBeNull();
});

test('lists those that wait, the longest wait first, page by page and in a search', async () => {
  const tenant = await createTenant(world);
  for (const sessionId of ['one', 'two', 'three', 'quiet'])
    await tenant.call('ask_bot', { message: `Oolong ${sessionId}`, sessionId });
  for (const [at, sessionId] of ['two', 'three', 'one'].entries())
    await world.runtime.database.system.sql`
      update conversations set status = 'handoff', waiting_since = now() - ${10 - at} * interval '1 minute'
      where workspace_id = ${tenant.workspaceId} and session_id = ${sessionId}`;
  const first = await tenant.call('list_conversations', { waiting: true, limit: 2, count: true });
  expect([sessions(first), first.total]).toEqual([['two', 'three'], 3]);
  const rest = await tenant.call('list_conversations', {
    waiting: true,
    limit: 2,
    cursor: first.next_cursor,
  });
  expect([sessions(rest), rest.has_more]).toEqual([['one'], false]);
  const found = await tenant.call('list_conversations', {
    waiting: true,
    q: 'oolong',
    limit: 2,
    count: true,
  });
  expect([sessions(found), found.total]).toEqual([['two', 'three'], 3]);
  const next = await tenant.call('list_conversations', {
    waiting: true,
    q: 'oolong',
    limit: 2,
    cursor: found.next_cursor,
  });
  expect(sessions(next)).toEqual(['one']);
  expect(sessions(await tenant.call('list_conversations', { waiting: false }))).toEqual(['quiet']);
});

test('names the visitor by the name or the address that was left, only to those who read leads', async () => {
  const tenant = await createTenant(world);
  const names = { full: ['Siti', 'siti@example.com'], mail: ['', 'ann@example.com'] };
  for (const [sessionId, [name, email]] of Object.entries(names)) {
    await tenant.call('ask_bot', { message: 'Hello', sessionId });
    await world.runtime.database.system.sql`
      insert into leads (workspace_id, bot_id, session_id, name, email)
      values (${tenant.workspaceId}, ${tenant.bots[0]}, ${sessionId}, ${name}, ${email})`;
  }
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 'unknown' });
  const { sql } = world.runtime.database.system;
  for (const [sessionId, name] of [
    ['full', 'Siti of the shop'],
    ['mail', 'Ann Lee'],
  ]) {
    await sql`
      with customer as (
        insert into customers (workspace_id, name) values (${tenant.workspaceId}, ${name}) returning id)
      update conversations c set customer_id = customer.id from customer
      where c.workspace_id = ${tenant.workspaceId} and c.session_id = ${sessionId}`;
  }
  const nameOf = async (sessionId: string) => (await listed(tenant, sessionId)).customer_name;
  expect(await Promise.all(['full', 'mail', 'unknown'].map(nameOf))).toEqual(['Siti', 'Ann Lee', null]);
  await sql`update customers set name = null where workspace_id = ${tenant.workspaceId}`;
  expect(await nameOf('mail')).toBe('ann@example.com');
  const [from, intoId] = (await tenant.call('list_customers')).data.map(({ id }: { id: string }) => id);
  await tenant.call('merge_customers', { id: from, intoId });
  expect(await nameOf('mail')).toBe('Siti');
  const { data } = await tenant.call('list_conversations', {}, { scopes: ['conversations:read'] });
  expect(data.map((row: { customer_name: string | null }) => row.customer_name)).toEqual([null, null, null]);
});

test('says who waits in a conversation of a search that no longer is among the newest', async () => {
  const tenant = await createTenant(world);
  const { workspaceId } = tenant;
  const { sql } = world.runtime.database.system;
  await sql`
    insert into conversations (workspace_id, bot_id, session_id, channel, last_message_at)
    select ${workspaceId}, ${tenant.bots[0]}, 's' || n, 'api', now() - n * interval '1 minute' from generate_series(1, 600) n`;
  await sql`
    insert into messages (workspace_id, conversation_id, position, role, author, content)
    select workspace_id, id, 1, 'user', 'visitor', '釜' from conversations
    where workspace_id = ${workspaceId} and session_id in ('s590', 's595')`;
  await sql`
    update conversations set status = 'handoff', waiting_since = last_message_at
    where workspace_id = ${workspaceId} and session_id in ('s1', 's590', 's595')`;
  const { data, total } = await tenant.call('list_conversations', { q: '釜', waiting: true, count: true });
  expect([sessions({ data }), total]).toEqual([['s595', 's590'], 2]);
});
