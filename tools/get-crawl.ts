import { defineTool, readCrawl, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'get_crawl',
  title: 'Get a crawl',
  description:
    'Returns the progress of a crawl: its status, and how many pages are waiting, being read, ready and failed. The status is done when no page is waiting. A failed crawl says why. A crawl whose pages are chosen is searching, then found: call list_crawl_pages. Call list_knowledge for the pages that were read.',
  askedAs: 'progress of import how many pages',
  scope: 'kb:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/crawls/{id}' },
  input: z.object({ id: schemas.id('Crawl id, from crawl_site.') }),
  output: z.object({ data: schemas.Crawl }),
  async handler(ctx, { id }) {
    return { data: await readCrawl(ctx, id) };
  },
});
