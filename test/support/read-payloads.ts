import type { World } from './world.ts';

/** Reads the payloads of the jobs with a key. The queue has them in a private table only. */
export async function readPayloads({ runtime }: World, key: string): Promise<unknown[]> {
  const jobs = await runtime.database.system.sql<{ payload: unknown }>`
    select payload from graphile_worker._private_jobs where key = ${key}`;
  return jobs.map(({ payload }) => payload);
}
