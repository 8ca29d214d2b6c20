import { analyzerVersion, chunkerVersion } from '@jawab/retrieval';
import { scheduleDueWorkspaces, scheduleReanalysis } from '../queue/schedule.ts';
import { defineTask } from '../work.ts';

/** Finds workspaces whose documents were cut or analyzed by another version, and queues doing it again. */
export default defineTask({
  async run(work) {
    const { system } = work.runtime.database;
    await scheduleDueWorkspaces(
      work,
      (after, limit) =>
        system.sql`
          select * from find_reanalysis(${analyzerVersion()}::int, ${after}::uuid, ${limit}::int, ${chunkerVersion}::int)`,
      (workspaceId) => scheduleReanalysis(work, workspaceId),
    );
  },
});
