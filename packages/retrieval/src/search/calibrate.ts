import { type Embedder, matchLanguage, type Sql } from '@jawab/core';
import { leastLine, vectorLine } from './confidence.ts';
import { everydaySentences } from './everyday-sentences.ts';
import { search, sharedScope } from './search.ts';

/** Languages of at least this share of the passages get a line of their own. */
const leastShare = 0.1;
const percentile = 0.95;

export interface CalibrateRequest {
  workspaceId: string;
  /** Null: the line for a search of the whole workspace. */
  botId: string | null;
  /** Given one, the line of its vectors is found too: the sentences are embedded as questions. */
  embedder?: Embedder | null;
}

async function languagesOf(sql: Sql, { workspaceId, botId }: CalibrateRequest): Promise<string[]> {
  const rows = await sql<{ language: string; share: number }>`
    select language, count(*)::float8 / sum(count(*)) over () as share from chunks
    where workspace_id = ${workspaceId}::uuid and (${botId}::uuid is null or bot_id is null or bot_id = ${botId}::uuid)
    group by language`;
  const known = rows
    .filter(({ share }) => share >= leastShare)
    .map(({ language }) => language && matchLanguage(language));
  return [...new Set(known.filter((language) => !!language))] as string[];
}

const lineAmong = (scores: number[]) =>
  scores.toSorted((a, b) => a - b)[Math.floor(scores.length * percentile)];

async function scoreWords(sql: Sql, { workspaceId, botId }: CalibrateRequest, language: string) {
  const botIds = botId ? [botId] : null;
  const scores: number[] = [];
  for (const query of everydaySentences(language)) {
    const { confidence } = await search(sql, { workspaceId, botIds, query, language, limit: 1 });
    scores.push(confidence);
  }
  return lineAmong(scores);
}

/** The 95th percentile of the cosines between the sentences of the base's languages and their nearest passages. */
async function scoreVectors(sql: Sql, request: CalibrateRequest, languages: string[], embedder: Embedder) {
  const { workspaceId, botId } = request;
  const vectors = await embedder.embed(languages.flatMap(everydaySentences), 'query');
  const scores: number[] = [];
  for (const vector of vectors) {
    const [row] = await sql<{ nearest: number | null }>`
      select 1 - min(embedding <=> ${`[${vector.join(',')}]`}::halfvec) as nearest from embeddings
      where workspace_id = ${workspaceId}::uuid and model = ${embedder.model}
        and (${botId}::uuid is null or bot_id is null or bot_id = ${botId}::uuid)`;
    if (typeof row?.nearest === 'number') scores.push(row.nearest);
  }
  return lineAmong(scores);
}

/**
 * Scores everyday sentences, which no knowledge base answers, and keeps the 95th percentile of their confidence as the
 * line of each language of the base. Answers the lines. Meant for a worker job after the base changed. Throws what the
 * embedder throws.
 */
export async function calibrate(sql: Sql, request: CalibrateRequest): Promise<Record<string, number>> {
  const { workspaceId, botId, embedder } = request;
  const languages = await languagesOf(sql, request);
  const lines: Record<string, number> = {};
  for (const language of languages) {
    const line = await scoreWords(sql, request, language);
    if (line !== undefined) lines[language] = Math.max(line, leastLine);
  }
  const ofVectors = embedder && (await scoreVectors(sql, request, languages, embedder));
  if (embedder && typeof ofVectors === 'number') lines[vectorLine(embedder.model)] = ofVectors;
  const scope = botId ?? sharedScope;
  await sql`
    with gone as (
      delete from calibrations where workspace_id = ${workspaceId}::uuid and scope = ${scope}::uuid
        and language <> all(${Object.keys(lines)}::text[])
    )
    insert into calibrations as c (workspace_id, scope, language, line)
    select ${workspaceId}::uuid, ${scope}::uuid, language, line
    from unnest(${Object.keys(lines)}::text[], ${Object.values(lines)}::real[]) l(language, line)
    on conflict (workspace_id, scope, language) do update set line = excluded.line, calibrated_at = now()`;
  return lines;
}
