import { CrawlPage, defineTool, listCrawlPages, readCrawl, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_crawl_pages',
  title: 'List the pages a crawl found',
  description:
    'Lists the pages that a crawl with choose found, in the order in which it found them, and whether the bot has each one already. Next, call choose_crawl_pages. The list is kept for 7 days.',
  askedAs: 'which pages of the website preview before import tick select',
  scope: 'kb:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/crawls/{id}/pages' },
  mcpWindow: 'data',
  strangersText: ['data[].title'],
  input: z.object({ id: schemas.id('Crawl id, from crawl_site.') }),
  output: z.object({ data: z.array(CrawlPage) }),
  async handler(ctx, { id }) {
    await readCrawl(ctx, id);
    return { data: await listCrawlPages(ctx, id) };
  },
});
