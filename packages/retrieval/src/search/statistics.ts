import type { AtCommit, Row, Sql } from '@jawab/core';
import { sharedScope } from './find-passages.ts';
import { bm25 } from './weights.ts';

const { largeBase, commonShare, sampleSize } = bm25;

const countBases = (sql: Sql, workspaceId: string) => sql`
  with counted as (
    select scope, sum(chunks)::int as chunks, sum(length)::bigint as length, jsonb_object_agg(language, chunks) as languages
    from (
      select coalesce(bot_id, ${sharedScope}::uuid) as scope, coalesce(language, '') as language, count(*) as chunks,
        sum(length) as length
      from chunks where workspace_id = ${workspaceId}::uuid group by 1, 2
    ) by_language group by scope
  ), gone as (
    delete from retrieval_statistics s
    where workspace_id = ${workspaceId}::uuid and not exists (select from counted c where c.scope = s.scope)
  )
  insert into retrieval_statistics as s (workspace_id, scope, chunks, length, languages)
  select ${workspaceId}::uuid, scope, chunks, length, languages from counted
  on conflict (workspace_id, scope) do update
    set chunks = excluded.chunks, length = excluded.length, languages = excluded.languages, refreshed_at = now()
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

/** A passage that was written or deleted. */
export interface CountedPassage extends Row {
  bot_id: string | null;
  language: string | null;
  length: number;
}

/**
 * Adds the passages of one document to the counts of their bases, and takes those that are gone off, with the commit of the transaction
 * that writes them, so that a new document is answered from as it will be later.
 */
export function countChange(
  atCommit: AtCommit,
  workspaceId: string,
  { gone, added }: { gone: CountedPassage[]; added: CountedPassage[] },
): void {
  const all = [...gone, ...added];
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const changes = Array.from(new Set(all.map(scopeOf)), (scope) => {
    const change = (of: (passage: CountedPassage) => number) =>
      sum(added.filter(isIn(scope)).map(of)) - sum(gone.filter(isIn(scope)).map(of));
    const tags = new Set(all.filter(isIn(scope)).map(({ language }) => language ?? ''));
    const languages = Object.fromEntries(
      Array.from(tags, (tag) => [tag, change(({ language }) => ((language ?? '') === tag ? 1 : 0))]),
    );
    return { scope, chunks: change(() => 1), length: change(({ length }) => length), languages };
  });
  if (changes.length > 0)
    atCommit`
      insert into retrieval_statistics as s (workspace_id, scope, chunks, length, languages)
      select ${workspaceId}::uuid, scope, chunks, length, languages
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) c(scope uuid, chunks int, length bigint, languages jsonb)
      order by scope
      on conflict (workspace_id, scope) do update set chunks = greatest(s.chunks + excluded.chunks, 0),
        length = greatest(s.length + excluded.length, 0),
        languages = (
          select coalesce(jsonb_object_agg(language, passages) filter (where passages > 0), '{}') from (
            select language, sum(passages::int) as passages from (
              select * from jsonb_each_text(s.languages)
              union all select * from jsonb_each_text(excluded.languages)) l(language, passages)
            group by language) m)`;
}

const scopeOf = ({ bot_id }: CountedPassage): string => bot_id ?? sharedScope;
const isIn = (scope: string) => (passage: CountedPassage) => scopeOf(passage) === scope;
