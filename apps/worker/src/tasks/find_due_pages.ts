import { nextRefresh, requeueDocument } from '@jawab/core';
import { operatorOf } from '@jawab/runtime';
import { defineTask, type Work } from '../work.ts';

const batch = 200;

interface Due {
  workspace_id: string;
  document_id: string;
}

/** Queues the pages of all workspaces that are due to be fetched again. */
export default defineTask({
  async run(work) {
    for (let found = batch; found === batch && !work.signal.aborted; ) {
      const due = await work.runtime.database.system.sql<Due>`select * from find_due_pages(${batch}::int)`;
      for (const page of due) await fetchAgain(work, page);
      found = due.length;
    }
  },
});

/** Sets the next time at once, so that a page whose job never ends is not found again and again. */
async function fetchAgain({ runtime, signal }: Work, page: Due): Promise<void> {
  const { workspace_id: workspaceId, document_id: documentId } = page;
  const principal = await operatorOf(runtime.database, workspaceId);
  const ctx = runtime.contextFor(principal, { channel: 'api', signal });
  await ctx.tx(async (sql) => {
    const held = await sql`
      update documents set refresh_at = ${nextRefresh}
      where workspace_id = ${workspaceId} and id = ${documentId} and refresh_at <= now()
        and status in ('ready', 'failed') returning 1`;
    if (held.length > 0) await requeueDocument(ctx, sql, { workspaceId, documentId });
  });
}
