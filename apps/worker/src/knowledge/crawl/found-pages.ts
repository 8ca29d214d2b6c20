import { type CrawlPayload, fragment, type Sql, taskOfCrawl } from '@jawab/core';

/** Some pages are left out after a look. A site of endless such addresses ends the search all the same. */
const maxLooksPerPage = 2;

/**
 * Adds addresses to the pages that a crawl found, each once, up to its page limit, in the caller's transaction, which holds the crawl.
 * Those that are not `seen` are looked at later.
 */
export const addFoundPages = (
  sql: Sql,
  { workspaceId, crawlId }: CrawlPayload,
  { urls, status }: { urls: string[]; status: 'found' | 'seen' },
) => sql`
  with counted as (
    select count(*) as found, count(*) filter (where status <> 'left_out') as offered
    from crawl_pages where workspace_id = ${workspaceId} and crawl_id = ${crawlId}
  ), fresh as (
    select u.url, row_number() over (order by u.n) as n from unnest(${[...new Set(urls)]}::text[]) with ordinality u(url, n)
    where not exists (
      select from crawl_pages p
      where p.workspace_id = ${workspaceId} and p.crawl_id = ${crawlId} and md5(p.url) = md5(u.url))
  )
  insert into crawl_pages (workspace_id, crawl_id, position, url, status)
  select ${workspaceId}, ${crawlId}, t.found + f.n, f.url, ${status}
  from counted t, fresh f, crawls c
  where c.workspace_id = ${workspaceId} and c.id = ${crawlId}
    and f.n <= least(c.max_pages - t.offered, ${maxLooksPerPage} * c.max_pages - t.found)`;

/** A site that asks to wait at every page ends the search after this time. */
const maxSearch = fragment`interval '1 day'`;

/** Queues the next look of a search, or ends the search if no page is left to look at. */
export async function continueSearch(sql: Sql, ref: CrawlPayload, url: string): Promise<void> {
  const { workspaceId, crawlId } = ref;
  const [crawl] = await sql<{ search: string }>`
    update crawls set error = null, search = case when exists (
        select from crawl_pages where workspace_id = ${workspaceId} and crawl_id = ${crawlId} and status = 'found') and created_at > now() - ${maxSearch}
      then 'running' else 'over' end
    where workspace_id = ${workspaceId} and id = ${crawlId}
    returning search`;
  const lanes = ['slow:', `workspace:${workspaceId}`, `host:${new URL(url).host}`];
  if (crawl?.search === 'running')
    await sql`
      select enqueue(${taskOfCrawl(true)}, ${JSON.stringify(ref)}::jsonb, ${`crawl:${crawlId}`}, priority => 1, flags => ${lanes}::text[])`;
}
