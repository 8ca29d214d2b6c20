import {
  defineTool,
  documentColumns,
  documentsInReach,
  explainWarnings,
  fail,
  schemas,
  waitFor,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'get_knowledge',
  title: 'Get a document',
  description:
    'Returns one knowledge-base document. With wait (0–30 seconds), it returns when the document is ready or failed, or when the time is over. If the status is still queued or processing, call it again. A failed document says why, and warnings say what was not read. Next, call ask_bot or search_knowledge.',
  askedAs: 'indexing finished indexed is it ready status of document page did it fail why',
  scope: 'kb:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/kb/{id}' },
  mcp: 'core',
  mcpUnlisted: ['pages_read', 'content'],
  strangersText: ['data.title', 'data.content.text', 'data.content.question', 'data.content.answer'],
  input: z.object({
    id: schemas.id('Document id, from add_knowledge or list_knowledge.'),
    wait: schemas.wait(30, 'Seconds to wait for ready or failed (0–30).'),
    content: z
      .boolean()
      .optional()
      .meta({ description: 'true: with the words of a text or Q&A, to edit them.' }),
  }),
  output: z.object({ data: schemas.KBDocument.extend({ content: schemas.DocumentContent }) }),
  async handler(ctx, { id, wait, content = false }) {
    const { reach } = ctx.principal;
    const read = async () => {
      const [data] = await ctx.sql(schemas.KBDocument.extend({ content: schemas.DocumentContent }))`
        select ${documentColumns}, case
            when not ${content} then null
            when source_type = 'snippet' then jsonb_build_object('text', content, 'question', null, 'answer', null)
            when source_type = 'qa' then jsonb_build_object('text', null) || content::jsonb
          end as content
        from documents d where ${documentsInReach(reach)} and d.id = ${id}`;
      return data ?? fail('not_found', `There is no document ${id}. Call list_knowledge for the ids.`);
    };
    const isSettled = ({ status }: { status: string }) => status === 'ready' || status === 'failed';
    return { data: explainWarnings(ctx, await waitFor(ctx, wait, read, isSettled)) };
  },
});
