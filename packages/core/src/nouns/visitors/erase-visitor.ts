import type { Context } from '../../form/context.ts';
import { type Fragment, fragment, type Sql } from '../../form/sql.ts';
import { ofBotInReach } from '../bots/bots.ts';

/** How a visitor is known: any of these. */
interface KnownVisitor {
  email?: string | undefined;
  phone?: string | undefined;
  sessionId?: string | undefined;
  customerId?: string | undefined;
}

interface Session {
  bot_id: string;
  session_id: string;
}

/**
 * Finds the sessions of a visitor: of leads with the address or the number, of conversations in which the visitor wrote the
 * address, the session itself, and every session of a customer who has one of them. Deleted ones that can still be restored
 * count too.
 */
function findSessions(
  { principal: { reach } }: Pick<Context, 'principal'>,
  sql: Sql,
  { email, phone, sessionId, customerId }: KnownVisitor,
): Promise<Session[]> {
  const address = email?.trim().toLowerCase() ?? null;
  const digits = phone?.replace(/\D/g, '') || null;
  return sql<Session>`
    with known as (
    select l.bot_id, l.session_id from leads l
    where l.workspace_id = ${reach.workspace} and ${ofBotInReach(reach, fragment`l.bot_id`)}
      and (lower(l.email) = ${address}::text or regexp_replace(l.phone, '\\D', '', 'g') = ${digits}::text
        or l.session_id = ${sessionId ?? null}::text)
    union
    select c.bot_id, c.session_id from conversations c
    where c.workspace_id = ${reach.workspace} and ${ofBotInReach(reach, fragment`c.bot_id`)}
      and (c.session_id = ${sessionId ?? null}::text or ${address}::text is not null and exists (
        select from messages m
        where m.workspace_id = c.workspace_id and m.conversation_id = c.id and m.role = 'user'
          and position(${address}::text in lower(m.content)) > 0)
        or c.customer_id = ${customerId ?? null}::uuid)
    union
    select d.bot_id, d.session_id from deletions d
    where d.workspace_id = ${reach.workspace} and d.session_id is not null and ${ofBotInReach(reach, fragment`d.bot_id`)}
      and (d.session_id = ${sessionId ?? null}::text or exists (
        select from deleted_rows r
        where r.workspace_id = d.workspace_id and r.deletion_id = d.id and (
          r.source = 'leads' and (lower(r.content ->> 'email') = ${address}::text
            or regexp_replace(r.content ->> 'phone', '\\D', '', 'g') = ${digits}::text)
          or r.source = 'messages' and r.content ->> 'role' = 'user'
            and position(${address}::text in lower(r.content ->> 'content')) > 0
          or r.source = 'conversations' and r.content ->> 'customer_id' = ${customerId ?? null}::text)))
    )
    select bot_id, session_id from known
    union
    select c.bot_id, c.session_id from conversations c
    where c.workspace_id = ${reach.workspace} and ${ofBotInReach(reach, fragment`c.bot_id`)} and c.customer_id in (
      select o.customer_id from conversations o join known k on k.bot_id = o.bot_id and k.session_id = o.session_id
      where o.workspace_id = ${reach.workspace})`;
}

/**
 * Deletes what was resolved or dismissed of the visitor's questions, also of those that can still be restored. `known`: the
 * sessions `s` of the visitor.
 */
async function eraseResolved(sql: Sql, workspace: string, known: Fragment): Promise<void> {
  const asked = fragment`
    select m.id::text from messages m, conversations c, ${known}
    where m.workspace_id = ${workspace} and c.workspace_id = ${workspace} and m.conversation_id = c.id
      and c.bot_id = s.bot_id and c.session_id = s.session_id`;
  const keptMessages = fragment`
    select r.content ->> 'id' from deleted_rows r, deletions d, ${known}
    where ${deletedOf(workspace)} and r.workspace_id = d.workspace_id and r.deletion_id = d.id and r.source = 'messages'`;
  await sql`
    delete from deleted_rows r
    where r.workspace_id = ${workspace} and r.source = 'resolved_questions'
      and (r.content ->> 'message_id' in (${asked}) or r.content ->> 'message_id' in (${keptMessages}))`;
  await sql`
    delete from resolved_questions r
    where r.workspace_id = ${workspace} and r.message_id::text in (${keptMessages})`;
  await sql`
    delete from resolved_questions r using messages m, conversations c, ${known}
    where r.workspace_id = ${workspace} and m.workspace_id = ${workspace} and c.workspace_id = ${workspace}
      and c.bot_id = s.bot_id and c.session_id = s.session_id and m.conversation_id = c.id and r.message_id = m.id`;
}

