import { cutPage, defineTool, documentsInReach, fail, readCursor, schemas } from '@jawab/core';
import { z } from 'zod';

const Passage = z.object({
  id: z.string().meta({ description: 'The chunk_id of search_knowledge.' }),
  number: z.int().meta({ description: 'Position in the document, from 1.' }),
  heading: z.string().nullable(),
  text: z.string(),
  language: z.string().nullable(),
  start: z.int().meta({ description: 'Position in the text of the document, in UTF-16 units.' }),
  end: z.int(),
});

export default defineTool({
  name: 'list_passages',
  title: 'List the passages of a document',
  description:
    'Lists the passages of one document as they are indexed, in their order: text, headings above it, language and position. While a changed document is processed, the old passages are listed. Call search_knowledge to find passages for a question.',
  askedAs: 'chunks text of a document how it was cut',
  scope: 'kb:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/kb/{id}/passages' },
  mcpLimit: 20,
  strangersText: ['data[].heading', 'data[].text'],
  readsReplica: true,
  input: z.object({
    id: schemas.id('Document id, from add_knowledge or list_knowledge.'),
    limit: schemas.limit(50),
    cursor: schemas.cursor,
  }),
  output: schemas.page(Passage),
  async handler({ sql, principal: { reach } }, { id, limit = 50, cursor }) {
    const [document] = await sql`select 1 from documents d where ${documentsInReach(reach)} and d.id = ${id}`;
    if (!document) fail('not_found', `There is no document ${id}. Call list_knowledge for the ids.`);
    const filters = { of: 'passages', id };
    const [after = '0'] = readCursor(filters, cursor) ?? [];
    const rows = await sql(Passage)`
      select c.document_id || '.' || c.ordinal as id, c.ordinal + 1 as number, c.heading, c.text, c.language, c.start_offset as start,
        c.end_offset as end
      from chunks c
      where c.workspace_id = ${reach.workspace} and c.document_id = ${id} and c.ordinal + 1 > ${after}::int
      order by c.ordinal limit ${limit + 1}`;
    return cutPage(rows, limit, filters, (row) => [row.number]);
  },
});
