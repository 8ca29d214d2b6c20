import { addCrawl, crawlColumns, crawlPages, defineTool, fail, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'crawl_site',
  title: 'Crawl a site',
  description:
    'Adds the pages of a website to the knowledge base. A sitemap adds the pages it lists. Any other address adds its section: pages on the same host whose path starts the same way, found by following links. Respects robots.txt and stops after maxPages. Each page becomes a document; a page the bot already has is fetched again and stays published or a draft. Returns at once. Next, call get_crawl for progress. With choose, pages are only found: choose_crawl_pages then says which ones are read. Without chatbotId, all bots share the pages.',
  askedAs: 'import website help centre sitemap whole site all pages scrape',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: true },
  changes: 'crawl',
  rest: { method: 'POST', path: '/kb/crawl', status: 202 },
  input: z.object({
    url: schemas
      .text(2000, 'Address of a sitemap, or of the first page of a section.')
      .meta({ format: 'uri' }),
    maxPages: schemas
      .wholeNumber(1, 500)
      .default(100)
      .meta({ description: 'Maximum number of pages (1–500).' }),
    chatbotId: schemas.chatbotId.optional(),
    publish: schemas.validity.publish,
    choose: z.boolean().default(false).meta({
      description: 'true: only find the pages, so that somebody can choose which ones are read.',
    }),
  }),
  output: z.object({ data: schemas.Crawl }),
  async handler(ctx, { url, maxPages, chatbotId, publish = 'published', choose }) {
    if (ctx.principal.reach.bots && !chatbotId)
      fail(
        'bot_forbidden',
        'This token is limited to several bots. Name the one that gets the pages in `chatbotId`.',
      );
    const trouble = ctx.checkUrl(url);
    if (trouble) fail('url_not_allowed', trouble, { issues: [{ path: 'url', message: trouble }] });
    const { id } = await addCrawl(ctx, { url, maxPages, botId: chatbotId ?? null, publish, choose });
    const [data] = await ctx.sql(schemas.Crawl)`
      select ${crawlColumns} from crawls c, ${crawlPages}
      where c.workspace_id = ${ctx.principal.reach.workspace} and c.id = ${id}`;
    return data ? { data } : fail('not_found', 'The bot of this crawl was deleted.');
  },
});
