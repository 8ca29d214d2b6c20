import {
  type Fragment,
  fragment,
  idsOfBots,
  nilId,
  type Row,
  type SearchRequest,
  type Sql,
} from '@jawab/core';
import type { Question } from './question.ts';
import { vectorRetriever } from './vector-retriever.ts';
import { bm25, orderWeights, vectorWeights } from './weights.ts';
import { withheldPassages } from './withheld-passages.ts';

const { k1, b, gramWeight, reordered, reorderedShare, affordable, minChunks, compared, minLanguageShare } =
  bm25;
const { fusion } = vectorWeights;
const presumed = { chunks: bm25.presumedChunks, length: bm25.presumedLength };
/** Below this quality, most letters of a document cannot be read, so it is not quoted surely. */
export const { minQuality } = orderWeights;
/** The scope of shared documents, and of a search of the whole workspace. */
export const sharedScope = nilId;

const array = (values: number[]) => `{${values.join(',')}}`;

/**
 * Finds passages by BM25 over the stored terms and, if a vector is given, by the nearest vectors, fused by score, with one
 * statement.
 */
export async function findPassages(sql: Sql, request: SearchRequest, question: Question): Promise<Found> {
  const [found] = (await run(sql, request, question)) as Found[];
  if (!found) throw new Error('The search answered nothing.');
  return found;
}

function run(sql: Sql, request: SearchRequest, question: Question): Promise<Row[]> {
  const { botIds } = request;
  const ownScope = botIds ? fragment`and scope = any(${[...botIds, sharedScope]}::uuid[])` : fragment``;
  const own = botIds ? fragment`and (bot_id is null or bot_id = any(${botIds}::uuid[]))` : fragment``;
  return sql`/* planned once */
    with ${sizeOfBase(request, ownScope)}, ${rarityOfTerms(request, question)}, ${foundByTerms(request)},
    ${rescoredByGrams(request, question)}${vectorRetriever(request)}, ${bestPassages(request, own)}
    select
      (select json_agg(best) from best) as hits,
      (select max(score) from vectors) as nearest,
      (select json_build_object('mean', avg(score), 'deviation', stddev_pop(score), 'least', min(score),
        'sixth', coalesce(min(score) filter (where rank = 6), min(score))) from vectors) as neighbours,
      (select array_agg(idf order by position) from idf) as term_idf,
      (select array_agg(df order by position) from idf) as term_df,
      (select coalesce(sum(idf), 0) from gram_idf) as gram_idf,
      (select max(score) from terms) as best,
      (select array_agg(distinct position) from wanted where deferred) as deferred,
      (select chunks from base) as passages,
      (select array_agg(language order by language) from written) as languages`;
}

/** The size of the base that is searched, its languages, and the salts of its terms. */
function sizeOfBase({ workspaceId, botIds }: SearchRequest, ownScope: Fragment): Fragment {
  const ownSalts = botIds
    ? fragment`select posting_salt(bot) from unnest(${botIds}::uuid[]) bot`
    : fragment`select posting_salt(id) from ${idsOfBots(workspaceId)} b`;
  return fragment`base as materialized (
      select greatest(coalesce(sum(chunks), 0), ${minChunks})::float8 as chunks,
        (coalesce(sum(length), 0) + ${presumed.chunks * presumed.length})::float8
          / (coalesce(sum(chunks), 0) + ${presumed.chunks})::float8 as average
      from retrieval_statistics where workspace_id = ${workspaceId}::uuid ${ownScope}
    ), written as materialized (
      select language from (
        select language, sum(passages::int) as passages, sum(sum(passages::int)) over () as total
        from retrieval_statistics, jsonb_each_text(languages) l(language, passages)
        where workspace_id = ${workspaceId}::uuid ${ownScope} group by language
      ) s where language <> '' and passages >= ${minLanguageShare}::float8 * total
    ), salts as materialized (
      select 0::bigint as salt union all ${ownSalts}
    )`;
}

