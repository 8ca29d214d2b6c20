import { nilId } from '@jawab/core';
import type { Work } from '../work.ts';

type Running = Pick<Work, 'runtime'>;

const hourMs = 3_600_000;

/** Tasks that look through all workspaces. */
export type Sweep =
  | 'find_due_pages'
  | 'find_due_tests'
  | 'find_new_questions'
  | 'find_reanalysis'
  | 'find_reembedding'
  | 'find_roll_ups'
  | 'housekeeping'
  | 'index_vectors'
  | 'renew_channels';

/** Queues a sweep. If the same sweep already waits in the queue, that one stays. Any worker may run it. */
export const scheduleSweep = ({ runtime }: Running, sweep: Sweep, inMs = 0) =>
  runtime.database.system.sql`
    select enqueue(${sweep}, '{}'::jsonb, ${sweep}, now() + ${inMs} * interval '1 millisecond', key_mode => 'preserve_run_at')`;

/** Queues what a worker looks for when it starts and every hour: housekeeping comes an hour later, the rest at once. */
export async function scheduleSweeps(work: Running): Promise<void> {
  await scheduleSweep(work, 'housekeeping', hourMs);
  await scheduleSweep(work, 'find_due_pages');
  await scheduleSweep(work, 'find_due_tests');
  await scheduleSweep(work, 'find_roll_ups');
  await scheduleSweep(work, 'find_reanalysis');
  await scheduleSweep(work, 'renew_channels');
  if (!work.runtime.embedder) return;
  await scheduleSweep(work, 'find_reembedding');
  await scheduleSweep(work, 'find_new_questions');
}

const batch = 200;

/**
 * Goes through all workspaces, in batches in the order of their ids, and calls `schedule` for each that is due. `find`
 * returns the batch after an id, and an empty one at the end.
 */
export async function scheduleDueWorkspaces(
  { signal }: Pick<Work, 'signal'>,
  find: (after: string, limit: number) => Promise<{ workspace_id: string; due: boolean }[]>,
  schedule: (workspaceId: string) => Promise<unknown>,
): Promise<void> {
  for (let after: string | undefined = nilId; after && !signal.aborted; ) {
    const looked: Awaited<ReturnType<typeof find>> = await find(after, batch);
    for (const { workspace_id, due } of looked) if (due) await schedule(workspace_id);
    after = looked.at(-1)?.workspace_id;
  }
}

const scheduleOfWorkspace = (
  { runtime }: Running,
  task: string,
  { workspaceId, key, inMs = 0 }: { workspaceId: string; key: string; inMs?: number },
) =>
  runtime.database.workspace(workspaceId).sql`
    select enqueue(${task}, ${JSON.stringify({ workspaceId })}::jsonb, ${`${key}:${workspaceId}`},
      now() + ${inMs} * interval '1 millisecond', key_mode => 'preserve_run_at')`;

/** Queues counting the knowledge bases of a workspace a little later, once for many changes. */
export const scheduleRefresh = (work: Pick<Work, 'runtime' | 'timings'>, workspaceId: string) =>
  scheduleOfWorkspace(work, 'refresh_knowledge', {
    workspaceId,
    key: 'refresh',
    inMs: work.timings.refreshMs,
  });

/** Queues asking the unanswered questions of a workspace again. */
export const scheduleReasking = (work: Running, workspaceId: string) =>
  scheduleOfWorkspace(work, 'reask_questions', { workspaceId, key: 'reask' });

/** Queues counting the days of a workspace for analytics. */
export const scheduleRollUp = (work: Running, workspaceId: string) =>
  scheduleOfWorkspace(work, 'roll_up_analytics', { workspaceId, key: 'roll-up' });

/** Queues grouping the new questions of a workspace. */
export const scheduleGrouping = (work: Running, workspaceId: string) =>
  scheduleOfWorkspace(work, 'group_questions', { workspaceId, key: 'group' });

/** The number of vectors from which an index of their own pays. Below it, an exact scan takes about 20 ms. */
export const largeWorkspace = 20_000;

/** Queues `index_vectors` if the workspace is large. */
export const scheduleIndexIfLarge = ({ runtime }: Running, workspaceId: string) =>
  runtime.database.workspace(workspaceId).sql`
    select enqueue('index_vectors', '{}'::jsonb, 'index_vectors', now(), key_mode => 'preserve_run_at')
    from retrieval_statistics
    where workspace_id = ${workspaceId} having sum(chunks) >= ${largeWorkspace}`;

/** How far the passages of a workspace are embedded by a model. */
export interface Reembedding {
  workspaceId: string;
  model: string;
  /** The id of the last passage that was looked at. */
  after?: number | undefined;
  /** Ids of passages that the model refuses. */
  refused?: number[];
  runInMs?: number;
}

/** Queues embedding the passages of a workspace, or the rest of them, behind all other jobs. */
export const scheduleReembedding = ({ runtime }: Running, { runInMs = 0, ...job }: Reembedding) => {
  const { workspaceId } = job;
  return runtime.database.workspace(workspaceId).sql`
    select enqueue('reembed_workspace', ${JSON.stringify(job)}::jsonb, ${`reembed:${workspaceId}`},
      now() + ${runInMs} * interval '1 millisecond', 100, ${['embed:', `base:${workspaceId}`]}::text[])`;
};

/** Queues analyzing the passages of a workspace again, or the rest of them, behind all other jobs. */
export const scheduleReanalysis = ({ runtime }: Running, workspaceId: string) =>
  runtime.database.workspace(workspaceId).sql`
    select enqueue('reanalyze_workspace', ${JSON.stringify({ workspaceId })}::jsonb, ${`reanalyze:${workspaceId}`},
      now(), 100, ${[`base:${workspaceId}`]}::text[])`;
