import { queueDueRun } from '@jawab/core';
import { operatorOf } from '@jawab/runtime';
import { defineTask } from '../work.ts';

const batch = 200;

/** Queues the scheduled test runs of all workspaces that are due. */
export default defineTask({
  async run({ runtime, signal }) {
    for (let found = batch; found === batch && !signal.aborted; ) {
      const due = await runtime.database.system.sql<{ workspace_id: string; bot_id: string }>`
        select * from find_due_tests(${batch}::int)`;
      for (const { workspace_id, bot_id } of due) {
        const principal = await operatorOf(runtime.database, workspace_id);
        await queueDueRun(runtime.contextFor(principal, { channel: 'api', signal }), bot_id);
      }
      found = due.length;
    }
  },
});
