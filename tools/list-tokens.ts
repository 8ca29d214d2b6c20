import { cutPage, defineTool, readCursor, schemas, Token, tokenColumns } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_tokens',
  title: 'List tokens',
  description:
    'Lists the API tokens of this workspace, newest first: scopes, bots, creator, last use, expiry and whether they are revoked. Secrets are not shown again.',
  askedAs: 'API keys which exist last used',
  scope: 'tokens:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/tokens' },
  mcpLimit: 20,
  workspaceWide: true,
  input: z.object({ limit: schemas.limit(50), cursor: schemas.cursor }),
  output: schemas.page(Token),
  async handler({ sql, principal: { reach } }, { limit = 50, cursor }) {
    const filters = { of: 'tokens' };
    const [at, id] = readCursor(filters, cursor) ?? [null, null];
    const rows = await sql(Token)`
      select ${tokenColumns} from tokens t
      where t.workspace_id = ${reach.workspace} and t.connection_id is null
        and (${at}::timestamptz is null or (t.created_at, t.id) < (${at}::timestamptz, ${id}::uuid))
      order by t.created_at desc, t.id desc limit ${limit + 1}`;
    return cutPage(rows, limit, filters, (row) => [row.created_at, row.id]);
  },
});
