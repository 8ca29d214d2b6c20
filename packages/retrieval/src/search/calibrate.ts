import { matchLanguage, type Sql } from '@jawab/core';
import { everydaySentences } from './everyday-sentences.ts';
import { search, sharedScope } from './search.ts';

/** Languages of at least this share of the passages get a line of their own. */
const leastShare = 0.1;
const percentile = 0.95;

export interface CalibrateRequest {
  workspaceId: string;
  /** Null: the line for a search of the whole workspace. */
  botId: string | null;
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

/**
 * Scores everyday sentences, which no knowledge base answers, and keeps the 95th percentile of their confidence as the
 * line of each language of the base. Answers the lines. Meant for a worker job after the base changed.
 */
export async function calibrate(sql: Sql, request: CalibrateRequest): Promise<Record<string, number>> {
  const { workspaceId, botId } = request;
  const lines: Record<string, number> = {};
  for (const language of await languagesOf(sql, request)) {
    const scores: number[] = [];
    for (const query of everydaySentences(language)) {
      const { confidence } = await search(sql, {
        workspaceId,
        botIds: botId ? [botId] : null,
        query,
        language,
        limit: 1,
      });
      scores.push(confidence);
    }
    scores.sort((a, b) => a - b);
    const line = scores[Math.floor(scores.length * percentile)];
    if (line !== undefined) lines[language] = line;
  }
  const scope = botId ?? sharedScope;
  await sql`delete from calibrations where workspace_id = ${workspaceId}::uuid and scope = ${scope}::uuid`;
  await sql`
    insert into calibrations (workspace_id, scope, language, line)
    select ${workspaceId}::uuid, ${scope}::uuid, language, line
    from unnest(${Object.keys(lines)}::text[], ${Object.values(lines)}::real[]) c(language, line)`;
  return lines;
}
