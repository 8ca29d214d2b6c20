import { fragment } from '@jawab/core';
import type { World } from './world.ts';

/** Graphile Worker's table of jobs. Its name is private: packages/db/src/graphile-worker.test.ts fails when an upgrade moves it. */
export const jobTable = 'graphile_worker._private_jobs';

/** The same table in a statement. */
export const queued = fragment`graphile_worker._private_jobs`;

/** Its table of the names of tasks. */
export const queuedTasks = fragment`graphile_worker._private_tasks`;

/** Reads the payloads of the jobs with a key. */
export async function readPayloads({ runtime }: World, key: string): Promise<unknown[]> {
  const jobs = await runtime.database.system.sql<{ payload: unknown }>`
    select payload from ${queued} where key = ${key}`;
  return jobs.map(({ payload }) => payload);
}
