import { randomUUID } from 'node:crypto';
import { createTenant } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../worker.testing.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('[REC-7 inside] [AUDIT-2 inside] deletes only what has reached its age', async () => {
  const { system } = shop.world.runtime.database;
  const { workspaceId, bots } = shop;
  await system.sql`
    insert into idempotency_keys (workspace_id, token_id, key, request_hash, created_at)
    select ${workspaceId}, gen_random_uuid(), 'k' || hours, '\\x00', now() - hours * interval '1 hour'
    from unnest(array[1, 23, 25, 99]) hours`;
  await system.sql`
    with talk as (
      insert into conversations (workspace_id, bot_id, session_id, channel)
      values (${workspaceId}, ${bots[0]}, 's', 'api') returning id
    )
    insert into messages (workspace_id, conversation_id, position, role, author, content, trace, created_at)
    select ${workspaceId}, talk.id, days, 'assistant', 'bot', 'Yes.', '{"steps": 1}', now() - days * interval '1 day'
    from talk, unnest(array[1, 29, 31, 90]) days`;
  await system.sql`
    insert into audit_events (workspace_id, actor_kind, surface, operation, target_kind, target_id, at)
    select ${workspaceId}, 'operator', 'cli', 'delete_bot', 'bot', 'd' || days, now() - days * interval '1 day'
    from unnest(array[1, 399, 401, 900]) days`;
  await system.sql`
    with deletion as (
      insert into deletions (workspace_id, kind, record_id, deleted_at)
      select ${workspaceId}, 'document', 'd' || days, now() - days * interval '1 day' from unnest(array[1, 29, 31]) days
      returning workspace_id, id)
    insert into deleted_rows (workspace_id, deletion_id, source, content)
    select workspace_id, id, 'documents', '{}' from deletion`;
  await system.sql`
    insert into webhooks (workspace_id, url, events, secret, expires_at)
    select ${workspaceId}, 'https://agent.example/' || coalesce(minutes::text, 'webhook'), '{lead.created}', '',
      now() - minutes * interval '1 minute' from unnest(array[-5, 5, 65, null]) minutes`;
  await system.sql`
    with crawl as (
      insert into crawls (workspace_id, url, max_pages, search, created_at)
      select ${workspaceId}, 'https://shop.example/' || days, 1, 'over', now() - days * interval '1 day'
      from unnest(array[1, 6, 8]) days
      returning workspace_id, id, url)
    insert into crawl_pages (workspace_id, crawl_id, position, url)
    select workspace_id, id, 0, url from crawl`;
  await shop.startWorker();
  await system.sql`select graphile_worker.add_job('housekeeping')`;
  const keys = async () =>
    (await system.sql`select key from idempotency_keys order by created_at desc`).map(({ key }) => key);
  await expect.poll(keys).toEqual(['k1', 'k23']);
  const pages = async () =>
    (await system.sql`select url from crawl_pages order by url`).map(({ url }) => url);
  await expect.poll(pages).toEqual(['https://shop.example/1', 'https://shop.example/6']);
  const hooks = async () =>
    (await system.sql`select url from webhooks order by url`).map(({ url }) => String(url).split('/').at(-1));
  await expect.poll(hooks).toEqual(['-5', '5', 'webhook']);
  const traced = () =>
    system.sql`select position, trace is not null as traced from messages order by position`;
  await expect.poll(traced).toEqual([
    { position: 1, traced: true },
    { position: 29, traced: true },
    { position: 31, traced: false },
    { position: 90, traced: false },
  ]);
  const audited = async () =>
    (
      await system.sql`select target_id from audit_events where operation = 'delete_bot' order by at desc`
    ).map(({ target_id }) => target_id);
  await expect.poll(audited).toEqual(['d1', 'd399']);
  const kept = () =>
    system.sql`
      select d.record_id from deletions d join deleted_rows r on r.deletion_id = d.id order by d.deleted_at desc`;
  await expect.poll(kept).toEqual([{ record_id: 'd1' }, { record_id: 'd29' }]);
  const purged = await system.sql`
    select actor_kind, operation, target_kind, target_id from audit_events where operation = 'purge_deleted'`;
  expect(purged).toEqual([
    { actor_kind: 'operator', operation: 'purge_deleted', target_kind: 'document', target_id: 'd31' },
  ]);
});

