import { refreshStatistics } from '@jawab/retrieval';
import { calibrateBases } from '../knowledge/calibrate-bases.ts';
import { scheduleIndexIfLarge, scheduleReasking, scheduleRefresh } from '../queue/schedule.ts';
import { defineTask } from '../work.ts';

/** Counts the knowledge bases of a workspace again and calibrates the threshold of each bot. */
export default defineTask<{ workspaceId: string }>({
  async run(work, { workspaceId }) {
    const { runtime, refreshing } = work;
    if (refreshing.has(workspaceId)) return void (await scheduleRefresh(work, workspaceId));
    refreshing.add(workspaceId);
    try {
      const { tx } = runtime.database.workspace(workspaceId);
      await tx((inside) => refreshStatistics(inside, { workspaceId }), { durable: false });
      if (runtime.embedder) await scheduleIndexIfLarge(work, workspaceId);
      if (!(await calibrateBases(work, workspaceId))) return void (await scheduleRefresh(work, workspaceId));
      await scheduleReasking(work, workspaceId);
    } finally {
      refreshing.delete(workspaceId);
    }
  },
});
