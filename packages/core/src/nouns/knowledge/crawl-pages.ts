import { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import { type CrawlPayload, crawlsInReach } from './crawls.ts';

interface Known {
  id: string;
  source_url: string;
  crawl_id: string | null;
}

/**
 * Adds documents for addresses, up to the crawl's page limit, in the caller's transaction. A page that the bot
 * already has is fetched again instead. A page that this crawl knows stays as it is. Returns the number of pages
 * added or fetched again.
 */
export async function addCrawlPages(
  sql: Sql,
  { workspaceId, crawlId }: CrawlPayload,
  urls: string[],
): Promise<number> {
  if (urls.length === 0) return 0;
  const [crawl] = await sql<{ left: number; bot_id: string | null; publish: string }>`
    select case when stopped_at is null then max_pages - pages else 0 end as left, bot_id, publish from crawls where workspace_id = ${workspaceId} and id = ${crawlId} for update`;
  if (!crawl || crawl.left <= 0) return 0;
  const rows = await sql<Known>`
    select id, source_url, crawl_id from documents
    where workspace_id = ${workspaceId} and source_type = 'url' and bot_id is not distinct from ${crawl.bot_id}
      and md5(source_url) = any(array(select md5(u) from unnest(${urls}::text[]) u))
    order by crawl_id = ${crawlId} nulls first, created_at desc`;
  const known = new Map(rows.map((row) => [row.source_url, row]));
  const wanted = urls.filter((url) => known.get(url)?.crawl_id !== crawlId).slice(0, crawl.left);
  const again = wanted.flatMap((url) => known.get(url)?.id ?? []);
  const fresh = wanted.filter((url) => !known.has(url));
  const queued = await sql<{ id: string; revision: number }>`
    with taken as (
      insert into documents (workspace_id, bot_id, title, source_type, source_url, crawl_id, publish)
      select ${workspaceId}, ${crawl.bot_id}, url, 'url', url, ${crawlId}, ${crawl.publish}
      from unnest(${fresh}::text[]) with ordinality u(url, n) order by n
      returning id, revision
    ), repeated as (
      update documents set status = 'queued', error = null, revision = revision + 1, crawl_id = ${crawlId}, updated_at = now()
      where workspace_id = ${workspaceId} and id = any(${again}::uuid[])
      returning id, revision
    )
    select * from taken union all select * from repeated`;
  // Only another statement sees the documents.
  await sql`
    select enqueue('ingest_document', jsonb_build_object(
      'workspaceId', ${workspaceId}::text, 'documentId', t.id, 'revision', t.revision), 'ingest:' || t.id, priority => 1,
      flags => lanes_of(${workspaceId}, t.id))
    from jsonb_to_recordset(${JSON.stringify(queued)}::jsonb) as t(id uuid, revision int)`;
  await sql`
    update crawls set pages = pages + ${wanted.length} where workspace_id = ${workspaceId} and id = ${crawlId}`;
  return wanted.length;
}

/** A page that a crawl found. */
export const CrawlPage = z.object({
  url: z.string(),
  title: z.string().nullable().meta({ description: 'Null if the page was not fetched yet.' }),
  known: z.boolean().meta({ description: 'The bot has this page already: choosing it fetches it again.' }),
});

/** Pages of the crawl `c` that may be chosen; `f` is the alias of the table. */
const offeredPages = fragment`
  crawl_pages f where f.workspace_id = c.workspace_id and f.crawl_id = c.id and f.status <> 'left_out'`;

/** Lists the pages that a crawl of the caller found, in the order in which it found them. */
export const listCrawlPages = ({ sql, principal }: Pick<Context, 'sql' | 'principal'>, id: string) =>
  sql(CrawlPage)`
    select f.url, coalesce(f.title, nullif(d.title, f.url)) as title, d.title is not null as known
    from crawls c join lateral (select * from ${offeredPages}) f on true
    left join lateral (
      select title from documents d
      where d.workspace_id = c.workspace_id and d.source_type = 'url' and d.bot_id is not distinct from c.bot_id
        and md5(d.source_url) = md5(f.url)
      limit 1) d on true
    where ${crawlsInReach(principal.reach)} and c.id = ${id} order by f.position`;

interface Searched {
  search: 'running' | 'over' | 'chosen' | null;
  status: string;
  stopped: boolean;
}

/** Refuses the choice of pages of a crawl that has none to choose from. */
function refuseChoice({ search, status, stopped }: Searched): void {
  if (search === null)
    fail(
      'conflict',
      'This crawl reads every page it finds. Start one with crawl_site and `choose: true` to choose pages.',
    );
  if (stopped || status === 'failed')
    fail('conflict', 'This crawl is over. Start another one with crawl_site and `choose: true`.');
  if (search === 'running')
    fail(
      'conflict',
      'This crawl is still searching. Wait until get_crawl says found, or call stop_crawl to choose from the pages found so far.',
    );
}

/** The maximum number of addresses that a refusal names. */
const maxNamed = 20;

/** Queues pages that a crawl of the caller found. Pages that were chosen before stay as they are. */
export const chooseCrawlPages = (
  { tx, principal: { reach } }: Pick<Context, 'tx' | 'principal'>,
  { id, urls }: { id: string; urls: string[] },
): Promise<void> =>
  tx(async (sql) => {
    const [crawl] = await sql<Searched>`
      select c.search, c.status, c.stopped_at is not null as stopped from crawls c
      where ${crawlsInReach(reach)} and c.id = ${id} for update`;
    refuseChoice(crawl ?? fail('not_found', `There is no crawl ${id}. Start one with crawl_site.`));
    const unknown = await sql<{ url: string; at: number }>`
      select u.url, (u.n - 1)::int as at from unnest(${urls}::text[]) with ordinality u(url, n)
      where not exists (
        select from crawls c, lateral (select f.url from ${offeredPages} and md5(f.url) = md5(u.url)) f
        where c.workspace_id = ${reach.workspace} and c.id = ${id})
      order by n limit ${maxNamed}`;
    if (unknown.length > 0)
      fail('invalid_request', 'Some addresses are not pages that this crawl found. Nothing was queued.', {
        issues: unknown.map(({ url, at }) => ({
          path: `urls.${at}`,
          message: `${url} is not a page of this crawl; use addresses from list_crawl_pages, which keeps them for 7 days`,
        })),
      });
    await sql`update crawls set search = 'chosen' where workspace_id = ${reach.workspace} and id = ${id}`;
    await addCrawlPages(sql, { workspaceId: reach.workspace, crawlId: id }, [...new Set(urls)]);
  });
