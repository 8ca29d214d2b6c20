import type { Sql } from '@jawab/core';
import { sharedScope } from './search.ts';

/** Counts the workspace's passages and their length anew: what BM25 takes for the size of each base. */
export async function refreshStatistics(sql: Sql, { workspaceId }: { workspaceId: string }): Promise<void> {
  await sql`
    with counted as (
      select coalesce(bot_id, ${sharedScope}::uuid) as scope,
        count(*)::int as chunks, sum(length)::bigint as length
      from chunks where workspace_id = ${workspaceId}::uuid group by 1
    ), gone as (
      delete from retrieval_statistics s
      where workspace_id = ${workspaceId}::uuid and not exists (select from counted c where c.scope = s.scope)
    )
    insert into retrieval_statistics as s (workspace_id, scope, chunks, length)
    select ${workspaceId}::uuid, scope, chunks, length from counted
    on conflict (workspace_id, scope) do update
      set chunks = excluded.chunks, length = excluded.length, refreshed_at = now()`;
}
