import {
  changeDocument,
  defineTool,
  documentColumns,
  explainWarnings,
  schemas,
  unknownDocument,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'update_knowledge',
  title: 'Update a document',
  description:
    'Changes the fields you send of one knowledge-base document and returns it. A new title, text, question or answer queues the document; the old passages answer until the new ones are ready. The old text is not kept: to go back to it, read it first with get_knowledge (content). Next, call get_knowledge with wait. A page that gets a text becomes a snippet and keeps its address.',
  askedAs:
    'edit change text rename valid until prices expire replace old policy archive publish draft take out refresh schedule',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: true },
  changes: 'document',
  rest: { method: 'PATCH', path: '/kb/{id}' },
  mcp: 'core',
  strangersText: ['data.title'],
  input: z.object({
    id: schemas.id('Document id, from add_knowledge or list_knowledge.'),
    title: schemas.text(500, 'The new title.').optional(),
    text: schemas.text(1_048_576, 'Plain text, Markdown or HTML that replaces the current text.').optional(),
    question: schemas.text(2000, 'The new question of a Q&A document.').optional(),
    answer: schemas.text(20_000, 'The new answer of a Q&A document.').optional(),
    refresh: z
      .enum(schemas.refreshIntervals)
      .meta({ description: 'How often the page is fetched again automatically.' })
      .optional(),
    validFrom: schemas.validity.validFrom,
    validUntil: schemas.validity.validUntil,
    publish: schemas.validity.publish,
    archived: schemas.validity.archived,
  }),
  output: z.object({ data: schemas.KBDocument }),
  async handler(ctx, { id, ...change }) {
    await changeDocument(ctx, id, change);
    const [data] = await ctx.sql(schemas.KBDocument)`
      select ${documentColumns} from documents d where d.workspace_id = ${ctx.principal.reach.workspace} and d.id = ${id}`;
    return data ? { data: explainWarnings(ctx, data) } : unknownDocument(id);
  },
});
