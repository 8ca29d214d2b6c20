import {
  andIf,
  botColumns,
  botsInReach,
  containsText,
  cutPage,
  defineTool,
  fragment,
  readCursor,
  schemas,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_bots',
  title: 'List bots',
  description:
    'Lists the bots this token may use: id, name, fallback language, and which one is the default. Call it first: other tools take a bot id as chatbotId.',
  askedAs: 'which bots do I have all assistants ids',
  scope: 'bots:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/bots' },
  mcp: 'core',
  mcpUnlisted: ['archived'],
  input: z.object({
    q: schemas.q('Text to search for in names.'),
    archived: z.boolean().optional().meta({ description: 'true: the archived bots instead of the others.' }),
    limit: schemas.limit(200).meta({ description: 'Maximum rows (1–200). Without it, all.' }),
    cursor: schemas.cursor,
  }),
  output: schemas.page(schemas.Bot),
  async handler({ sql, principal: { reach } }, { q, archived = false, limit, cursor }) {
    const filters = { of: 'bots', q, archived };
    const [at, id] = readCursor(filters, cursor) ?? [];
    const rows = await sql(schemas.Bot)`
      select ${botColumns} from bots b join workspaces w on w.id = b.workspace_id
      where ${botsInReach(reach)} and (b.archived_at is not null) = ${archived} and ${containsText(fragment`b.name`, q)}
        ${andIf(at, fragment`(b.created_at, b.id) < (${at}::timestamptz, ${id}::uuid)`)}
      order by b.created_at desc, b.id desc limit ${limit ? limit + 1 : null}`;
    return cutPage(rows, limit ?? rows.length, filters, (row) => [row.created_at, row.id]);
  },
});
