import { defineTask } from '../work.ts';

const batch = 500;

/** Deletes a workspace that nobody reaches any more: what is large in batches, the rest with its row. Can run twice. */
export default defineTask<{ workspaceId: string }>({
  async run({ runtime, signal }, { workspaceId }) {
    const { sql } = runtime.database.system;
    const large = [
      () => sql`
        delete from conversations where (workspace_id, id) in (
          select workspace_id, id from conversations where workspace_id = ${workspaceId} limit ${batch})
        returning 1`,
      () => sql`
        delete from documents where (workspace_id, id) in (
          select workspace_id, id from documents where workspace_id = ${workspaceId} limit ${batch})
        returning 1`,
    ];
    for (const deleteSome of large)
      while ((await deleteSome()).length > 0) if (signal.aborted) throw signal.reason;
    await sql`delete from workspaces where id = ${workspaceId}`;
  },
});
