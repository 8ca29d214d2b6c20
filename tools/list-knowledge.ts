import {
  andIf,
  containsText,
  countRows,
  cutPage,
  defineTool,
  documentColumns,
  documentsInReach,
  explainWarnings,
  fragment,
  readCursor,
  schemas,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_knowledge',
  title: 'List knowledge',
  description:
    'Lists knowledge-base documents, newest first, with their status, and why one failed. With chatbotId, it lists only that bot’s own; without it, also those all bots share. Call get_knowledge to wait for a document, add_knowledge to add one.',
  askedAs: 'documents pages is my page in what failed why reading error sources files',
  scope: 'kb:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/kb' },
  mcp: 'core',
  mcpUnlisted: ['pages_read', 'count', 'total'],
  mcpLimit: 20,
  strangersText: ['data[].title'],
  readsReplica: true,
  input: z.object({
    chatbotId: schemas.chatbotId.optional(),
    status: z.enum(schemas.documentStatuses).optional().meta({ description: 'Only this status.' }),
    sourceType: z.enum(schemas.sourceTypes).optional().meta({ description: 'Only this type.' }),
    q: schemas.q('Text to search for in titles and addresses.'),
    limit: schemas.limit(1000).meta({ description: 'Maximum rows (1–200); default 1,000.' }),
    cursor: schemas.cursor,
    count: schemas.count,
  }),
  output: schemas.countedPage(schemas.KBDocument),
  async handler(ctx, { limit = 1000, cursor, count, ...by }) {
    const { sql } = ctx;
    const { reach } = ctx.principal;
    const filters = Object.assign({ of: 'kb' }, by);
    const [createdAt, id] = readCursor(filters, cursor) ?? [];
    const matching = fragment`documents d
      where ${documentsInReach(reach)}
        and ${containsText(fragment`concat_ws(' ', d.title, d.source_url)`, by.q)}
        ${andIf(by.chatbotId, fragment`d.bot_id = ${by.chatbotId}::uuid`)}
        ${andIf(by.status, fragment`d.status = ${by.status}`)}
        ${andIf(by.sourceType, fragment`d.source_type = ${by.sourceType}`)}`;
    const rows = await sql(schemas.KBDocument)`
      select ${documentColumns}
      from ${matching} ${andIf(createdAt, fragment`(d.created_at, d.id) < (${createdAt}::timestamptz, ${id}::uuid)`)}
      order by d.created_at desc, d.id desc limit ${limit + 1}`;
    const total = await countRows(sql, matching, count);
    const documents = rows.map((row) => explainWarnings(ctx, row));
    return Object.assign(
      cutPage(documents, limit, filters, (row) => [row.created_at, row.id]),
      { total },
    );
  },
});
