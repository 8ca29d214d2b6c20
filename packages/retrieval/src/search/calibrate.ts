import { type Embedder, matchLanguage, type Sql } from '@jawab/core';
import { everydaySentences } from '@jawab/language';
import { vectorThreshold } from './confidence.ts';
import { sharedScope } from './find-passages.ts';
import { measure } from './search.ts';
import { confidenceWeights } from './weights.ts';

const { minShare, minThreshold, percentile } = confidenceWeights;

export interface CalibrateRequest {
  workspaceId: string;
  /** Null for a search of the whole workspace. */
  botId: string | null;
  /** With an embedder, the threshold of its vectors is measured too: the sentences are embedded as questions. */
  embedder?: Embedder | null;
}

async function languagesOf(sql: Sql, { workspaceId, botId }: CalibrateRequest): Promise<string[]> {
  const rows = await sql<{ language: string; share: number }>`
    select language, count(*)::float8 / sum(count(*)) over () as share from chunks
    where workspace_id = ${workspaceId}::uuid and (${botId}::uuid is null or bot_id is null or bot_id = ${botId}::uuid)
    group by language`;
  const known = rows
    .filter(({ share }) => share >= minShare)
    .map(({ language }) => language && matchLanguage(language));
  return [...new Set(known.filter((language) => !!language))] as string[];
}

const thresholdAmong = (scores: number[]) =>
  scores.toSorted((a, b) => a - b)[Math.floor(scores.length * percentile)];

async function scoreWords(sql: Sql, { workspaceId, botId }: CalibrateRequest, language: string) {
  const botIds = botId ? [botId] : null;
  const scores: number[] = [];
  for (const query of everydaySentences(language)) {
    const { confidence } = await measure(sql, { workspaceId, botIds, query, language, limit: 1 });
    scores.push(confidence);
  }
  return thresholdAmong(scores);
}

const embedded = new WeakMap<Embedder, Map<string, Promise<Float32Array[]>>>();

/**
 * Embeds the everyday sentences of a language as questions, once per process and model, because they never change.
 */
function embedSentences(embedder: Embedder, language: string): Promise<Float32Array[]> {
  const known = embedded.get(embedder) ?? new Map<string, Promise<Float32Array[]>>();
  embedded.set(embedder, known);
  let vectors = known.get(language);
  if (!vectors) {
    vectors = embedder.embed(everydaySentences(language), 'query');
    known.set(language, vectors);
    vectors.catch(() => known.delete(language));
  }
  return vectors;
}

/**
 * Returns the 95th percentile of the cosines between the sentences of the base's languages and their nearest
 * passages.
 */
async function scoreVectors(sql: Sql, request: CalibrateRequest, languages: string[], embedder: Embedder) {
  const { workspaceId, botId } = request;
  const vectors: Float32Array[] = [];
  for (const language of languages) vectors.push(...(await embedSentences(embedder, language)));
  const scores: number[] = [];
  for (const vector of vectors) {
    const [row] = await sql<{ nearest: number | null }>`
      select 1 - min(embedding <=> ${`[${vector.join(',')}]`}::halfvec) as nearest from embeddings
      where workspace_id = ${workspaceId}::uuid and model = ${embedder.model}
        and (${botId}::uuid is null or bot_id is null or bot_id = ${botId}::uuid)`;
    if (typeof row?.nearest === 'number') scores.push(row.nearest);
  }
  return thresholdAmong(scores);
}

/**
 * Scores everyday sentences, which no knowledge base answers, and stores the 95th percentile of their confidence as
 * the threshold of each language of the base. Returns the thresholds. Thresholds of other models' vectors stay,
 * because they may still serve. A worker job calls it after a base changed. Throws what the embedder throws, after
 * storing the thresholds of words.
 */
export async function calibrate(sql: Sql, request: CalibrateRequest): Promise<Record<string, number>> {
  const { embedder } = request;
  const languages = await languagesOf(sql, request);
  const thresholds: Record<string, number> = {};
  for (const language of languages) {
    const threshold = await scoreWords(sql, request, language);
    if (threshold !== undefined) thresholds[language] = Math.max(threshold, minThreshold);
  }
  await storeThresholds(sql, request, thresholds);
  if (!embedder) return thresholds;
  const ofVectors = await scoreVectors(sql, request, languages, embedder);
  if (ofVectors === undefined) return thresholds;
  thresholds[vectorThreshold(embedder.model)] = ofVectors;
  await storeThresholds(sql, request, thresholds);
  return thresholds;
}

/**
 * Stores the thresholds in one statement, so that no question meets a base without them, and in one order, so that
 * two writers wait for each other.
 */
const storeThresholds = (
  sql: Sql,
  { workspaceId, botId }: CalibrateRequest,
  thresholds: Record<string, number>,
) => sql`
  with given as materialized (
    select * from unnest(${Object.keys(thresholds)}::text[], ${Object.values(thresholds)}::real[]) l(language, line)
  ), gone as (
    delete from calibrations where workspace_id = ${workspaceId}::uuid and scope = ${botId ?? sharedScope}::uuid
      and language not in (select language from given) and not starts_with(language, ${vectorThreshold('')})
  )
  insert into calibrations as c (workspace_id, scope, language, line)
  select ${workspaceId}::uuid, ${botId ?? sharedScope}::uuid, language, line from given order by language
  on conflict (workspace_id, scope, language) do update set line = excluded.line, calibrated_at = now()`;
