import { crawlColumns, crawlPages, crawlsInReach, defineTool, fail, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'get_crawl',
  title: 'Progress of a crawl',
  description:
    'Returns how far a crawl is: its status (done when no page waits any more) and how many pages are waiting, being read, ready and failed. A failed crawl says why. list_knowledge shows the pages themselves. Free of quota.',
  scope: 'kb:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/crawls/{id}' },
  input: z.object({ id: schemas.id('Crawl id, from crawl_site.') }),
  output: z.object({ data: schemas.Crawl }),
  async handler({ sql, principal: { reach } }, { id }) {
    const [data] = await sql(schemas.Crawl)`
      select ${crawlColumns} from crawls c, ${crawlPages} where ${crawlsInReach(reach)} and c.id = ${id}`;
    return data ? { data } : fail('not_found', `There is no crawl ${id}. crawl_site starts one.`);
  },
});
