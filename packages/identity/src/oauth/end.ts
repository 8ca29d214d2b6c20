import { recordAuditEvent, type Sql } from '@jawab/core';
import type { Grant } from './issue.ts';

/** Ends a connection with all of its tokens, on behalf of its program, and records it. */
export async function endConnection(
  sql: Sql,
  { workspace_id: workspaceId, id, client_name: name }: Pick<Grant, 'workspace_id' | 'id' | 'client_name'>,
  operation: 'revoke_connection' | 'end_connection',
): Promise<void> {
  const ended =
    await sql`delete from connections where workspace_id = ${workspaceId} and id = ${id} returning id`;
  if (ended.length === 0) return;
  await recordAuditEvent(sql, {
    workspaceId,
    actor: { kind: 'token', id, name },
    surface: 'oauth',
    operation,
    target: { kind: 'connection', id },
  });
}