/** Condition for the deletions `d` of a session `s` that can still be restored. */
const deletedOf = (workspace: string) => fragment`
  d.workspace_id = ${workspace} and d.bot_id = s.bot_id and d.session_id = s.session_id`;

/**
 * Deletes everything a visitor left, on the caller's transaction: conversations, leads, what was told of them to webhooks and
 * the feed, kept answers, who they are on channels, and what could still be restored. Returns how many conversations and leads there were.
 */
export async function eraseVisitor(
  ctx: Pick<Context, 'principal'>,
  sql: Sql,
  visitor: KnownVisitor,
): Promise<{ conversations: number; leads: number }> {
  const { workspace } = ctx.principal.reach;
  const sessions = JSON.stringify(await findSessions(ctx, sql, visitor));
  const known = fragment`jsonb_to_recordset(${sessions}::jsonb) as s(bot_id uuid, session_id text)`;
  const told = fragment`
    t.workspace_id = ${workspace} and t.data ->> 'session_id' = s.session_id
    and t.data ->> 'chatbot_id' = s.bot_id::text`;
  const customers = await findCustomers(sql, workspace, sessions, visitor.customerId ?? null);
  await eraseResolved(sql, workspace, known);
  const kept = await sql<{
    kind: string;
  }>`delete from deletions d using ${known} where ${deletedOf(workspace)} returning d.kind`;
  await sql`delete from deliveries t using ${known} where ${told}`;
  await sql`delete from events t using ${known} where ${told}`;
  await sql`
    delete from idempotency_keys k using ${known}
    where k.workspace_id = ${workspace} and position(to_json(s.session_id)::text in k.body) > 0`;
  const leads = await sql`
    delete from leads l using ${known}
    where l.workspace_id = ${workspace} and l.bot_id = s.bot_id and l.session_id = s.session_id returning 1`;
  const conversations = await sql`
    delete from conversations c using ${known}
    where c.workspace_id = ${workspace} and c.bot_id = s.bot_id and c.session_id = s.session_id returning 1`;
  await deleteCustomers(sql, workspace, customers);
  const countKept = (kind: string) => kept.filter((one) => one.kind === kind).length;
  return {
    conversations: conversations.length + countKept('conversation'),
    leads: leads.length + countKept('lead'),
  };
}

/** Finds the customers who have one of the sessions and no other one, and the customer of the id. */
async function findCustomers(
  sql: Sql,
  workspace: string,
  sessions: string,
  customerId: string | null,
): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    with session as (
      select * from jsonb_to_recordset(${sessions}::jsonb) as s(bot_id uuid, session_id text)
    ), erased as (
      select c.customer_id as id from conversations c join session s on s.bot_id = c.bot_id and s.session_id = c.session_id
      where c.workspace_id = ${workspace} and c.customer_id is not null
      union
      select id from customers where workspace_id = ${workspace} and id = ${customerId}::uuid
    )
    select id from erased e where not exists (
      select from conversations c
      where c.workspace_id = ${workspace} and c.customer_id = e.id
        and not exists (select from session s where s.bot_id = c.bot_id and s.session_id = c.session_id))`;
  return rows.map(({ id }) => id);
}

/**
 * Deletes customers with their addresses and with their messages that wait. The ids of the provider's messages stay, so that a
 * repeat begins nothing.
 */
async function deleteCustomers(sql: Sql, workspace: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update channel_receipts r set event = null from channel_contacts t
    where r.workspace_id = ${workspace} and t.workspace_id = ${workspace} and t.customer_id = any(${ids}::uuid[])
      and r.contact_id = t.id`;
  await sql`delete from customers where workspace_id = ${workspace} and id = any(${ids}::uuid[])`;
}
