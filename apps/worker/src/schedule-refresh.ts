import type { Work } from './work.ts';

/** Has a workspace's bases counted and calibrated a little later: once, however often it is asked for until then. */
export const scheduleRefresh = ({ runtime, timings }: Work, workspaceId: string) =>
  runtime.database.workspace(workspaceId).sql`
    select enqueue_once('refresh_knowledge', ${JSON.stringify({ workspaceId })}::jsonb, ${`refresh:${workspaceId}`},
      now() + ${timings.refreshMs} * interval '1 millisecond')`;
