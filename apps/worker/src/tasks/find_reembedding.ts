import { scheduleDueWorkspaces, scheduleReembedding } from '../queue/schedule.ts';
import { defineTask } from '../work.ts';

/** Finds workspaces with passages that have no vector of the configured model, and queues embedding them. */
export default defineTask({
  async run(work) {
    const { embedder, database } = work.runtime;
    if (!embedder) return;
    const { model } = embedder;
    await scheduleDueWorkspaces(
      work,
      (after, limit) =>
        database.system.sql`select * from find_reembedding(${model}, ${after}::uuid, ${limit}::int)`,
      (workspaceId) => scheduleReembedding(work, { workspaceId, model }),
    );
  },
});
