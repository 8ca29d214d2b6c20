import type { Sql } from '@jawab/core';
import { defineTask } from '../work.ts';

const batch = 500;

type Delete = (sql: Sql, workspaceId: string) => Promise<unknown[]>;

/** Statements that delete the rows of large tables, a batch at a time. */
const large: Delete[] = [
  (sql, workspaceId) => sql`
    delete from conversations where (workspace_id, id) in (
      select workspace_id, id from conversations where workspace_id = ${workspaceId} limit ${batch})
    returning 1`,
  (sql, workspaceId) => sql`
    delete from documents where (workspace_id, id) in (
      select workspace_id, id from documents where workspace_id = ${workspaceId} limit ${batch})
    returning 1`,
];

/** Statements that delete the workspace, and the rows that no foreign key deletes with it: traces, waiting jobs and notes of changes. */
const loose: Delete[] = [
  (sql, workspaceId) => sql`delete from mastra.mastra_scorers where "organizationId" = ${workspaceId}`,
  (sql, workspaceId) => sql`delete from mastra.mastra_ai_spans where "organizationId" = ${workspaceId}`,
  (sql, workspaceId) => sql`delete from workspaces where id = ${workspaceId}`,
  (sql, workspaceId) => sql`delete from changes where workspace_id = ${workspaceId}`,
  (sql, workspaceId) => sql`select forget_jobs(${workspaceId})`,
];

/**
 * Deletes a workspace that nobody reaches any more. Can run twice, and does: the second time it deletes what calls and
 * traces that were under way wrote meanwhile.
 */
export default defineTask<{ workspaceId: string; again?: boolean }>({
  async run({ runtime, signal, timings }, { workspaceId, again }) {
    const { system } = runtime.database;
    for (const deleteSome of large)
      while ((await deleteSome(system.sql, workspaceId)).length > 0) if (signal.aborted) throw signal.reason;
    for (const deleteAll of loose) await deleteAll(system.sql, workspaceId);
    if (again) return runtime.log.info({ workspaceId }, 'a workspace is deleted');
    const runAt = new Date(Date.now() + timings.lateMs);
    const key = `delete-workspace-again:${workspaceId}`;
    await system.sql`
      select enqueue('delete_workspace', ${JSON.stringify({ workspaceId, again: true })}::jsonb, ${key}, ${runAt})`;
  },
});
