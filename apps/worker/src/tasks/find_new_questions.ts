import { scheduleDueWorkspaces, scheduleGrouping, scheduleSweep } from '../queue/schedule.ts';
import { defineTask } from '../work.ts';

/** Finds workspaces with questions that have no group yet, and looks again in a minute. */
export default defineTask({
  async run(work) {
    const { embedder, database } = work.runtime;
    if (!embedder) return;
    await scheduleSweep(work, 'find_new_questions', work.timings.groupMs);
    await scheduleDueWorkspaces(
      work,
      (after, limit) => database.system.sql`select * from find_new_questions(${after}::uuid, ${limit}::int)`,
      (workspaceId) => scheduleGrouping(work, workspaceId),
    );
  },
});
