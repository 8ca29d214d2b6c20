import { fragment, idsOfBots, type Row, type SearchRequest, type Sql } from '@jawab/core';
import { withheldPassages } from './withheld-passages.ts';

/** The number of passages that may be the translation. */
const maxCompared = 8;

/**
 * Finds the passages in some languages that share most of the given terms, as {@link findPassages} returns them, without a score. Terms
 * that are common in a large base are not looked for.
 */
export function findTranslations(
  sql: Sql,
  request: SearchRequest,
  { terms, languages }: { terms: Iterable<number>; languages: string[] },
): Promise<Row[]> {
  const { workspaceId, botIds } = request;
  const bots = botIds ? fragment`unnest(${botIds}::uuid[])` : idsOfBots(workspaceId);
  const own = botIds ? fragment`and (c.bot_id is null or c.bot_id = any(${botIds}::uuid[]))` : fragment``;
  return sql`/* planned once */
    with keys as materialized (
      select term # salt as key from unnest(${`{${[...terms].join(',')}}`}::bigint[]) term
      cross join (select 0::bigint union all select posting_salt(bot) from ${bots} b(bot)) s(salt)
    ), withheld as materialized (
      ${withheldPassages(request)}
    ), shared as materialized (
      select p.chunk_id, count(*) as shared from keys k cross join lateral (
        select chunk_id from postings where workspace_id = ${workspaceId}::uuid and term = k.key offset 0
      ) p
      where not exists (select from frequent_terms f where f.workspace_id = ${workspaceId}::uuid and f.term = k.key)
      group by p.chunk_id
    )
    select c.id as chunk_id, c.document_id, c.ordinal, c.heading, c.text, c.start_offset, c.end_offset, c.language, to_json(c.terms) as terms,
      d.title, d.source_url, d.source_type
    from shared s
    join chunks c on c.workspace_id = ${workspaceId}::uuid and c.id = s.chunk_id
    join documents d on d.workspace_id = c.workspace_id and d.id = c.document_id
    where c.language = any(${languages}::text[]) ${own} and c.id not in (select chunk_id from withheld)
    order by s.shared desc, c.id limit ${maxCompared}`;
}
