import { analyzerVersion } from '@jawab/retrieval';
import { scheduleDueWorkspaces, scheduleReanalysis } from '../queue/schedule.ts';
import { defineTask } from '../work.ts';

/** Finds workspaces whose passages were analyzed by another version, and queues analyzing them again. */
export default defineTask({
  async run(work) {
    const { system } = work.runtime.database;
    await scheduleDueWorkspaces(
      work,
      (after, limit) =>
        system.sql`select * from find_reanalysis(${analyzerVersion()}::int, ${after}::uuid, ${limit}::int)`,
      (workspaceId) => scheduleReanalysis(work, workspaceId),
    );
  },
});
