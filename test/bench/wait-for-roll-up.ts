import type { Database } from '@jawab/core';

const maxSeconds = 600;

/** Makes the worker look for days to count, and waits until none is left. */
export async function waitForRollUp({ system: { sql } }: Database, workspaceId: string): Promise<void> {
  const until = performance.now() + maxSeconds * 1_000;
  await sql`
    select enqueue('roll_up_analytics', jsonb_build_object('workspaceId', ${workspaceId}::text),
      'roll-up:' || ${workspaceId}::text, now())`;
  for (let left = 1; left > 0; ) {
    if (performance.now() > until) throw new Error(`The days were not counted in ${maxSeconds} seconds.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const [row] = await sql<{ n: number }>`
      select count(*)::int as n from due_days(${workspaceId}::uuid, now())`;
    left = row?.n ?? 0;
  }
}
