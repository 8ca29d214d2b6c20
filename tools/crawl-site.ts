import { addCrawl, crawlColumns, crawlPages, defineTool, fail, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'crawl_site',
  title: 'Crawl a site',
  description:
    'Adds the pages of a site to the knowledge base: those a sitemap names, or, from any other address, the pages of that section (same host, same start of the path) found by following links. Respects robots.txt and stops after maxPages. Each page becomes a document; one the bot has already is fetched again. Returns at once; get_crawl shows the progress. Without chatbotId all bots share the pages. Free of quota.',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: true },
  rest: { method: 'POST', path: '/kb/crawl', status: 202 },
  input: z.object({
    url: schemas
      .text(2000, 'Address of a sitemap, or of the page a section begins with.')
      .meta({ format: 'uri' }),
    maxPages: z
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(500, 'must be at most 500')
      .default(100)
      .meta({ description: 'Pages to take at most (1–500).' }),
    chatbotId: schemas.chatbotId.optional(),
  }),
  output: z.object({ data: schemas.Crawl }),
  async handler(ctx, { url, maxPages, chatbotId }) {
    if (ctx.principal.reach.bots && !chatbotId)
      fail(
        'bot_forbidden',
        'This token is limited to several bots. Name the one that gets the pages in chatbotId.',
      );
    const trouble = ctx.judgeUrl(url);
    if (trouble) fail('url_not_allowed', trouble, { issues: [{ path: 'url', message: trouble }] });
    const id = await addCrawl(ctx, { url, maxPages, botId: chatbotId ?? null });
    const [data] = await ctx.sql(schemas.Crawl)`
      select ${crawlColumns} from crawls c, ${crawlPages}
      where c.workspace_id = ${ctx.principal.reach.workspace} and c.id = ${id}`;
    return data ? { data } : fail('not_found', 'The bot of this crawl was deleted.');
  },
});