/** The terms of the question with their postings. The commonest are deferred: they weigh only in passages that rarer ones find. */
const rarityOfTerms = ({ workspaceId }: SearchRequest, question: Question): Fragment => fragment`
    asked as materialized (
      select position, term, weight, unit, whole, usual, spare from unnest(${array(question.terms)}::bigint[],
        ${array(question.weights)}::float8[], ${array(question.unitOf)}::int[], ${array(question.wholeOf)}::int[],
        ${array(question.usual)}::float8[], ${question.spare}::boolean[])
        with ordinality q(term, weight, unit, whole, usual, spare, position)
    ), wanted as materialized (
      select position, weight, key, postings, coalesce(
          sum(postings) over rarer >= ${reordered} and sum(postings) over rarer + postings > ${affordable} * sqrt(chunks), false) as deferred
      from (
        select a.position, a.weight, a.term # s.salt as key, case when large then coalesce(
            (select f.postings from frequent_terms f where f.workspace_id = ${workspaceId}::uuid and f.term = a.term # s.salt),
            (select count(*) from (select from postings p
              where p.workspace_id = ${workspaceId}::uuid and p.term = a.term # s.salt limit ${reordered}) few)
          ) end as postings
        from asked a cross join salts s
          cross join (select exists (select from frequent_terms where workspace_id = ${workspaceId}::uuid) as large offset 0) l
        offset 0
      ) w cross join base
      window rarer as (order by postings rows between unbounded preceding and 1 preceding)
    ), matches as materialized (
      select w.position, p.chunk_id, p.frequency, p.length from wanted w cross join lateral (
        select chunk_id, frequency, length from postings
        where workspace_id = ${workspaceId}::uuid and term = w.key offset 0
      ) p
      where not w.deferred
    ), idf as materialized (
      select w.position, w.df, case when counts then w.weight * ln(1 + (greatest(n.chunks, w.df) - w.df + 0.5) / (w.df + 0.5)) * case
          when usual > 0 and df > 0 then sqrt(usual / sum(weight) filter (where counts and df > 0) over (partition by whole))
          else 1 end else 0 end as idf
      from (
        select w.*, not (spare and bool_or(not spare and df > 0) over (partition by unit)) as counts from (
          select a.*, coalesce(m.df, 0) + coalesce(d.df, 0)::float8 as df from asked a
          left join (select position, count(*) as df from matches group by position) m using (position)
          left join (select position, sum(postings) as df from wanted where deferred group by position) d using (position)
        ) w
      ) w cross join base n
    )`;

/** The passages with the best terms (BM25), first without the deferred terms, then with them. */
const foundByTerms = (request: SearchRequest): Fragment => {
  const { workspaceId } = request;
  return fragment`
    withheld as materialized (
      ${withheldPassages(request)}
    ), found as materialized (
      select m.chunk_id, sum(i.idf * m.frequency * ${k1 + 1}::float8 /
          (m.frequency + ${k1}::float8 * (${1 - b}::float8 + ${b}::float8 * m.length / n.average))) as score,
        ${k1}::float8 * (${1 - b}::float8 + ${b}::float8 * min(m.length / n.average)) as norm
      from matches m join idf i using (position) cross join base n
      where i.idf > 0 and m.chunk_id not in (select chunk_id from withheld)
      group by m.chunk_id order by score desc, m.chunk_id
      limit case when exists (select from wanted where deferred) then ${reordered * 4}::int else ${reordered}::int end
    ), candidates as materialized (
      select chunk_id, norm, score + coalesce((
        select sum(i.idf * p.frequency * ${k1 + 1}::float8 / (p.frequency + f.norm))
        from wanted w join idf i using (position) cross join lateral (
          select frequency from postings
          where workspace_id = ${workspaceId}::uuid and term = w.key and chunk_id = f.chunk_id offset 0
        ) p
        where w.deferred
      ), 0) as score
      from found f order by score desc, chunk_id limit ${reordered}
    )`;
};

