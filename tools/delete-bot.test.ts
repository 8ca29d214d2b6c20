import { ingest } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('deletes its documents, but no conversations, leads and shared documents', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const [id, other] = tenant.bots as [string, string];
  await ingest(world, tenant, [
    { title: 'Own', text: 'The shop opens at nine.', chatbotId: id },
    { title: 'Shared', text: 'Parking is free.' },
  ]);
  await tenant.call('ask_bot', { message: 'When does the shop open?', sessionId: 's', chatbotId: id });
  await world.runtime.database.system.sql`
    insert into leads (workspace_id, bot_id, session_id, name, email)
    values (${tenant.workspaceId}, ${id}, 's', 'Aiko', 'a@example.com')`;
  expect((await tenant.call('delete_bot', { id })).data).toEqual({
    id,
    deleted: true,
    restorable_until: expect.any(String),
  });

  expect((await tenant.call('list_knowledge')).data.map((row: { title: string }) => row.title)).toEqual([
    'Shared',
  ]);
  const left = await world.runtime.database.system.sql<{ n: number }>`
    select count(*)::int as n from chunks where workspace_id = ${tenant.workspaceId} and bot_id = ${id}
    union all select count(*)::int from calibrations where workspace_id = ${tenant.workspaceId} and scope = ${id}
    union all select count(*)::int from retrieval_statistics
      where workspace_id = ${tenant.workspaceId} and scope = ${id}`;
  expect(left.map(({ n }) => n)).toEqual([0, 0, 0]);
  expect((await tenant.call('get_conversation', { sessionId: 's' })).data.chatbot_id).toBe(id);
  expect((await tenant.call('list_leads')).data[0]).toMatchObject({ chatbot_id: id, name: 'Aiko' });
  expect((await tenant.call('list_bots')).data).toMatchObject([{ id: other, is_default: true }]);
  await expect(tenant.call('delete_bot', { id })).rejects.toMatchObject({ code: 'not_found' });
});

test('makes the oldest remaining bot the default, only if the default was deleted', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B', 'C', 'D'] });
  const [a, b, c, d] = tenant.bots;
  const defaultBot = async () =>
    (await tenant.call('list_bots')).data.filter((bot: { is_default: boolean }) => bot.is_default);
  await tenant.call('update_bot', { id: c, isDefault: true });
  await tenant.call('delete_bot', { id: d });
  expect(await defaultBot()).toMatchObject([{ id: c }]);
  await tenant.call('delete_bot', { id: c });
  expect(await defaultBot()).toMatchObject([{ id: a }]);
  await tenant.call('delete_bot', { id: a });
  expect(await defaultBot()).toMatchObject([{ id: b }]);
  await tenant.call('delete_bot', { id: b });
  await expect(tenant.call('ask_bot', { message: 'x' })).rejects.toMatchObject({ code: 'bot_required' });
  const { data } = await tenant.call('create_bot', { name: 'New' });
  expect(data.is_default).toBe(true);
});

test('a session of a deleted bot continues with the default bot in a new conversation', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const [a, b] = tenant.bots;
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 's', chatbotId: b });
  await tenant.call('delete_bot', { id: b });
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 's' });
  const { data } = await tenant.call('list_conversations');
  expect(data.map((row: { chatbot_id: string }) => row.chatbot_id)).toEqual([a, b]);
});

test('a token limited to a deleted bot sees no bots; the plan has a free place again', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'], limits: { bots: 2 } });
  const limited = { reach: { workspace: tenant.workspaceId, bots: [tenant.bots[0] as string] } };
  await tenant.call('ask_bot', { message: 'Is there parking?', sessionId: 's' });
  const { data: webhook } = await tenant.call('create_webhook', {
    url: 'https://shop.example.com/hook',
    events: ['lead.created'],
    chatbotId: tenant.bots[0],
  });
  await tenant.call('delete_bot', { id: tenant.bots[0] }, limited);
  expect((await tenant.call('list_bots', {}, limited)).data).toEqual([]);
  const both = { reach: { workspace: tenant.workspaceId, bots: [...tenant.bots] } };
  for (const tool of [
    'list_conversations',
    'list_leads',
    'list_unanswered',
    'list_knowledge',
    'list_webhooks',
  ])
    for (const change of [limited, both])
      expect((await tenant.call(tool, {}, change)).data, tool).toEqual([]);
  for (const change of [limited, both])
    expect((await tenant.call('get_analytics', {}, change)).data.totals.messages).toBe(0);
  await expect(tenant.call('get_webhook', { id: webhook.id }, limited)).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(tenant.call('get_conversation', { sessionId: 's' }, both)).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(tenant.call('add_knowledge', { title: 't', text: 'x' }, limited)).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await tenant.call('list_conversations')).data).toHaveLength(1);
  await expect(tenant.call('get_bot', { id: tenant.bots[1] }, limited)).rejects.toMatchObject({
    code: 'bot_forbidden',
  });
  await tenant.call('create_bot', { name: 'C' });
});
