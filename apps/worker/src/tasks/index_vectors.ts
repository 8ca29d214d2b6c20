import type { Database } from '@jawab/core';
import { largeWorkspace } from '../queue/schedule.ts';
import { defineTask } from '../work.ts';

/** Gives the vectors of each large workspace an index of their own, and drops indexes that are no longer needed. */
export default defineTask<{ least?: number }>({
  async run({ runtime, signal }, { least = largeWorkspace }) {
    const { system } = runtime.database;
    const found = await system.sql<{ statement: string }>`select * from find_vector_indexes(${least}::int)`;
    for (const { statement } of found) {
      if (signal.aborted) return;
      const began = performance.now();
      await runAlone(system, statement);
      runtime.log.info(
        { statement, seconds: Math.round((performance.now() - began) / 1_000) },
        'vectors indexed',
      );
    }
  },
});

/** Runs a statement that the database wrote. It may not share a transaction with another. */
const runAlone = ({ sql }: Database['system'], statement: string) =>
  sql(Object.assign([statement], { raw: [statement] }));
