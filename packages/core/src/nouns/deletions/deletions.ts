import { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { keptDays } from '../../form/kept-days.ts';
import { type Fragment, fragment, type Sql } from '../../form/sql.ts';
import { botExists } from '../bots/bot-facts.ts';

/** Tables whose rows a deletion keeps, each after the tables that it refers to. */
const sources = {
  bots: fragment`bots`,
  crawls: fragment`crawls`,
  documents: fragment`documents`,
  document_files: fragment`document_files`,
  test_cases: fragment`test_cases`,
  test_runs: fragment`test_runs`,
  test_results: fragment`test_results`,
  conversations: fragment`conversations`,
  messages: fragment`messages`,
  attachments: fragment`attachments`,
  translations: fragment`translations`,
  notes: fragment`notes`,
  resolved_questions: fragment`resolved_questions`,
  leads: fragment`leads`,
} satisfies Record<string, Fragment>;

type Source = keyof typeof sources;

/** Kinds of records that can be restored, with the table and the name of each. */
const kinds = {
  bot: { source: 'bots', name: 'bot' },
  conversation: { source: 'conversations', name: 'conversation' },
  document: { source: 'documents', name: 'document' },
  lead: { source: 'leads', name: 'lead' },
  test_case: { source: 'test_cases', name: 'test case' },
} as const satisfies Record<string, { source: Source; name: string }>;

type RestorableKind = keyof typeof kinds;

/** A record that is deleted. `id` is the one that callers send; `sessionId` is that of the visitor who left it. */
interface DeletedRecord {
  kind: RestorableKind;
  id: string;
  botId: string | null;
  sessionId?: string;
}

/** The days in which a deletion can be undone. */
const restorable = fragment`${keptDays.deletions} * interval '1 day'`;

/** Field of an answer: until when the deletion can be undone. */
export const restorableUntil = z.iso
  .datetime()
  .meta({ description: 'Until when the deletion can be undone: 30 days (RFC 3339, UTC).' });

/**
 * Keeps the rows of a record that the caller deletes next in the same transaction. `rows` has a condition for each table; `t` is
 * its alias. Returns until when the record can be restored.
 */
export async function keepDeleted(
  { principal: { reach } }: Pick<Context, 'principal'>,
  sql: Sql,
  { kind, id, botId, sessionId }: DeletedRecord,
  rows: Partial<Record<Source, Fragment>>,
): Promise<string> {
  const { workspace } = reach;
  const [deletion] = await sql<{ id: string; restorable_until: string }>`
    insert into deletions (workspace_id, kind, record_id, bot_id, session_id)
    values (${workspace}, ${kind}, ${id}, ${botId}, ${sessionId ?? null})
    returning id, deleted_at + ${restorable} as restorable_until`;
  const { id: deletionId, restorable_until } = deletion as { id: string; restorable_until: string };
  for (const [source, condition] of Object.entries(rows))
    await sql`
      insert into deleted_rows (workspace_id, deletion_id, source, content)
      select ${workspace}, ${deletionId}, ${source}, to_jsonb(t) from ${sources[source as Source]} t
      where t.workspace_id = ${workspace} and ${condition}`;
  return restorable_until;
}

/**
 * Brings back the record of an id that was deleted last, on the caller's transaction. Fails with `not_found` if there is none in reach, or
 * it is too old, and with `conflict` if another record has its place, or its bot is deleted.
 */
export async function restoreDeleted(
  { principal: { reach } }: Pick<Context, 'principal'>,
  sql: Sql,
  { kind, id, botId = null }: { kind: RestorableKind; id: string; botId?: string | null | undefined },
): Promise<{ botId: string | null }> {
  const { workspace, bots } = reach;
  const { name, source: main } = kinds[kind];
  const [deletion] = await sql<{ id: string; bot_id: string | null }>`
    select d.id, d.bot_id from deletions d
    where d.workspace_id = ${workspace} and d.kind = ${kind} and d.record_id = ${id}
      and d.deleted_at > now() - ${restorable} and (${bots}::uuid[] is null or d.bot_id = any(${bots}::uuid[]))
      and (${botId}::uuid is null or d.bot_id = ${botId}::uuid)
    order by d.id desc limit 1 for update`;
  if (!deletion)
    return fail(
      'not_found',
      `No ${name} with this id was deleted in the last 30 days. Check the id; list_audit_events lists deletions.`,
    );
  if (kind === 'document' || kind === 'test_case') await requireItsBot(sql, workspace, deletion.bot_id, name);
  await forgetGone(sql, workspace, deletion.id);
  const kept = await sql<{ source: Source }>`
    select distinct source from deleted_rows where workspace_id = ${workspace} and deletion_id = ${deletion.id}`;
  const order = Object.keys(sources);
  for (const { source } of kept.toSorted((a, b) => order.indexOf(a.source) - order.indexOf(b.source))) {
    const [came] = await sql<{ rows: number }>`
      select restore_rows(${workspace}, ${deletion.id}, ${source}::regclass) as rows`;
    if (source === main && came?.rows === 0)
      fail('conflict', `There is a new ${name} in the place of this one. Delete that one first.`);
  }
  await sql`delete from deletions where workspace_id = ${workspace} and id = ${deletion.id}`;
  return { botId: deletion.bot_id };
}

async function requireItsBot(sql: Sql, workspace: string, botId: string | null, name: string) {
  if (botId === null) return;
  const [bot] = await sql`select 1 where ${botExists(workspace, fragment`${botId}::uuid`)}`;
  if (!bot)
    fail('conflict', `The bot ${botId} of this ${name} is deleted too. Restore it with restore_bot first.`);
}

/** Whoever worked on a conversation or a lead may have left the workspace since, and its channel may be deleted. */
async function forgetGone(sql: Sql, workspace: string, deletionId: string): Promise<void> {
  const ofDeletion = fragment`r.workspace_id = ${workspace} and r.deletion_id = ${deletionId} and r.source = 'conversations'`;
  await sql`
    update deleted_rows r set content = r.content || '{"assignee_id": null}'
    where ${ofDeletion} and not exists (
      select from members m
      where m.workspace_id = r.workspace_id and m.user_id = (r.content ->> 'assignee_id')::uuid)`;
  await sql`
    update deleted_rows r set content = r.content || '{"owner_id": null}'
    where r.workspace_id = ${workspace} and r.deletion_id = ${deletionId} and r.source = 'leads' and not exists (
      select from members m
      where m.workspace_id = r.workspace_id and m.user_id = (r.content ->> 'owner_id')::uuid)`;
  await sql`
    update deleted_rows r set content = r.content || '{"channel_id": null, "contact_id": null}'
    where ${ofDeletion} and not exists (
      select from channel_contacts t
      where t.workspace_id = r.workspace_id and t.id = (r.content ->> 'contact_id')::uuid
        and t.channel_id = (r.content ->> 'channel_id')::uuid)`;
}

/**
 * Deletes for good up to `batch` deletions that can no longer be restored, or whose conversation or lead is older than its workspace keeps
 * them. Writes an audit event for each. Needs the whole database. Returns a row for each.
 */
export const purgeDeleted = (sql: Sql, batch: number) => sql`
  with due as (
    select d.workspace_id, d.id from deletions d where d.deleted_at < now() - ${restorable}
    union
    select r.workspace_id, r.deletion_id from deleted_rows r
    join deletions d on d.workspace_id = r.workspace_id and d.id = r.deletion_id
    join workspaces w on w.id = r.workspace_id
    where d.kind = 'conversation' and r.source = 'conversations'
        and (r.content ->> 'last_message_at')::timestamptz < now() - w.retention_conversations * interval '1 day'
      or d.kind = 'lead' and r.source = 'leads'
        and (r.content ->> 'created_at')::timestamptz < now() - w.retention_leads * interval '1 day'
    limit ${batch}),
  gone as (
    delete from deletions d using due where d.workspace_id = due.workspace_id and d.id = due.id
    returning d.workspace_id, d.kind, d.record_id)
  insert into audit_events (workspace_id, actor_kind, surface, operation, target_kind, target_id)
  select workspace_id, 'operator', 'worker', 'purge_deleted', kind, record_id from gone returning 1`;

/** Deletes for good attachments of deletions that are older than their workspace keeps them. Needs the whole database. */
export const dropDeletedAttachments = (sql: Sql) => sql`
  delete from deleted_rows r using workspaces w
  where r.source = 'attachments' and w.id = r.workspace_id and w.retention_attachments is not null
    and (r.content ->> 'created_at')::timestamptz < now() - w.retention_attachments * interval '1 day'`;
