import type { Sql } from '@jawab/core';
import { analyzerVersion } from '../analyzer/version.ts';
import { indexChunk } from './replace-chunks.ts';

/**
 * Analyzes up to `limit` passages again that another version of the analyzer has read, in the caller's transaction. Returns how
 * many there were.
 */
export async function reanalyzeChunks(
  sql: Sql,
  { workspaceId, limit }: { workspaceId: string; limit: number },
): Promise<number> {
  const version = analyzerVersion();
  const old = await sql`
    select c.id::int8, d.title, c.heading, c.text, c.language
    from chunks c join documents d on d.workspace_id = c.workspace_id and d.id = c.document_id
    where c.workspace_id = ${workspaceId}::uuid and c.analyzer <> ${version}::int
    order by c.id limit ${limit}::int for update of c`;
  if (old.length === 0) return 0;
  const ids = old.map(({ id }) => id);
  const rows = old.map(({ title, heading, text, language }) =>
    indexChunk(title, { heading, text }, language),
  );
  await sql`
    delete from postings p using (
      select id, unnest(terms) # posting_salt(bot_id) as term from chunks
      where workspace_id = ${workspaceId}::uuid and id = any(${ids}::bigint[])
    ) c
    where p.workspace_id = ${workspaceId}::uuid and p.term = c.term and p.chunk_id = c.id`;
  await sql`
    with given as materialized (
      select * from unnest(${ids}::bigint[], ${rows.map(({ length }) => length)}::int[],
        ${rows.map(({ terms }) => terms)}::text[], ${rows.map(({ frequencies }) => frequencies)}::text[],
        ${rows.map(({ grams }) => grams)}::text[]) g(id, length, terms, frequencies, grams)
    ), changed as (
      update chunks c set analyzer = ${version}::int, length = g.length, terms = g.terms::bigint[], grams = g.grams::int[]
      from given g where c.workspace_id = ${workspaceId}::uuid and c.id = g.id
      returning c.id, c.bot_id
    )
    insert into postings (workspace_id, term, chunk_id, frequency, length)
    select ${workspaceId}::uuid, t.term # posting_salt(c.bot_id), c.id, t.frequency, g.length
    from changed c join given g using (id)
    cross join lateral unnest(g.terms::bigint[], g.frequencies::smallint[]) t(term, frequency)`;
  return old.length;
}
