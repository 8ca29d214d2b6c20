import { type AtCommit, fragment, type Sql } from '@jawab/core';
import { detectLanguage, findLanguage, languages } from '@jawab/language';
import { analyze } from '../analyzer/analyze.ts';
import { conceptTerm, hashTerm, packGram } from '../analyzer/hash.ts';
import { analyzerVersion } from '../analyzer/version.ts';
import type { Chunk } from '../chunker/chunk-document.ts';
import { type CountedPassage, countChange } from './statistics.ts';

export interface ReplaceChunksRequest {
  workspaceId: string;
  documentId: string;
  /** The document's bot, or null if all bots share it. */
  botId: string | null;
  title: string;
  chunks: Chunk[];
  /** BCP 47, if the document's language is known better than detection can tell. */
  language?: string | null;
  /** The languages of its bots, which decide between similar ones. */
  likely?: string[];
  /** One vector a chunk, in order. */
  vectors?: { model: string; values: Float32Array[] } | null;
  /** The result of `indexChunks` for the same title, chunks and language, made before the transaction. */
  indexed?: IndexedChunks;
}

/** The index data of chunks, as the statement takes it. Plain data, so that a thread can send it. */
export interface IndexedChunks {
  /** The given language, or the detected one. */
  language: string | null;
  rows: { terms: string; frequencies: string; grams: string; length: number }[];
}

/** Returns the text of a passage that is embedded: its own text below its title and headings. */
export const textToEmbed = (title: string, { heading, text }: Pick<Chunk, 'heading' | 'text'>) =>
  [title, heading, text].filter(Boolean).join('\n');

const array = (values: Iterable<number>) => `{${Array.from(values).join(',')}}`;
const maxSmallint = 32_767;

/** Computes what one chunk is found by. Titles and headings count twice. */
export function indexChunk(
  title: string,
  { heading, text }: Pick<Chunk, 'heading' | 'text'>,
  language: string | null,
) {
  const above = [title, heading].filter(Boolean).join('\n');
  const read = analyze(`${above}\n${above}\n${text}`, { language, kind: 'document' });
  const { terms, concepts, grams, length } = read;
  const rows = [
    ...Array.from(terms, ([term, times]) => [hashTerm(term), times] as const),
    ...Array.from(concepts, ([key, times]) => [hashTerm(conceptTerm(key)), times] as const),
  ].sort((a, b) => a[0] - b[0]);
  return {
    terms: array(rows.map(([term]) => term)),
    frequencies: array(rows.map(([, times]) => Math.min(times, maxSmallint))),
    grams: array(Array.from(grams, ([gram, times]) => packGram(gram, times))),
    length: Math.min(length, maxSmallint),
  };
}

const scriptOf = (language: string) => languages[findLanguage(language)].facts.scripts[0];

/** Returns the declared language of a text if it is written in the script of that language: templates of pages often declare another. */
function languageOf(text: string, declared: string | null, likely: string[]): string | null {
  const { language } = detectLanguage(text, { likely });
  if (!declared) return language;
  return language && scriptOf(language) !== scriptOf(declared) ? language : declared;
}

/**
 * Analyzes chunks. Takes about a millisecond per chunk, so long documents are analyzed outside of transactions. Pure.
 */
export function indexChunks({
  title,
  chunks,
  language,
  likely = [],
}: Pick<ReplaceChunksRequest, 'title' | 'chunks' | 'language' | 'likely'>): IndexedChunks {
  const known = languageOf(chunks[0]?.text.slice(0, 2_000) ?? '', language ?? null, likely);
  return { language: known, rows: chunks.map((chunk) => indexChunk(title, chunk, known)) };
}

/** Parts of a statement that store the vectors of the chunks `added`. */
const storeVectors = (
  { workspaceId, botId }: ReplaceChunksRequest,
  { model, values }: NonNullable<ReplaceChunksRequest['vectors']>,
) => fragment`, embedded as (
    insert into embeddings (workspace_id, chunk_id, model, bot_id, embedding)
    select ${workspaceId}::uuid, a.id, ${model}, ${botId}::uuid, v.embedding::halfvec
    from added a join unnest(${values.map((values) => `[${values.join(',')}]`)}::text[])
      with ordinality v(embedding, ordinal) on v.ordinal = a.ordinal + 1
  ), serving as (
    insert into vector_models (workspace_id, model, dimensions)
    values (${workspaceId}::uuid, ${model}, ${values[0]?.length}::int)
    on conflict (workspace_id) do nothing
  )`;

/**
 * Replaces a document's chunks, postings and vectors in the caller's transaction, and counts them. Returns the
 * number of chunks. Throws a foreign key violation if the document is gone.
 */
export async function replaceChunks(
  sql: Sql,
  atCommit: AtCommit,
  request: ReplaceChunksRequest,
): Promise<number> {
  const { workspaceId, documentId, botId, chunks, vectors } = request;
  const gone = await sql<CountedPassage>`
    delete from chunks where workspace_id = ${workspaceId} and document_id = ${documentId}
    returning bot_id, language, length`;
  if (chunks.length === 0) {
    countChange(atCommit, workspaceId, { gone, added: [] });
    return 0;
  }
  if (vectors && vectors.values.length !== chunks.length) throw new Error('One vector a chunk is needed.');
  const { language, rows: indexed } = request.indexed ?? indexChunks(request);
  const embedded = vectors ? storeVectors(request, vectors) : fragment``;
  const [row] = await sql`
    with given as materialized (
      select * from unnest(
        ${chunks.map(({ ordinal }) => ordinal)}::int[], ${chunks.map(({ heading }) => heading)}::text[],
        ${chunks.map(({ text }) => text)}::text[], ${chunks.map(({ start }) => start)}::int[],
        ${chunks.map(({ end }) => end)}::int[], ${indexed.map(({ length }) => length)}::int[],
        ${indexed.map(({ terms }) => terms)}::text[], ${indexed.map(({ frequencies }) => frequencies)}::text[],
        ${indexed.map(({ grams }) => grams)}::text[]
      ) g(ordinal, heading, text, start_offset, end_offset, length, terms, frequencies, grams)
    ), added as (
      insert into chunks (workspace_id, document_id, bot_id, ordinal, heading, text, start_offset, end_offset,
        language, length, terms, grams, analyzer)
      select ${workspaceId}::uuid, ${documentId}::uuid, ${botId}::uuid, ordinal, heading, text, start_offset,
        end_offset, ${language}, length, terms::bigint[], grams::int[], ${analyzerVersion()}::int
      from given
      returning id, ordinal
    ), posted as (
      insert into postings (workspace_id, term, chunk_id, frequency, length)
      select ${workspaceId}::uuid, t.term # posting_salt(${botId}::uuid), a.id, t.frequency, g.length
      from added a join given g using (ordinal)
      cross join lateral unnest(g.terms::bigint[], g.frequencies::smallint[]) t(term, frequency)
    )${embedded}
    select count(*)::int as count from added`;
  const added = indexed.map(({ length }) => ({ bot_id: botId, language, length }));
  countChange(atCommit, workspaceId, { gone, added });
  return row?.count ?? 0;
}
