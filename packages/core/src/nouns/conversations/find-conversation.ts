import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import { conversationsInReach } from './conversations.ts';
import { askForCsat } from './csat.ts';
import type { ConversationStatus } from './schemas.ts';
import { addStatusRow } from './status-rows.ts';

interface ConversationRow {
  id: string;
  session_id: string;
  chatbot_id: string;
  language: string | null;
  status: ConversationStatus;
}

/**
 * Finds the conversation of a session id: with `chatbotId`, else the most recent one in reach. With `lock`, the row is locked
 * until the transaction of `sql` ends. Fails with `not_found`.
 */
export async function findConversation(
  ctx: Pick<Context, 'principal'>,
  sql: Sql,
  { sessionId, chatbotId }: { sessionId: string; chatbotId?: string | undefined },
  { lock = false }: { lock?: boolean } = {},
): Promise<ConversationRow> {
  const [conversation] = await sql<ConversationRow>`
    select c.id, c.session_id, c.bot_id as chatbot_id, c.language, c.status from conversations c
    where ${conversationsInReach(ctx)} and c.session_id = ${sessionId}
      and (${chatbotId ?? null}::uuid is null or c.bot_id = ${chatbotId ?? null}::uuid)
    order by c.last_message_at desc limit 1 ${lock ? fragment`for update` : fragment``}`;
  return (
    conversation ??
    fail(
      'not_found',
      'There is no conversation with this session id. Call list_conversations for the session ids.',
    )
  );
}

/**
 * Gives a conversation another status. Whoever takes it over works on it, unless a member does already; what goes back to the
 * bot is nobody's. Nobody waits when a member takes over; when a program hands over, the visitor waits for a person. Only a visitor's
 * own wish for a person is an event. With `snoozeUntil`, it is put aside until then. The visitor's transcript says who joined, and who
 * closed it. After that, a bot that asks for ratings asks for one.
 */
export async function changeStatus(
  ctx: Pick<Context, 'principal' | 'languages' | 'jobs'>,
  sql: Sql,
  conversation: ConversationRow,
  { status, snoozeUntil }: { status: ConversationStatus; snoozeUntil?: string | undefined },
): Promise<void> {
  const { principal } = ctx;
  const { id, status: before } = conversation;
  const person = principal.actor === 'member' ? principal.memberId : null;
  const begins = status === 'handoff' && before !== 'handoff';
  await sql`
    update conversations set status = ${status}, snooze_until = ${snoozeUntil ?? null}::timestamptz,
      snoozed_at = case when ${snoozeUntil !== undefined} then now() end,
      handoff_at = case when ${begins} then now() else handoff_at end,
      waiting_since = case when ${begins && person === null} then now() when ${status === 'handoff'} then waiting_since end,
      assignee_id = case ${status} when 'handoff' then coalesce(assignee_id, ${person}::uuid) when 'closed' then assignee_id end
    where workspace_id = ${principal.reach.workspace} and id = ${id}`;
  if (snoozeUntil) {
    const job = { workspaceId: principal.reach.workspace, conversationId: id };
    await ctx.jobs.add(sql, 'end_snooze', job, { key: `end-snooze:${id}`, runAt: new Date(snoozeUntil) });
  }
  if (begins && person !== null) await addStatusRow(ctx, sql, conversation, 'joined');
  if (status !== 'closed' || before === 'closed') return;
  await addStatusRow(ctx, sql, conversation, 'closed');
  await askForCsat(ctx, sql, id);
}
