import type { Work } from '../work.ts';

/** Has a workspace's bases counted and calibrated a little later: once, however often it is asked for until then. */
export const scheduleRefresh = ({ runtime, timings }: Work, workspaceId: string) =>
  runtime.database.workspace(workspaceId).sql`
    select enqueue_once('refresh_knowledge', ${JSON.stringify({ workspaceId })}::jsonb, ${`refresh:${workspaceId}`},
      now() + ${timings.refreshMs} * interval '1 millisecond')`;

/** Has old rows forgotten within the hour, by whichever worker is there then. */
export const scheduleHousekeeping = ({ runtime }: Pick<Work, 'runtime'>) =>
  runtime.database.system.sql`
    select enqueue_once('housekeeping', '{}'::jsonb, 'housekeeping', now() + interval '1 hour')`;

/** Has workspaces looked for, by whichever worker is there, that lack vectors of the configured model. */
export const scheduleFindReembedding = ({ runtime }: Pick<Work, 'runtime'>) =>
  runtime.database.system.sql`
    select enqueue_once('find_reembedding', '{}'::jsonb, 'find_reembedding', now())`;

/** Has pages looked for, by whichever worker is there, that are due to be fetched again. */
export const scheduleFindDuePages = ({ runtime }: Pick<Work, 'runtime'>) =>
  runtime.database.system.sql`
    select enqueue_once('find_due_pages', '{}'::jsonb, 'find_due_pages', now())`;

/** Has workspaces looked for, by whichever worker is there, whose days are to be counted for analytics. */
export const scheduleFindRollUps = ({ runtime }: Pick<Work, 'runtime'>) =>
  runtime.database.system.sql`
    select enqueue_once('find_roll_ups', '{}'::jsonb, 'find_roll_ups', now())`;

/** Has a workspace's days counted for analytics. */
export const scheduleRollUp = ({ runtime }: Pick<Work, 'runtime'>, workspaceId: string) =>
  runtime.database.workspace(workspaceId).sql`
    select enqueue_once('roll_up_analytics', ${JSON.stringify({ workspaceId })}::jsonb, ${`roll-up:${workspaceId}`},
      now())`;

/** Has workspaces looked for, by whichever worker is there, whose bots were asked something new. */
export const scheduleFindNewQuestions = ({ runtime }: Pick<Work, 'runtime'>, inMs = 0) =>
  runtime.database.system.sql`
    select enqueue_once('find_new_questions', '{}'::jsonb, 'find_new_questions',
      now() + ${inMs} * interval '1 millisecond')`;

/** Has a workspace's new questions grouped. */
export const scheduleGrouping = ({ runtime }: Pick<Work, 'runtime'>, workspaceId: string) =>
  runtime.database.workspace(workspaceId).sql`
    select enqueue_once('group_questions', ${JSON.stringify({ workspaceId })}::jsonb, ${`group:${workspaceId}`}, now())`;

/** Vectors of a workspace from which on an index of their own pays: below, looking at each takes some 20 ms. */
export const largeWorkspace = 20_000;

/** Has vectors of workspaces that became large indexed, and indexes nobody needs dropped. */
export const scheduleIndexVectors = ({ runtime }: Pick<Work, 'runtime'>) =>
  runtime.database.system.sql`
    select enqueue_once('index_vectors', '{}'::jsonb, 'index_vectors', now())`;

/** The same, if this workspace is large. */
export const scheduleIndexIfLarge = ({ runtime }: Pick<Work, 'runtime'>, workspaceId: string) =>
  runtime.database.workspace(workspaceId).sql`
    select enqueue_once('index_vectors', '{}'::jsonb, 'index_vectors', now()) from retrieval_statistics
    where workspace_id = ${workspaceId} having sum(chunks) >= ${largeWorkspace}`;

/** How far the embedding of a workspace by a model is. */
export interface Reembedding {
  workspaceId: string;
  model: string;
  /** The last passage looked at. */
  after?: number | undefined;
  /** Passages the model does not take. */
  refused?: number[];
  runInMs?: number;
}

/** Has a workspace's passages embedded, or goes on with it, behind everything else in the queue. */
export const scheduleReembedding = (
  { runtime }: Pick<Work, 'runtime'>,
  { runInMs = 0, ...job }: Reembedding,
) =>
  runtime.database.workspace(job.workspaceId).sql`
    select enqueue_reembedding(${JSON.stringify(job)}::jsonb, now() + ${runInMs} * interval '1 millisecond')`;
