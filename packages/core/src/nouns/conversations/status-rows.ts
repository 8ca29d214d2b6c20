import type { Context } from '../../form/context.ts';
import type { Sql } from '../../form/sql.ts';

/**
 * Says in a visitor's transcript that a person joined or closed the conversation, on the caller's transaction. A person joins once
 * in each handoff. A conversation of an API or MCP client has no such rows, because no window shows it.
 */
export async function addStatusRow(
  { principal, languages }: Pick<Context, 'principal' | 'languages'>,
  sql: Sql,
  { id, language }: { id: string; language: string | null },
  status: 'joined' | 'closed',
): Promise<void> {
  const { workspace } = principal.reach;
  const name = principal.actor === 'member' ? principal.memberName : null;
  const spoken = language ?? 'en';
  const text = languages.say(spoken, status === 'joined' ? 'personJoined' : 'personClosed', {
    name: name ?? languages.say(spoken, 'team'),
  });
  await storeStatusRow(sql, workspace, { id, status, author: 'human', name, text, language: spoken });
}

interface StatusRow {
  id: string;
  status: 'joined' | 'closed' | 'rate';
  author: 'human' | 'bot';
  name: string | null;
  text: string;
  language: string;
}

/** Adds a row to a visitor's transcript, on the caller's transaction; none for a person who joined in this handoff before. */
export async function storeStatusRow(
  sql: Sql,
  workspace: string,
  { id, status, author, name, text, language }: StatusRow,
): Promise<void> {
  await sql`
    with conversation as (
      update conversations c set message_count = c.message_count + 1
      where c.workspace_id = ${workspace} and c.id = ${id} and c.of_visitor
        and not (${status} = 'joined' and exists (
          select from messages m
          where m.workspace_id = c.workspace_id and m.conversation_id = c.id and m.status = 'joined'
            and m.author_name = ${name} and m.created_at >= coalesce(c.handoff_at, m.created_at)))
      returning c.id, c.message_count
    )
    insert into messages
      (workspace_id, conversation_id, position, role, author, author_name, content, language, kind, status)
    select ${workspace}, id, message_count, 'assistant', ${author}, ${name}, ${text}, ${language}, 'status', ${status}
    from conversation`;
}
