import { hashToken } from '@jawab/core';
import { endConnection } from './end.ts';
import type { Grant } from './issue.ts';
import type { OAuthParts } from './parts.ts';

/**
 * Ends the connection of a refresh or access token (RFC 7009), for whoever has it; a program that names itself only ends its
 * own. Says nothing about any other token.
 */
export async function revokeToken(
  { database }: Pick<OAuthParts, 'database'>,
  fields: ReadonlyMap<string, string>,
): Promise<void> {
  const clientId = fields.get('client_id') ?? null;
  const hash = hashToken(fields.get('token') ?? '');
  await database.system.tx(async (sql) => {
    const [row] = await sql<Grant>`
      select c.* from connections c where (${clientId}::text is null or c.client_id = ${clientId}) and (c.workspace_id, c.id) in (
        select workspace_id, connection_id from refresh_tokens where hash = ${hash}
        union all select workspace_id, connection_id from tokens where hash = ${hash})`;
    if (row) await endConnection(sql, row, 'revoke_connection');
  });
}
