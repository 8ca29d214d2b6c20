import { crawlColumns, crawlPages, crawlsInReach, defineTool, fail, schemas, stopCrawl } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'stop_crawl',
  title: 'Stop a crawl',
  description:
    'Stops a crawl. Pages that were not read yet are taken away; pages that are ready stay, and one that is being read is read to its end. A crawl that is over stays as it is.',
  askedAs: 'cancel abort import of website',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'crawl',
  rest: { method: 'POST', path: '/crawls/{id}/stop' },
  input: z.object({ id: schemas.id('Crawl id, from crawl_site.') }),
  output: z.object({ data: schemas.Crawl }),
  async handler(ctx, { id }) {
    const read = async () => {
      const [data] = await ctx.sql(schemas.Crawl)`
        select ${crawlColumns} from crawls c, ${crawlPages} where ${crawlsInReach(ctx.principal.reach)} and c.id = ${id}`;
      return data ?? fail('not_found', `There is no crawl ${id}. Start one with crawl_site.`);
    };
    await stopCrawl(ctx, await read());
    return { data: await read() };
  },
});