/** The order of those passages when their grams count too. */
const rescoredByGrams = ({ workspaceId }: SearchRequest, question: Question): Fragment => fragment`
    grams as materialized (
      select chunk_id, norm, packed >> 6 as gram, (packed & 63)::float8 as frequency from (
        select c.chunk_id, c.norm, unnest(k.grams) as packed
        from candidates c join chunks k on k.workspace_id = ${workspaceId}::uuid and k.id = c.chunk_id
        where c.score >= (
          select case when count(*) = ${reordered} then max(score) * ${reorderedShare}::float8 else 0 end from candidates)
      ) g
      where (packed >> 6 in (select unnest(${array(question.grams)}::int[]))) is true -- asked of a hash, not joined
    ), gram_idf as materialized (
      select q.gram, ${gramWeight}::float8 * ln(1 + (n.found - count(g.gram) + 0.5) / (count(g.gram) + 0.5)) as idf
      from unnest(${array(question.grams)}::int[]) q(gram) left join grams g using (gram)
      cross join (select count(*) as found from candidates) n group by q.gram, n.found
    ), terms as materialized (
      select chunk_id, row_number() over (order by score desc, chunk_id) as rank, score from (
        select c.chunk_id, c.score + coalesce(g.score, 0) as score from candidates c left join (
          select g.chunk_id, sum(i.idf * g.frequency * ${k1 + 1}::float8 / (g.frequency + g.norm)) as score
          from grams g join gram_idf i using (gram) group by g.chunk_id
        ) g using (chunk_id)
      ) scored
    )`;

/** The best passages of both retrievers, with their texts and documents. */
const bestPassages = ({ workspaceId, limit }: SearchRequest, own: Fragment): Fragment => fragment`
    fused as (
      select chunk_id, t.rank as term_rank, v.rank as vector_rank, t.score as term_score, v.score as vector_score,
        coalesce(1.0 / (${fusion} + t.rank), 0) + coalesce(1.0 / (${fusion} + v.rank), 0) as score
      from terms t full join vectors v using (chunk_id)
      order by score desc, t.rank, chunk_id limit ${Math.max(limit, compared)}
    ), met as materialized (
      select chunk_id, array_agg(distinct position) as positions
      from matches where chunk_id in (select chunk_id from fused) group by chunk_id
    ), best as (
      select f.*, met.positions, c.document_id, c.ordinal, c.heading, c.text, c.start_offset, c.end_offset, c.language,
        case when (select bool_or(w.language <> c.language) from written w) is not false then c.terms end as terms,
        d.title, d.source_url, d.source_type, d.quality < ${minQuality} as is_damaged
      from fused f left join met using (chunk_id) cross join lateral (
        select * from chunks where workspace_id = ${workspaceId}::uuid and id = f.chunk_id ${own} offset 0
      ) c cross join lateral (
        select * from documents where workspace_id = ${workspaceId}::uuid and id = c.document_id offset 0
      ) d
      order by f.score desc, f.term_rank, f.chunk_id
    )`;

/** The row that the statement returns. */
export interface Found extends Row {
  hits: Row[] | null;
  /** The cosine of the nearest vector. */
  nearest: number | null;
  /** The cosines of the passages that the vectors propose. Its values are null without a vector. */
  neighbours: { mean: number; deviation: number; least: number; sixth: number };
  /** The rarity of each term of the question, and the number of passages that contain it. */
  term_idf: number[] | null;
  term_df: number[] | null;
  /** The rarity of all grams together. */
  gram_idf: number;
  /** The best score by terms. */
  best: number | null;
  /** Positions of terms that are too common to look for. */
  deferred: number[] | null;
  passages: number;
  /** The languages of the base. Null before its passages were counted. */
  languages: string[] | null;
}
