import { cutPage, defineTool, documentColumns, documentsInReach, readCursor, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_knowledge',
  title: 'List knowledge',
  description:
    'Lists knowledge-base documents, newest first, with their status (queued, processing, ready, failed) and the reason if one failed. With chatbotId, it lists only that bot’s own documents; without it, also those all bots share. Call get_knowledge to wait for a document, add_knowledge to add one.',
  scope: 'kb:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/kb' },
  mcp: 'core',
  mcpLimit: 20,
  strangersText: ['data[].title'],
  input: z.object({
    chatbotId: schemas.chatbotId.optional(),
    limit: schemas.limit(1000),
    cursor: schemas.cursor,
  }),
  output: schemas.page(schemas.KBDocument),
  async handler({ sql, principal: { reach } }, { chatbotId, limit = 1000, cursor }) {
    const filters = { of: 'kb', chatbotId };
    const [createdAt, id] = readCursor(filters, cursor) ?? [null, null];
    const rows = await sql(schemas.KBDocument)`
      select ${documentColumns} from documents d
      where ${documentsInReach(reach)}
        and (${chatbotId ?? null}::uuid is null or d.bot_id = ${chatbotId ?? null}::uuid)
        and (${createdAt}::timestamptz is null or (d.created_at, d.id) < (${createdAt}::timestamptz, ${id}::uuid))
      order by d.created_at desc, d.id desc limit ${limit + 1}`;
    return cutPage(rows, limit, filters, (row) => [row.created_at, row.id]);
  },
});
