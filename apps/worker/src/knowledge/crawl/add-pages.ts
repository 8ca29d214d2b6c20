import type { CrawlPayload, Sql } from '@jawab/core';

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
