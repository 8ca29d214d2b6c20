import { chooseCrawlPages, defineTool, readCrawl, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'choose_crawl_pages',
  title: 'Choose pages of a crawl',
  description:
    'Adds pages that a crawl with choose found to the knowledge base. Each page becomes a document; a page the bot already has is fetched again. Links are not followed. Choose again to add more of the list. Returns at once. Next, call get_crawl for progress.',
  askedAs: 'select tick which pages of the website are read imported',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: true },
  changes: 'crawl',
  rest: { method: 'POST', path: '/crawls/{id}/pages', status: 202 },
  input: z.object({
    id: schemas.id('Crawl id, from crawl_site.'),
    urls: z
      .array(z.string().max(2000, 'must be at most 2000 characters'))
      .min(1, 'must name at least one page')
      .max(500, 'must name at most 500 pages')
      .meta({ description: 'Addresses from list_crawl_pages (1–500).' }),
  }),
  output: z.object({ data: schemas.Crawl }),
  async handler(ctx, { id, urls }) {
    await chooseCrawlPages(ctx, { id, urls });
    return { data: await readCrawl(ctx, id) };
  },
});
