import { defineTool, fail, holdDocument, requeueDocument, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'recrawl_knowledge',
  title: 'Fetch a page again',
  description:
    'Fetches the page of a url document again. The document keeps its id, and the old passages answer until the new ones are ready. An unchanged page is not embedded again. A document that is queued or processing stays as it is. Next, call get_knowledge with wait. To fetch on a schedule, call update_knowledge with refresh.',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: true },
  changes: 'document',
  rest: { method: 'POST', path: '/kb/{id}/recrawl', status: 202 },
  input: z.object({ id: schemas.id('Id of a url document, from list_knowledge.') }),
  output: z.object({ data: z.object({ id: z.uuid(), status: z.enum(schemas.documentStatuses) }) }),
  async handler(ctx, { id }) {
    return ctx.tx(async (sql) => {
      const { status, source_type } = await holdDocument(sql, ctx, id);
      if (source_type !== 'url')
        fail(
          'conflict',
          'Only documents of type url can be fetched again. Change this one with update_knowledge.',
        );
      if (status === 'queued' || status === 'processing') return { data: { id, status } };
      await requeueDocument(ctx, sql, { workspaceId: ctx.principal.reach.workspace, documentId: id });
      return { data: { id, status: 'queued' as const } };
    });
  },
});
