import { defineTool, documentColumns, documentsInReach, fail, pause, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'get_knowledge',
  title: 'Get a document',
  description:
    'Returns one knowledge-base document. With wait (0–30 seconds), it returns when the document is ready or failed, or when the time is over. If the status is still queued or processing, call it again. A failed document says why. Next, call ask_bot or search_knowledge. Free of quota.',
  scope: 'kb:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/kb/{id}' },
  mcp: 'core',
  strangersText: ['data.title'],
  input: z.object({
    id: schemas.id('Document id, from add_knowledge or list_knowledge.'),
    wait: schemas.wait(30, 'Seconds to wait for ready or failed (0–30).'),
  }),
  output: z.object({ data: schemas.KBDocument }),
  async handler(ctx, { id, wait }) {
    const { sql, principal } = ctx;
    const until = ctx.now().getTime() + wait * 1000;
    for (let pauseMs = 25; ; pauseMs = Math.min(500, pauseMs * 2)) {
      const [data] = await sql(schemas.KBDocument)`
        select ${documentColumns} from documents d where ${documentsInReach(principal.reach)} and d.id = ${id}`;
      if (!data) return fail('not_found', `There is no document ${id}. Call list_knowledge for the ids.`);
      const leftMs = until - ctx.now().getTime();
      if (data.status === 'ready' || data.status === 'failed' || leftMs <= 0 || ctx.signal.aborted)
        return { data };
      await pause(Math.min(pauseMs, leftMs), ctx.signal);
    }
  },
});
