import type { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import type { Reach } from '../../form/principal.ts';
import { fragment } from '../../form/sql.ts';
import { Crawl } from './schemas.ts';

/** Payload of the jobs of a crawl. */
export interface CrawlPayload {
  workspaceId: string;
  crawlId: string;
}

/** Returns the task that works on a crawl. */
export const taskOfCrawl = (choosesPages: boolean) => (choosesPages ? 'search_site' : 'crawl_site');

/**
 * Columns of a crawl in the API; `c` is the alias of the table. A crawl is done when no page is waiting; one whose pages are chosen is
 * found until somebody does.
 */
export const crawlColumns = fragment`
  c.id, c.url, c.kind, c.max_pages, c.bot_id as chatbot_id, c.created_at, c.error,
  case when c.status = 'failed' then 'failed' when c.stopped_at is not null then 'stopped' when c.search = 'over' then 'found'
    when c.status = 'queued' then 'queued' when c.search = 'running' then 'searching'
    when c.kind is null or p.queued + p.processing > 0 then 'running' else 'done' end as status,
  json_build_object('queued', p.queued, 'processing', p.processing, 'ready', p.ready, 'failed', p.failed) as pages,
  case when c.search is not null then (
    select count(*)::int from crawl_pages f
    where f.workspace_id = c.workspace_id and f.crawl_id = c.id and f.status <> 'left_out') end as found`;

/** Counts the pages of the crawl `c` by status. */
export const crawlPages = fragment`
  lateral (select count(*) filter (where d.status = 'queued') as queued,
    count(*) filter (where d.status = 'processing') as processing, count(*) filter (where d.status = 'ready') as ready,
    count(*) filter (where d.status = 'failed') as failed
  from documents d where d.workspace_id = c.workspace_id and d.crawl_id = c.id) p`;

/** Condition for the crawls that a principal may see: crawls for all bots only if it is not limited to bots. */
export const crawlsInReach = (reach: Reach) =>
  fragment`c.workspace_id = ${reach.workspace}
    and (${reach.bots}::uuid[] is null or c.bot_id = any(${reach.bots}::uuid[]))`;

/** Reads a crawl of the caller. Throws not_found. */
export async function readCrawl(
  { sql, principal }: Pick<Context, 'sql' | 'principal'>,
  id: string,
): Promise<z.infer<typeof Crawl>> {
  const [crawl] = await sql(Crawl)`
    select ${crawlColumns} from crawls c, ${crawlPages} where ${crawlsInReach(principal.reach)} and c.id = ${id}`;
  return crawl ?? fail('not_found', `There is no crawl ${id}. Start one with crawl_site.`);
}

/**
 * Stops a crawl that is not over. Pages that were not read yet are taken away, and those that the bot had before stay as they were. A page
 * that is being read is read to its end. A search that found pages ends with these.
 */
export const stopCrawl = (
  { tx, principal }: Pick<Context, 'tx' | 'principal'>,
  { id, status }: { id: string; status: string },
): Promise<void> =>
  tx(async (sql) => {
    if (status !== 'queued' && status !== 'searching' && status !== 'running') return;
    const { workspace } = principal.reach;
    const ended = await sql`
      update crawls c set search = 'over', status = 'running', error = null
      where c.workspace_id = ${workspace} and c.id = ${id} and c.search = 'running' and exists (
        select from crawl_pages f where f.workspace_id = ${workspace} and f.crawl_id = ${id} and f.status <> 'left_out')
      returning 1`;
    if (ended.length > 0) return;
    await sql`
      update crawls set stopped_at = coalesce(stopped_at, now()) where workspace_id = ${workspace} and id = ${id}`;
    const isWaiting = fragment`workspace_id = ${workspace} and crawl_id = ${id} and status = 'queued'`;
    await sql`delete from documents where ${isWaiting} and indexed_at is null`;
    await sql`
      update documents set status = 'ready', error = null, revision = revision + 1, updated_at = now() where ${isWaiting}`;
  });

/** Adds a crawl and its job in one transaction. Returns its id. */
export async function addCrawl(
  ctx: Pick<Context, 'tx' | 'jobs' | 'principal'>,
  {
    url,
    maxPages,
    botId,
    publish,
    choose,
  }: {
    url: string;
    maxPages: number;
    botId: string | null;
    publish: 'draft' | 'published';
    choose: boolean;
  },
): Promise<{ id: string }> {
  const { workspace: workspaceId } = ctx.principal.reach;
  return ctx.tx(async (sql) => {
    const [row] = await sql<{ id: string }>`
      insert into crawls (workspace_id, bot_id, url, max_pages, publish, search)
      values (${workspaceId}, ${botId}, ${new URL(url).href}, ${maxPages}, ${publish}, ${choose ? 'running' : null})
      returning id`;
    const { id: crawlId } = row as { id: string };
    const payload: CrawlPayload = { workspaceId, crawlId };
    await ctx.jobs.add(sql, taskOfCrawl(choose), payload, { key: `crawl:${crawlId}` });
    return { id: crawlId };
  });
}
