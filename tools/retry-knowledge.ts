import { defineTool, fail, holdDocument, requeueDocument, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'retry_knowledge',
  title: 'Retry a failed document',
  description:
    'Queues a failed document again, after the cause named in its error is gone; call get_knowledge with wait to see how it ends. Another status is refused as conflict: recrawl_knowledge fetches a page again, update_knowledge changes a document. Free of quota.',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: true },
  rest: { method: 'POST', path: '/kb/{id}/retry', status: 202 },
  input: z.object({ id: schemas.id('Id of a failed document, from list_knowledge.') }),
  output: z.object({ data: z.object({ id: z.uuid(), status: z.enum(schemas.documentStatuses) }) }),
  async handler(ctx, { id }) {
    return ctx.tx(async (sql) => {
      const { status } = await holdDocument(sql, ctx, id);
      if (status !== 'failed') fail('conflict', `Only failed documents are retried; this one is ${status}.`);
      await requeueDocument(ctx, sql, { workspaceId: ctx.principal.reach.workspace, documentId: id });
      return { data: { id, status: 'queued' as const } };
    });
  },
});
