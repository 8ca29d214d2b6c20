import type { Work } from './work.ts';

/** Has a workspace's bases counted and calibrated a little later: once, however often it is asked for until then. */
export const scheduleRefresh = ({ runtime, timings }: Work, workspaceId: string) =>
  runtime.database.workspace(workspaceId).sql`
    select enqueue_once('refresh_knowledge', ${JSON.stringify({ workspaceId })}::jsonb, ${`refresh:${workspaceId}`},
      now() + ${timings.refreshMs} * interval '1 millisecond')`;

/** Has old rows forgotten within the hour, by whichever worker is there then. */
export const scheduleHousekeeping = ({ runtime }: Pick<Work, 'runtime'>) =>
  runtime.database.system.sql`
    select enqueue_once('housekeeping', '{}'::jsonb, 'housekeeping', now() + interval '1 hour')`;
