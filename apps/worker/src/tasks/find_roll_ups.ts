import { scheduleDueWorkspaces, scheduleRollUp } from '../queue/schedule.ts';
import { defineTask } from '../work.ts';

/** Finds workspaces with days to count for analytics. */
export default defineTask({
  async run(work) {
    const { system } = work.runtime.database;
    await scheduleDueWorkspaces(
      work,
      (after, limit) => system.sql`select * from find_roll_ups(${after}::uuid, ${limit}::int)`,
      (workspaceId) => scheduleRollUp(work, workspaceId),
    );
  },
});
