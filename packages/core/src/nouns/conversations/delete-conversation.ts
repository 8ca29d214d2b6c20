import type { Context } from '../../form/context.ts';
import { type Fragment, fragment, type Sql } from '../../form/sql.ts';
import { keepDeleted } from '../deletions/deletions.ts';

/** Condition for the resolved questions of a conversation that are deleted with it; `r` is the alias of the table. */
const resolvedIn = (workspace: string, id: string, r: Fragment) => fragment`
  not ${r}.dismissed and ${r}.message_id in (
    select m.id from messages m where m.workspace_id = ${workspace} and m.conversation_id = ${id})`;

/** Keeps a conversation that the caller deletes next, on the same transaction. Returns until when it can be restored. */
export const keepConversation = (
  ctx: Pick<Context, 'principal'>,
  sql: Sql,
  { id, session_id: sessionId, chatbot_id: botId }: { id: string; session_id: string; chatbot_id: string },
): Promise<string> =>
  keepDeleted(
    ctx,
    sql,
    { kind: 'conversation', id: sessionId, botId, sessionId },
    {
      conversations: fragment`t.id = ${id}`,
      messages: fragment`t.conversation_id = ${id}`,
      attachments: fragment`t.message_id in (
        select m.id from messages m where m.workspace_id = t.workspace_id and m.conversation_id = ${id})`,
      translations: fragment`t.conversation_id = ${id}`,
      notes: fragment`t.conversation_id = ${id}`,
      resolved_questions: resolvedIn(ctx.principal.reach.workspace, id, fragment`t`),
    },
  );

/**
 * Deletes a conversation with its messages, on the caller's transaction, and what is known of its resolved questions except
 * that they were dismissed.
 */
export async function deleteConversation(
  { principal: { reach } }: Pick<Context, 'principal'>,
  sql: Sql,
  id: string,
): Promise<void> {
  const { workspace } = reach;
  await sql`
    delete from resolved_questions r where r.workspace_id = ${workspace} and ${resolvedIn(workspace, id, fragment`r`)}`;
  await sql`delete from conversations where workspace_id = ${workspace} and id = ${id}`;
}
