import {
  Connection,
  type ConnectionRow,
  connectionColumns,
  cutPage,
  defineTool,
  readCursor,
  schemas,
  showConnection,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_connections',
  title: 'List connections',
  description:
    'Lists the programs that members connected to an MCP address by signing in, newest first: who connected them, scopes, bots and last use. Programs with an API token are in list_tokens. revoke_connection ends one.',
  askedAs: 'programs apps connected Claude ChatGPT OAuth who uses',
  scope: 'tokens:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/connections' },
  mcpLimit: 20,
  workspaceWide: true,
  input: z.object({ limit: schemas.limit(50), cursor: schemas.cursor }),
  output: schemas.page(Connection),
  async handler({ sql, principal: { reach } }, { limit = 50, cursor }) {
    const filters = { of: 'connections' };
    const [at, id] = readCursor(filters, cursor) ?? [null, null];
    const rows = await sql<ConnectionRow>`
      select ${connectionColumns} from connections c
      join members m on m.workspace_id = c.workspace_id and m.user_id = c.user_id
      where c.workspace_id = ${reach.workspace} and c.redeemed_at is not null and c.expires_at > now()
        and (${at}::timestamptz is null or (c.created_at, c.id) < (${at}::timestamptz, ${id}::uuid))
      order by c.created_at desc, c.id desc limit ${limit + 1}`;
    return cutPage(rows.map(showConnection), limit, filters, (row) => [row.created_at, row.id]);
  },
});
