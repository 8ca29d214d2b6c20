import { scheduleRollUp } from '../queue/schedule.ts';
import { defineTask } from '../work.ts';

const batch = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Finds the workspaces with days to count for analytics. */
export default defineTask({
  async run(work) {
    for (let after: string | undefined = beforeAll; after && !work.signal.aborted; ) {
      const looked: { workspace_id: string; due: boolean }[] = await work.runtime.database.system.sql`
        select * from find_roll_ups(${after}::uuid, ${batch}::int)`;
      for (const { workspace_id, due } of looked) if (due) await scheduleRollUp(work, workspace_id);
      after = looked.at(-1)?.workspace_id;
    }
  },
});
