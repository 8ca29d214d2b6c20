import { defineTool, fail, holdDocument, requeueDocument, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'recrawl_knowledge',
  title: 'Fetch a page again',
  description:
    'Fetches the page of a url document again. Its id stays; the old passages answer until the new ones are ready, and a page that did not change costs no embedding. One that waits or is being processed already is left as it is. Next: get_knowledge with wait; update_knowledge with refresh does this on a schedule. Free of quota.',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: true },
  rest: { method: 'POST', path: '/kb/{id}/recrawl', status: 202 },
  input: z.object({ id: schemas.id('Id of a url document, from list_knowledge.') }),
  output: z.object({ data: z.object({ id: z.uuid(), status: z.enum(schemas.documentStatuses) }) }),
  async handler(ctx, { id }) {
    return ctx.tx(async (sql) => {
      const { status, source_type } = await holdDocument(sql, ctx, id);
      if (source_type !== 'url')
        fail(
          'conflict',
          'Only documents of type url are fetched again; update_knowledge changes the others.',
        );
      if (status === 'queued' || status === 'processing') return { data: { id, status } };
      await requeueDocument(ctx, sql, { workspaceId: ctx.principal.reach.workspace, documentId: id });
      return { data: { id, status: 'queued' as const } };
    });
  },
});
