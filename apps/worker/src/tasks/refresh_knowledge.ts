import { calibrate, refreshStatistics } from '@jawab/retrieval';
import { scheduleRefresh } from '../schedule.ts';
import { defineTask } from '../work.ts';

/** Counts a workspace's bases anew and finds the line below which each of its bots does not know. */
export default defineTask<{ workspaceId: string }>({
  async run(work, { workspaceId }) {
    const { runtime, refreshing, signal } = work;
    if (refreshing.has(workspaceId)) return void (await scheduleRefresh(work, workspaceId));
    refreshing.add(workspaceId);
    try {
      const { sql, tx } = runtime.database.workspace(workspaceId);
      await tx((inside) => refreshStatistics(inside, { workspaceId }), { durable: false });
      const bots = await sql<{ id: string }>`select id from bots where workspace_id = ${workspaceId}`;
      for (const botId of [null, ...bots.map(({ id }) => id)]) {
        if (signal.aborted) return void (await scheduleRefresh(work, workspaceId));
        await calibrate(sql, { workspaceId, botId });
      }
    } finally {
      refreshing.delete(workspaceId);
    }
  },
});
