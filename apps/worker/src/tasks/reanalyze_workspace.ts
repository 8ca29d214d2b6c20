import { reanalyzeChunks } from '@jawab/retrieval';
import { recutDocument } from '../knowledge/recut-document.ts';
import { scheduleReanalysis, scheduleRefresh } from '../queue/schedule.ts';
import { defineTask } from '../work.ts';

/** The number of passages per transaction, and of transactions before other workspaces get their turn. */
const batch = 50;
const batchesAtOnce = 10;

/**
 * Cuts the documents of a workspace that another version of the chunker has cut, analyzes the passages that another version of the
 * analyzer has read, and counts it again. Documents and passages record the progress, so a killed job continues where it
 * was. Questions meet old and new passages meanwhile.
 */
export default defineTask<{ workspaceId: string }>({
  async run(work, { workspaceId }) {
    const { tx } = work.runtime.database.workspace(workspaceId);
    for (let i = 0; i < batchesAtOnce && !work.signal.aborted; i++) {
      if (await recutDocument(work, workspaceId)) continue;
      const done = await tx((sql) => reanalyzeChunks(sql, { workspaceId, limit: batch }), { durable: false });
      if (done < batch) return void (await scheduleRefresh(work, workspaceId));
    }
    await scheduleReanalysis(work, workspaceId);
  },
});
