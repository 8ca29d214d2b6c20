import type { Embedder, WorkspaceDatabase } from '@jawab/core';
import { embedTexts } from '../embed-texts.ts';
import { cosine, groupingThreshold } from './grouping-threshold.ts';

interface Report {
  key: string;
  text: string;
  bot: string | null;
}

/**
 * Marks reports of what agents missed that say the same as an earlier report of the same bot, by their vectors. It can run twice. Throws
 * what the embedder throws.
 */
export async function groupMissing(
  { sql }: WorkspaceDatabase,
  { workspaceId, embedder, signal }: { workspaceId: string; embedder: Embedder; signal: AbortSignal },
): Promise<void> {
  const reports = await sql<Report>`
    select id as key, wanted as text, bot_id as bot from missing_reports
    where workspace_id = ${workspaceId} and same_as is null order by first_reported_at, id`;
  const { vectors } = await embedTexts({ embedder, kind: 'query', signal }, reports);
  const threshold = await groupingThreshold(embedder);
  const founders: Report[] = [];
  for (const report of reports) {
    const vector = vectors.get(report.key);
    if (!vector) continue;
    const similarity = ({ key, bot }: Report) =>
      bot === report.bot ? cosine(vector, vectors.get(key) as Float32Array) : 0;
    const nearest = founders.toSorted((one, other) => similarity(other) - similarity(one))[0];
    if (!nearest || similarity(nearest) <= threshold) founders.push(report);
    else
      await sql`
        update missing_reports set same_as = ${nearest.key} where workspace_id = ${workspaceId} and id = ${report.key}`;
  }
}
