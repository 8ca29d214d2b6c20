import { defineTool, readCrawl, schemas, stopCrawl } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'stop_crawl',
  title: 'Stop a crawl',
  description:
    'Stops a crawl. Pages that were not read yet are taken away; pages that are ready stay, and one that is being read is read to its end. A search for pages to choose ends with those it found. A crawl that is over stays as it is.',
  askedAs: 'cancel abort import of website',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'crawl',
  rest: { method: 'POST', path: '/crawls/{id}/stop' },
  input: z.object({ id: schemas.id('Crawl id, from crawl_site.') }),
  output: z.object({ data: schemas.Crawl }),
  async handler(ctx, { id }) {
    await stopCrawl(ctx, await readCrawl(ctx, id));
    return { data: await readCrawl(ctx, id) };
  },
});
