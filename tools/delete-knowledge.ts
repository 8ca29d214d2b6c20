import { defineTool, documentsInReach, queueRefresh, schemas, unknownDocument } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'delete_knowledge',
  title: 'Delete a document',
  description:
    'Deletes one knowledge-base document permanently, with its passages. Bots stop answering from it at once. Sources of earlier answers keep its title and address. A job that still processes it writes nothing. Call list_knowledge for ids.',
  askedAs: 'remove take out old document brochure page file outdated',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'document',
  rest: { method: 'DELETE', path: '/kb/{id}' },
  input: z.object({ id: schemas.id('Document id, from list_knowledge.') }),
  output: z.object({ data: z.object({ id: z.uuid(), deleted: z.literal(true) }) }),
  async handler(ctx, { id }) {
    const { reach } = ctx.principal;
    return ctx.tx(async (sql) => {
      const rows =
        await sql`delete from documents d where ${documentsInReach(reach)} and d.id = ${id} returning 1`;
      if (rows.length === 0) return unknownDocument(id);
      await queueRefresh(ctx, sql, reach.workspace);
      return { data: { id, deleted: true as const } };
    });
  },
});
