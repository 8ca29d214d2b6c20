import { scheduleSweep, scheduleSweeps } from '../queue/schedule.ts';
import { defineTask } from '../work.ts';

const batch = 5_000;

/**
 * Deletes idempotency keys after a day and traces of answers after thirty days, removes workers that are gone, and
 * runs again in an hour.
 */
export default defineTask({
  async run({ runtime, signal }) {
    await scheduleSweeps({ runtime });
    await scheduleSweep({ runtime }, 'index_vectors');
    const total = { idempotency_keys: 0, traces: 0, heartbeats: 0 };
    for (let full = true; full && !signal.aborted; ) {
      const [done] = await runtime.database.system.sql<typeof total>`select * from keep_house(${batch}::int)`;
      if (!done) return;
      for (const kind of ['idempotency_keys', 'traces', 'heartbeats'] as const) total[kind] += done[kind];
      full = done.idempotency_keys === batch || done.traces === batch;
    }
    await runtime.database.system.sql`select forget_buckets()`;
    for (let gone = 1; gone > 0 && !signal.aborted; ) {
      const [row] = await runtime.database.system.sql<{
        n: number;
      }>`select forget_events(${batch}::int) as n`;
      gone = row?.n ?? 0;
    }
    for (let gone: number = batch; gone >= batch && !signal.aborted; ) {
      const [row] = await runtime.database.system.sql<{
        n: number;
      }>`select forget_agent_runs(${batch}::int) as n`;
      gone = row?.n ?? 0;
    }
    runtime.log.info(total, 'housekeeping');
  },
});
