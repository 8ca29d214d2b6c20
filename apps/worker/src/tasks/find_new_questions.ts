import { scheduleFindNewQuestions, scheduleGrouping } from '../queue/schedule.ts';
import { defineTask } from '../work.ts';

const batch = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Finds the workspaces whose bots were asked something since their questions were grouped; and again in a minute. */
export default defineTask({
  async run(work) {
    if (!work.runtime.embedder) return;
    await scheduleFindNewQuestions(work, work.timings.groupMs);
    for (let after: string | undefined = beforeAll; after && !work.signal.aborted; ) {
      const looked: { workspace_id: string; due: boolean }[] = await work.runtime.database.system.sql`
        select * from find_new_questions(${after}::uuid, ${batch}::int)`;
      for (const { workspace_id, due } of looked) if (due) await scheduleGrouping(work, workspace_id);
      after = looked.at(-1)?.workspace_id;
    }
  },
});
