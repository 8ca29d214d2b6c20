import { calibrate } from '@jawab/retrieval';
import type { Work } from '../work.ts';

/**
 * Calibrates the knowledge bases of a workspace and of each of its bots. Returns false if the worker stopped before
 * the last.
 */
export async function calibrateBases({ runtime, signal }: Work, workspaceId: string): Promise<boolean> {
  const { embedder } = runtime;
  const { sql } = runtime.database.workspace(workspaceId);
  const bots = await sql<{ id: string }>`select id from bots where workspace_id = ${workspaceId}`;
  for (const botId of [null, ...bots.map(({ id }) => id)]) {
    if (signal.aborted) return false;
    await calibrate(sql, { workspaceId, botId, embedder });
  }
  return true;
}
