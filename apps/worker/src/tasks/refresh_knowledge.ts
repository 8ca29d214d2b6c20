import { calibrate, refreshStatistics } from '@jawab/retrieval';
import { defineTask } from '../work.ts';

/** Counts a workspace's bases anew and finds the line below which each of its bots does not know. */
export default defineTask<{ workspaceId: string }>({
  lane: 'quick',
  async run({ runtime, signal }, { workspaceId }) {
    const { sql, tx } = runtime.database.workspace(workspaceId);
    await tx((inside) => refreshStatistics(inside, { workspaceId }), { durable: false });
    const bots = await sql<{ id: string }>`select id from bots where workspace_id = ${workspaceId}`;
    for (const botId of [null, ...bots.map(({ id }) => id)]) {
      if (signal.aborted) throw signal.reason;
      await calibrate(sql, { workspaceId, botId });
    }
  },
});
