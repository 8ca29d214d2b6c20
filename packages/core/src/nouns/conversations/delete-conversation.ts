import type { Context } from '../../form/context.ts';
import type { Sql } from '../../form/sql.ts';

/**
 * Deletes a conversation with its messages, on the caller's transaction, and what is known of its resolved questions except
 * that they were dismissed.
 */
export async function deleteConversation(
  { principal: { reach } }: Pick<Context, 'principal'>,
  sql: Sql,
  id: string,
): Promise<void> {
  await sql`
    delete from resolved_questions r using messages m
    where r.workspace_id = ${reach.workspace} and m.workspace_id = ${reach.workspace}
      and m.conversation_id = ${id} and m.id = r.message_id and not r.dismissed`;
  await sql`delete from conversations where workspace_id = ${reach.workspace} and id = ${id}`;
}
