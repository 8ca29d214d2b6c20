import { crawlColumns, crawlPages, crawlsInReach, defineTool, fail, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'get_crawl',
  title: 'Get a crawl',
  description:
    'Returns the progress of a crawl: its status, and how many pages are waiting, being read, ready and failed. The status is done when no page is waiting. A failed crawl says why. Call list_knowledge for the pages.',
  askedAs: 'progress of import how many pages',
  scope: 'kb:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/crawls/{id}' },
  input: z.object({ id: schemas.id('Crawl id, from crawl_site.') }),
  output: z.object({ data: schemas.Crawl }),
  async handler({ sql, principal: { reach } }, { id }) {
    const [data] = await sql(schemas.Crawl)`
      select ${crawlColumns} from crawls c, ${crawlPages} where ${crawlsInReach(reach)} and c.id = ${id}`;
    return data ? { data } : fail('not_found', `There is no crawl ${id}. Start one with crawl_site.`);
  },
});
