import { defineTool, fail, holdDocument, requeueDocument, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'retry_knowledge',
  title: 'Retry a failed document',
  description:
    'Queues a failed document again. First fix the cause that its error names. Next, call get_knowledge with wait. A document with another status is refused as conflict: call recrawl_knowledge to fetch a page again, or update_knowledge to change a document.',
  askedAs: 'try again failed document',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: true },
  changes: 'document',
  rest: { method: 'POST', path: '/kb/{id}/retry', status: 202 },
  input: z.object({ id: schemas.id('Id of a failed document, from list_knowledge.') }),
  output: z.object({ data: z.object({ id: z.uuid(), status: z.enum(schemas.documentStatuses) }) }),
  async handler(ctx, { id }) {
    return ctx.tx(async (sql) => {
      const { status } = await holdDocument(sql, ctx, id);
      if (status !== 'failed')
        fail('conflict', `Only failed documents can be retried; this one is ${status}.`);
      await requeueDocument(ctx, sql, { workspaceId: ctx.principal.reach.workspace, documentId: id });
      return { data: { id, status: 'queued' as const } };
    });
  },
});
