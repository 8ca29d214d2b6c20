import type { Sql } from '@jawab/core';
import { textToEmbed } from './replace-chunks.ts';

/** The vectors of a model in a workspace. */
export interface Vectors {
  workspaceId: string;
  model: string;
}

/** A passage to embed. `text` is what the model reads. */
export interface Passage {
  id: number;
  text: string;
}

/** The model whose vectors answer a workspace's questions, and whether they have an index of their own. */
export interface ServingModel {
  model: string;
  dimensions: number;
  indexed: boolean;
}

/** Returns the model that serves a workspace, or null before its first vector. */
export async function servingModel(
  sql: Sql,
  { workspaceId }: Pick<Vectors, 'workspaceId'>,
): Promise<ServingModel | null> {
  const [row] = await sql<ServingModel>`
    select model, dimensions, exists (
      select from pg_class c join pg_index i on i.indexrelid = c.oid
      where c.relname = vector_index_name(workspace_id, model, dimensions) and i.indisvalid
    ) as indexed
    from vector_models where workspace_id = ${workspaceId}::uuid`;
  return row ?? null;
}

/** Finds passages without a vector of the model, by ascending id after a given one. */
export async function findWithoutVector(
  sql: Sql,
  { workspaceId, model, after, limit }: Vectors & { after: number; limit: number },
): Promise<Passage[]> {
  const rows = await sql`
    select c.id, d.title, c.heading, c.text
    from chunks c join documents d on d.workspace_id = c.workspace_id and d.id = c.document_id
    where c.workspace_id = ${workspaceId}::uuid and c.id > ${after}::bigint and not exists (
      select from embeddings e
      where e.workspace_id = ${workspaceId}::uuid and e.chunk_id = c.id and e.model = ${model})
    order by c.id limit ${limit}`;
  return rows.map(({ id, title, heading, text }) => ({ id, text: textToEmbed(title, { heading, text }) }));
}

/** Stores vectors by passage id. Skips passages that are gone and vectors that exist, so it can run twice. */
export async function addVectors(
  sql: Sql,
  { workspaceId, model, vectors }: Vectors & { vectors: Map<number, Float32Array> },
): Promise<void> {
  const [first] = vectors.values();
  if (!first) return;
  await sql`
    with serving as (
      insert into vector_models (workspace_id, model, dimensions)
      values (${workspaceId}::uuid, ${model}, ${first.length}::int) on conflict (workspace_id) do nothing
    ), kept as materialized (
      select id, bot_id from chunks
      where workspace_id = ${workspaceId}::uuid and id = any(${[...vectors.keys()]}::bigint[]) for key share
    )
    insert into embeddings (workspace_id, chunk_id, model, bot_id, embedding)
    select ${workspaceId}::uuid, k.id, ${model}, k.bot_id, v.embedding::halfvec
    from kept k join unnest(
      ${[...vectors.keys()]}::bigint[], ${Array.from(vectors.values(), (values) => `[${values.join(',')}]`)}::text[]
    ) v(id, embedding) using (id)
    on conflict (workspace_id, chunk_id, model) do nothing`;
}

/**
 * Lets a model's vectors answer the workspace's questions from now on, if every passage has one, except those it
 * `refused`. Returns false and changes nothing if passages lack one.
 */
export async function serveModel(
  sql: Sql,
  { workspaceId, model, refused }: Vectors & { refused: number[] },
): Promise<boolean> {
  const [row] = await sql<{ whole: boolean }>`
    with missing as materialized (
      select exists (
        select from chunks c where c.workspace_id = ${workspaceId}::uuid and c.id <> all(${refused}::bigint[])
          and not exists (
            select from embeddings e
            where e.workspace_id = ${workspaceId}::uuid and e.chunk_id = c.id and e.model = ${model})
      ) as lacking
    ), dimensions as materialized (
      select vector_dims(embedding) as amount from embeddings
      where workspace_id = ${workspaceId}::uuid and model = ${model} limit 1
    ), serving as (
      update vector_models v set model = ${model}, serves_since = now(),
        dimensions = coalesce((select amount from dimensions), v.dimensions)
      from missing m where v.workspace_id = ${workspaceId}::uuid and v.model <> ${model} and not m.lacking
    )
    select not lacking as whole from missing`;
  return row?.whole ?? false;
}

/**
 * Deletes up to `limit` vectors of models that do not serve the workspace, if the serving one has served for
 * `keepMs`, so that questions embedded before are answered. Returns how many were deleted, or how long to wait.
 */
export async function deleteOtherVectors(
  sql: Sql,
  { workspaceId, model, keepMs, limit }: Vectors & { keepMs: number; limit: number },
): Promise<{ deleted: number; waitMs: number }> {
  const [row] = await sql<{ deleted: number; wait_ms: number }>`
    with serving as materialized (
      select greatest(0, ${keepMs}::float8 - extract(epoch from now() - serves_since) * 1000)::float8 as wait_ms
      from vector_models where workspace_id = ${workspaceId}::uuid and model = ${model}
    ), others as materialized (
      select chunk_id, e.model from embeddings e, serving s
      where e.workspace_id = ${workspaceId}::uuid and e.model <> ${model} and s.wait_ms = 0 limit ${limit}
    ), gone as (
      delete from embeddings e using others o
      where e.workspace_id = ${workspaceId}::uuid and e.chunk_id = o.chunk_id and e.model = o.model returning 1
    )
    select (select count(*) from gone)::int as deleted, wait_ms from serving`;
  return { deleted: row?.deleted ?? 0, waitMs: row?.wait_ms ?? 0 };
}
