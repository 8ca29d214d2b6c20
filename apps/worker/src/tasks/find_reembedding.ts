import { scheduleReembedding } from '../queue/schedule.ts';
import { defineTask } from '../work.ts';

const batch = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Finds the workspaces whose passages lack vectors of the configured model, and has them embedded in the background. */
export default defineTask({
  async run(work) {
    const { embedder, database } = work.runtime;
    if (!embedder) return;
    const { model } = embedder;
    let after: string | undefined = beforeAll;
    while (after && !work.signal.aborted) {
      const looked: { workspace_id: string; due: boolean }[] = await database.system.sql`
        select * from find_reembedding(${model}, ${after}::uuid, ${batch}::int)`;
      for (const { workspace_id: workspaceId, due } of looked)
        if (due) await scheduleReembedding(work, { workspaceId, model });
      after = looked.at(-1)?.workspace_id;
    }
  },
});
