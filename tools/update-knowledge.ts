import { changeDocument, defineTool, documentColumns, schemas, unknownDocument } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'update_knowledge',
  title: 'Change a document',
  description:
    'Changes one knowledge-base document and returns it. A new title, text, question or answer queues it; the old passages answer until the new ones are ready: call get_knowledge with wait. A page that gets a text becomes a snippet and keeps its address. refresh sets how often a page is fetched again by itself; a page that did not change costs nothing. Fields left out stay. Free of quota.',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: true },
  rest: { method: 'PATCH', path: '/kb/{id}' },
  strangersText: ['data.title'],
  input: z.object({
    id: schemas.id('Document id, from add_knowledge or list_knowledge.'),
    title: schemas.text(500, 'The new title.').optional(),
    text: schemas.text(1_048_576, 'Plain text or Markdown to index in place of what is there.').optional(),
    question: schemas.text(2000, 'The new question of a Q&A document.').optional(),
    answer: schemas.text(20_000, 'The new answer of a Q&A document.').optional(),
    refresh: z
      .enum(schemas.refreshIntervals)
      .meta({ description: 'How often a page is fetched again by itself.' })
      .optional(),
  }),
  output: z.object({ data: schemas.KBDocument }),
  async handler(ctx, { id, ...change }) {
    await changeDocument(ctx, id, change);
    const [data] = await ctx.sql(schemas.KBDocument)`
      select ${documentColumns} from documents d where d.workspace_id = ${ctx.principal.reach.workspace} and d.id = ${id}`;
    return data ? { data } : unknownDocument(id);
  },
});
