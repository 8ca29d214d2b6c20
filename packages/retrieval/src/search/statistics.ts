import type { Sql } from '@jawab/core';
import { sharedScope } from './find-passages.ts';
import { bm25 } from './weights.ts';

const { largeBase, commonShare, sampleSize } = bm25;

const countBases = (sql: Sql, workspaceId: string) => sql`
  with counted as (
    select coalesce(bot_id, ${sharedScope}::uuid) as scope, count(*)::int as chunks, sum(length)::bigint as length
    from chunks where workspace_id = ${workspaceId}::uuid group by 1
  ), gone as (
    delete from retrieval_statistics s
    where workspace_id = ${workspaceId}::uuid and not exists (select from counted c where c.scope = s.scope)
  )
  insert into retrieval_statistics as s (workspace_id, scope, chunks, length)
  select ${workspaceId}::uuid, scope, chunks, length from counted
  on conflict (workspace_id, scope) do update
    set chunks = excluded.chunks, length = excluded.length, refreshed_at = now()
  returning scope, chunks`;

/** Estimates from a sample in which share of a base's passages each term occurs, and stores the common terms. */
const addFrequentTerms = (sql: Sql, workspaceId: string, scope: string, chunks: number) => sql`
  insert into frequent_terms (workspace_id, term, postings)
  select ${workspaceId}::uuid, term # posting_salt(nullif(${scope}::uuid, ${sharedScope}::uuid)),
    (count(*) * ${chunks}::float8 / ${Math.min(sampleSize, chunks)})::int
  from (
    select unnest(terms) as term from chunks where workspace_id = ${workspaceId}::uuid and id in (
      select id from chunks
      where workspace_id = ${workspaceId}::uuid and bot_id is not distinct from nullif(${scope}::uuid, ${sharedScope}::uuid)
      order by hashint8(id) limit ${sampleSize}
    )
  ) t
  group by term having count(*) > ${Math.min(sampleSize, chunks) * commonShare}
  on conflict (workspace_id, term) do update set postings = excluded.postings`;

/**
 * Counts the passages of a workspace, their length, and the common terms of its large bases, which BM25 uses as the
 * size of each base. A worker job calls it after a base changed.
 */
export async function refreshStatistics(sql: Sql, { workspaceId }: { workspaceId: string }): Promise<void> {
  const bases = await countBases(sql, workspaceId);
  await sql`delete from frequent_terms where workspace_id = ${workspaceId}::uuid`;
  for (const { scope, chunks } of bases) {
    if (chunks >= largeBase) await addFrequentTerms(sql, workspaceId, scope, chunks);
  }
}
