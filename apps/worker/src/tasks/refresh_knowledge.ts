import { refreshStatistics } from '@jawab/retrieval';
import { scheduleIndexIfLarge, scheduleReasking, scheduleRefresh } from '../queue/schedule.ts';
import { defineTask } from '../work.ts';

/** Counts the knowledge bases of a workspace again and asks its unanswered questions again. */
export default defineTask<{ workspaceId: string }>({
  async run(work, { workspaceId }) {
    const { runtime, refreshing } = work;
    if (refreshing.has(workspaceId)) return void (await scheduleRefresh(work, workspaceId));
    refreshing.add(workspaceId);
    try {
      const { tx } = runtime.database.workspace(workspaceId);
      await tx((inside) => refreshStatistics(inside, { workspaceId }), { durable: false });
      if (runtime.embedder) await scheduleIndexIfLarge(work, workspaceId);
      await scheduleReasking(work, workspaceId);
    } finally {
      refreshing.delete(workspaceId);
    }
  },
});