test('deletes conversations and leads after the days that their workspace keeps them, and says how many', async () => {
  const { world, workspaceId, bots } = shop;
  const { system } = world.runtime.database;
  const other = await createTenant(world);
  const add = (workspace: string, bot: string | undefined) => system.sql`
    with old as (select days from unnest(array[1, 29, 31, 500]) days), talks as (
      insert into conversations (workspace_id, bot_id, session_id, channel, last_message_at)
      select ${workspace}, ${bot}, 'kept ' || days, 'widget', now() - days * interval '1 day' from old)
    insert into leads (workspace_id, bot_id, session_id, name, email, created_at)
    select ${workspace}, ${bot}, 'kept ' || days, 'A', 'a@example.com', now() - days * interval '1 day' from old`;
  await add(workspaceId, bots[0]);
  await add(other.workspaceId, other.bots[0]);
  for (const days of [29, 500]) await shop.call('delete_conversation', { sessionId: `kept ${days}` });
  await shop.call('update_workspace', { retentionDays: { conversations: 30, leads: 365 } });
  await system.sql`select graphile_worker.add_job('housekeeping')`;
  const events = async () => (await shop.call('list_audit_events', { limit: 200 })).data;
  const deleted = async () =>
    (await events())
      .filter(({ operation }: { operation: string }) => operation.startsWith('delete_expired'))
      .map(({ operation, count }: { operation: string; count: number }) => `${operation} ${count}`)
      .sort();
  await expect.poll(deleted).toEqual(['delete_expired_conversations 1', 'delete_expired_leads 1']);
  const left = (workspace: string) => system.sql`
    select (select count(*)::int from conversations where workspace_id = ${workspace} and session_id like 'kept %') as talks,
      (select count(*)::int from leads where workspace_id = ${workspace}) as leads`;
  expect(await left(workspaceId)).toEqual([{ talks: 1, leads: 3 }]);
  expect(await left(other.workspaceId)).toEqual([{ talks: 4, leads: 4 }]);
  const restorable = () =>
    system.sql`select record_id from deletions where workspace_id = ${workspaceId} and kind = 'conversation'`;
  await expect.poll(restorable).toEqual([{ record_id: 'kept 29' }]);
});

test('deletes attachments after the days that their workspace keeps them, also deleted ones', async () => {
  const { world, workspaceId, bots } = shop;
  const { system } = world.runtime.database;
  for (const sessionId of ['files', 'deleted files'])
    await shop.call('ask_bot', { message: 'Hello', chatbotId: bots[0], sessionId });
  await system.sql`
    insert into attachments (workspace_id, message_id, kind, name, mime, bytes, created_at)
    select m.workspace_id, m.id, 'file', days || ' days', 'application/pdf', '%PDF-', now() - days * interval '1 day'
    from messages m join conversations c on c.workspace_id = m.workspace_id and c.id = m.conversation_id,
      unnest(array[1, 9]) days
    where m.workspace_id = ${workspaceId} and c.session_id in ('files', 'deleted files') and m.role = 'user'`;
  await shop.call('delete_conversation', { sessionId: 'deleted files' });
  await shop.call('update_workspace', { retentionDays: { attachments: 7 } });
  await system.sql`select graphile_worker.add_job('housekeeping')`;
  const names = () => system.sql`
    select name from attachments where workspace_id = ${workspaceId}
    union all select content ->> 'name' from deleted_rows where workspace_id = ${workspaceId} and source = 'attachments'`;
  await expect.poll(names).toEqual([{ name: '1 days' }, { name: '1 days' }]);
  const { data } = await shop.call('list_audit_events', { operation: 'delete_expired_attachments' });
  expect(data).toMatchObject([{ count: 1 }]);
});

test('deletes customers of whom nothing is left, after the days that conversations are kept', async () => {
  const { world, workspaceId, bots } = shop;
  const { system } = world.runtime.database;
  const other = await createTenant(world);
  const add = (
    workspace: string,
    id: string,
    { days, name }: { days: number; name: string | null },
  ) => system.sql`
    insert into customers (workspace_id, id, name, last_seen_at)
    values (${workspace}, ${id}, ${name}, now() - ${days} * interval '1 day')`;
  const [silent, recent, talking, restorable, anonymous, elsewhere] = Array.from({ length: 6 }, () =>
    randomUUID(),
  ) as [string, string, string, string, string, string];
  await shop.call('update_workspace', { retentionDays: { conversations: 30, leads: 365 } });
  for (const id of [silent, talking, restorable]) await add(workspaceId, id, { days: 40, name: 'Mei' });
  await add(workspaceId, recent, { days: 2, name: 'Mei' });
  await add(workspaceId, anonymous, { days: 2, name: null });
  await add(other.workspaceId, elsewhere, { days: 400, name: 'Mei' });
  for (const id of [talking, restorable])
    await system.sql`
      insert into conversations (workspace_id, bot_id, session_id, channel, customer_id)
      values (${workspaceId}, ${bots[0]}, ${id}, 'widget', ${id})`;
  await shop.call('delete_conversation', { sessionId: restorable });
  await system.sql`select graphile_worker.add_job('housekeeping')`;
  const left = async () => (await system.sql`select id from customers order by id`).map(({ id }) => id);
  await expect.poll(left).toEqual([recent, talking, restorable, elsewhere].toSorted());
  await shop.call('restore_conversation', { sessionId: restorable });
  const { data } = await shop.call('list_audit_events', { limit: 200 });
  expect(data).toContainEqual(expect.objectContaining({ operation: 'delete_expired_customers', count: 2 }));
});
