import { defineTool, fail, holdDocument, requeueDocument, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'recrawl_knowledge',
  title: 'Read a page or file again',
  description:
    'Fetches the page of a url document again, or reads the file of a document with warnings again. The document keeps its id, and the old passages answer until the new ones are ready. An unchanged page is not embedded again. A document that is queued or processing stays as it is. Next, call get_knowledge with wait. To fetch on a schedule, call update_knowledge with refresh.',
  askedAs: 'fetch again refresh page read again update from website',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: true },
  changes: 'document',
  rest: { method: 'POST', path: '/kb/{id}/recrawl', status: 202 },
  input: z.object({
    id: schemas.id('Id of a url document or of a file with warnings, from list_knowledge.'),
  }),
  output: z.object({ data: z.object({ id: z.uuid(), status: z.enum(schemas.documentStatuses) }) }),
  async handler(ctx, { id }) {
    return ctx.tx(async (sql) => {
      const { status, source_type } = await holdDocument(sql, ctx, id);
      const workspaceId = ctx.principal.reach.workspace;
      const [file] = await sql`
        select 1 from document_files where workspace_id = ${workspaceId} and document_id = ${id}`;
      if (source_type !== 'url' && !file)
        fail(
          'conflict',
          'Only pages, and files with warnings, can be read again. Change this document with update_knowledge, or send its file again.',
        );
      if (status === 'queued' || status === 'processing') return { data: { id, status } };
      if (file)
        await sql`update documents set content = null where workspace_id = ${workspaceId} and id = ${id}`;
      await requeueDocument(ctx, sql, { workspaceId, documentId: id });
      return { data: { id, status: 'queued' as const } };
    });
  },
});
