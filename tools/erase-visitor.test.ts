import { keepLead } from '@jawab/core';
import { findTables } from '@jawab/test/support/find-tables.ts';
import { openSurfaces } from '@jawab/test/support/surfaces.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let surfaces: Awaited<ReturnType<typeof openSurfaces>>;
beforeAll(async () => {
  world = await openWorld();
  surfaces = await openSurfaces(world);
});
afterAll(async () => {
  await surfaces.close();
  await world.close();
});

const email = 'zyxomma@example.com';
const contact = { name: 'Zyx', email, phone: null, message: null };
const sessionsOf = async (tenant: Tenant) =>
  (await tenant.call('list_conversations')).data.map((row: { session_id: string }) => row.session_id).sort();

test('[GONE-2 inside] erases a visitor by e-mail address from every table, and nobody else', async () => {
  const tenant = await createTenant(world);
  await tenant.call('create_webhook', {
    url: 'https://example.com/',
    events: ['lead.created', 'message.unanswered', 'conversation.handoff'],
  });
  const sessionId = '01a20232-0425-4133-8000-000123b2f91b';
  const visitor = asVisitor(tenant, { sessionId });
  await tenant.call('widget_chat', { message: 'Does the zyxomma fly?' }, visitor);
  await tenant.call('widget_lead', { name: 'Zyx', email: email.toUpperCase() }, visitor);
  await tenant.call('widget_handoff', {}, visitor);
  await tenant.call('ask_bot', { message: `Write to ${email}, please`, sessionId: 'written' });
  await tenant.call('resolve_unanswered', {
    id: (await tenant.call('list_unanswered')).data[0].id,
    dismiss: true,
  });
  const token = await tenant.token();
  const body = { message: 'Zyxomma again?', sessionId, stream: false };
  await surfaces.send(token, 'POST /v1/chat', body, { 'idempotency-key': 'k' });
  await tenant.call('ask_bot', { message: 'Are you open?', sessionId: 'other' });

  const { sql } = world.runtime.database.system;
  await sql`
    insert into deliveries (workspace_id, webhook_id, event_id, event, data, happened_at)
    select e.workspace_id, w.id, e.id, e.event, e.data, e.created_at from events e join webhooks w using (workspace_id)`;
  const traces = ['zyxomma', sessionId];
  expect(await findTables(sql, traces)).toEqual(
    [
      'changes',
      'conversations',
      'deliveries',
      'events',
      'idempotency_keys',
      'leads',
      'messages',
      'resolved_questions',
    ].map((name) => `public.${name}`),
  );
  const { data } = await tenant.call('erase_visitor', { email });
  expect(data).toEqual({ id: expect.any(String), conversations: 3, leads: 2 });
  // Notes of changes tell open pages that the conversation is gone. They are deleted after an hour.
  expect(await findTables(sql, traces)).toEqual(['public.changes']);
  expect(await sessionsOf(tenant)).toEqual(['other']);
  expect((await tenant.call('erase_visitor', { email })).data).toMatchObject({ conversations: 0, leads: 0 });
});

test('erases what was deleted before and could be restored, by address, number or session', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const [a, b] = tenant.bots as [string, string];
  const { sql } = world.runtime.database.system;
  const ask = async (sessionId: string, message: string) => {
    await tenant.call('ask_bot', { message, sessionId, chatbotId: a });
    await tenant.call('resolve_unanswered', {
      id: (await tenant.call('list_unanswered')).data[0].id,
      answer: 'We do not know.',
    });
    await tenant.call('delete_conversation', { sessionId });
  };
  await ask('one', `Is the zyxomma alive? ${email}`);
  await ask('two', 'Is the zyxomma dead?');
  const place = { botId: a, sessionId: 'three' };
  await keepLead(tenant.context(), place, { ...contact, phone: '+62 812-3456-7890' });
  await tenant.call('delete_lead', { id: (await tenant.call('list_leads')).data[0].id });
  const limited = { reach: { workspace: tenant.workspaceId, bots: [b] } };
  const erase = async (known: object, change?: object) =>
    (await tenant.call('erase_visitor', known, change)).data;
  expect(await erase({ email }, limited)).toMatchObject({ conversations: 0, leads: 0 });
  expect(await erase({ email })).toMatchObject({ conversations: 1, leads: 1 });
  expect(await erase({ sessionId: 'two' })).toMatchObject({ conversations: 1, leads: 0 });
  expect(await sql`select kind from deletions where workspace_id = ${tenant.workspaceId}`).toEqual([]);
  const documents = (await tenant.call('list_knowledge')).data;
  for (const { id } of documents) await tenant.call('delete_knowledge', { id });
  await sql`delete from deletions where workspace_id = ${tenant.workspaceId}`;
  expect(await findTables(sql, [email, 'zyxomma alive', 'zyxomma dead'])).toEqual([]);
  await expect(tenant.call('restore_conversation', { sessionId: 'two' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('erases what a deleted bot keeps of questions that were resolved', async () => {
  const tenant = await createTenant(world);
  const [id] = tenant.bots as [string];
  await tenant.call('ask_bot', { message: 'Grumblefitz?', sessionId: 's' });
  await tenant.call('resolve_unanswered', {
    id: (await tenant.call('list_unanswered')).data[0].id,
    dismiss: true,
  });
  await tenant.call('delete_bot', { id });
  await tenant.call('erase_visitor', { sessionId: 's' });
  expect(await findTables(world.runtime.database.system.sql, ['grumblefitz'])).toEqual([]);
});

test('erases by phone number, whatever is between its digits, and by session', async () => {
  const tenant = await createTenant(world);
  const place = (sessionId: string) => ({ botId: tenant.bots[0] as string, sessionId });
  await keepLead(tenant.context(), place('a'), { ...contact, phone: '+62 812-3456-7890' });
  await keepLead(tenant.context(), place('b'), contact);
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 'a' });
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 'c' });
  expect((await tenant.call('erase_visitor', { phone: '+6281234567890' })).data).toMatchObject({
    conversations: 1,
    leads: 1,
  });
  expect((await tenant.call('erase_visitor', { sessionId: 'c' })).data).toMatchObject({
    conversations: 1,
    leads: 0,
  });
  expect(await sessionsOf(tenant)).toEqual([]);
  expect((await tenant.call('list_leads')).data).toMatchObject([{ session_id: 'b' }]);
});

test('refuses a call that names nobody, and reaches no other bot and no other workspace', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  await expect(tenant.call('erase_visitor', {})).rejects.toMatchObject({ code: 'invalid_request' });
  await expect(tenant.call('erase_visitor', { phone: '12' })).rejects.toMatchObject({
    code: 'invalid_request',
  });
  await keepLead(tenant.context(), { botId: tenant.bots[0] as string, sessionId: 's' }, contact);
  const limited = { reach: { workspace: tenant.workspaceId, bots: [tenant.bots[1] as string] } };
  expect((await tenant.call('erase_visitor', { email }, limited)).data).toMatchObject({ leads: 0 });
  expect((await other.call('erase_visitor', { email })).data).toMatchObject({ leads: 0 });
  expect((await tenant.call('list_leads')).data).toHaveLength(1);
});
