import { fragment, type Sql } from '../../form/sql.ts';
import { dropDeletedAttachments, purgeDeleted } from '../deletions/deletions.ts';

/** Rows of one statement, so that none takes long. */
const batch = 5_000;

/** Tables whose rows are kept for a time only; `t` is the alias of the table, and `w` that of its workspace. */
const kept = {
  conversations: {
    table: fragment`conversations`,
    isExpired: fragment`t.last_message_at < now() - w.retention_conversations * interval '1 day'`,
  },
  leads: {
    table: fragment`leads`,
    isExpired: fragment`t.created_at < now() - w.retention_leads * interval '1 day'`,
  },
  attachments: {
    table: fragment`attachments`,
    isExpired: fragment`t.created_at < now() - w.retention_attachments * interval '1 day'`,
  },
};

type Kind = keyof typeof kept;

async function deleteSome(sql: Sql, kind: Kind): Promise<number> {
  const { table, isExpired } = kept[kind];
  const [row] = await sql<{ count: number }>`
    with due as (
      select t.workspace_id, t.id from ${table} t join workspaces w on w.id = t.workspace_id
      where ${isExpired} limit ${batch}),
    forgotten as (
      delete from resolved_questions r using messages m, due
      where ${kind === 'conversations'} and m.workspace_id = due.workspace_id and m.conversation_id = due.id
        and r.workspace_id = m.workspace_id and r.message_id = m.id and not r.dismissed),
    gone as (
      delete from ${table} t using due where t.workspace_id = due.workspace_id and t.id = due.id
      returning t.workspace_id),
    counted as (select workspace_id, count(*)::int as count from gone group by workspace_id),
    written as (
      insert into audit_events (workspace_id, actor_kind, surface, operation, target_kind, target_id, count)
      select workspace_id, 'operator', 'worker', ${`delete_expired_${kind}`}, ${kind}, workspace_id::text, count
      from counted)
    select coalesce(sum(count), 0)::int as count from counted`;
  return row?.count ?? 0;
}

/** Deletes customers of whom nothing is left: those who wrote before the time that is kept, and anonymous ones of a day ago. */
async function deleteForgotten(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }>`
    with due as (
      select u.workspace_id, u.id from customers u join workspaces w on w.id = u.workspace_id
      where (u.last_seen_at < now() - w.retention_conversations * interval '1 day'
          or u.last_seen_at < now() - interval '1 day' and num_nonnulls(u.external_id, u.name, u.email, u.phone) = 0 and not exists (
            select from channel_contacts t where t.workspace_id = u.workspace_id and t.customer_id = u.id))
        and not exists (
          select from conversations c where c.workspace_id = u.workspace_id and c.customer_id = u.id)
        and not exists (
          select from deleted_rows r where r.workspace_id = u.workspace_id and r.source = 'conversations'
            and r.content ->> 'customer_id' = u.id::text)
        and not exists (
          select from channel_contacts t join leads l on l.workspace_id = t.workspace_id and l.session_id = t.session_id
          where t.workspace_id = u.workspace_id and t.customer_id = u.id)
      limit ${batch}),
    gone as (
      delete from customers u using due where u.workspace_id = due.workspace_id and u.id = due.id returning u.workspace_id),
    counted as (select workspace_id, count(*)::int as count from gone group by workspace_id),
    written as (
      insert into audit_events (workspace_id, actor_kind, surface, operation, target_kind, target_id, count)
      select workspace_id, 'operator', 'worker', 'delete_expired_customers', 'customers', workspace_id::text, count from counted)
    select coalesce(sum(count), 0)::int as count from counted`;
  return row?.count ?? 0;
}

/** Deletes one batch after the other until one is not full, or the signal aborts. Returns how many were deleted. */
async function deleteAll(deleteBatch: () => Promise<number>, signal?: AbortSignal): Promise<number> {
  let total = 0;
  let deleted: number;
  do {
    deleted = await deleteBatch();
    total += deleted;
  } while (deleted >= batch && !signal?.aborted);
  return total;
}

/**
 * Deletes conversations, leads and attachments that are older than their workspace keeps them, also deleted ones, then customers of whom
 * nothing is left, and writes audit events with the numbers for each workspace. Needs the whole database. Ends early when the signal
 * aborts. Returns how many were deleted.
 */
export async function deleteExpired(
  sql: Sql,
  signal?: AbortSignal,
): Promise<Record<Kind | 'customers', number>> {
  const total = { conversations: 0, leads: 0, attachments: 0, customers: 0 };
  for (const kind of Object.keys(kept) as Kind[])
    total[kind] = await deleteAll(() => deleteSome(sql, kind), signal);
  await dropDeletedAttachments(sql);
  await deleteAll(async () => (await purgeDeleted(sql, batch)).length, signal);
  total.customers = await deleteAll(() => deleteForgotten(sql), signal);
  return total;
}
