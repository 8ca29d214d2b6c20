import type { WorkspaceDatabase } from '@jawab/core';
import type { PostgresStore } from '@mastra/pg';

/** Which run is recorded. */
export interface TestRunIds {
  workspaceId: string;
  runId: string;
}

interface Run {
  id: string;
  bot_id: string;
  total: number;
  passed: number;
  created_at: string;
  finished_at: string;
}

interface Result {
  case_id: string;
  passed: boolean;
  reasons: string[];
  answered: boolean | null;
  language: string;
  trace_id: string | null;
  expected: {
    document_id: string | null;
    text: boolean;
    unanswered: boolean;
    language: string | null;
  } | null;
}

const scorer = 'test-case';

/**
 * Copies a finished test run into the agent framework's store: the bot's test set as a dataset, the run as an experiment
 * with its results, each with its score. Ids, what was expected and how it came out, no text: questions and answers stay in
 * the tables of the workspace. Recording a run again replaces it.
 */
export async function recordTestRun(
  store: PostgresStore,
  { sql }: WorkspaceDatabase,
  { workspaceId, runId }: TestRunIds,
): Promise<void> {
  const [run] = await sql<Run>`
    select id, bot_id, total, passed, created_at, finished_at from test_runs
    where workspace_id = ${workspaceId} and id = ${runId} and status = 'done'`;
  if (!run) return;
  const results = await sql<Result>`
    select r.case_id, r.passed, r.reasons, r.answered, r.language, r.trace_id,
      case when t.id is not null then jsonb_build_object('document_id', t.expected_document_id,
        'text', t.expected_answer is not null, 'unanswered', t.expect_unanswered, 'language', t.language) end as expected
    from test_results r left join test_cases t on t.workspace_id = r.workspace_id and t.id = r.case_id
    where r.workspace_id = ${workspaceId} and r.run_id = ${runId} order by r.case_id`;
  const owner = { organizationId: workspaceId, projectId: run.bot_id };
  const items = await keepDataset(store, run, results, owner);
  await keepExperiment(store, run, owner, items.version);
  for (const result of results) await keepResult(store, run, result, owner, items.ids);
}

type Owner = { organizationId: string; projectId: string };

/** Brings the dataset of a bot to its test set. Cases never change; they come and go. */
async function keepDataset(store: PostgresStore, run: Run, results: Result[], owner: Owner) {
  const { datasets } = store.stores;
  if (!datasets) throw new Error('The store keeps no datasets.');
  await datasets.createDataset({ id: run.bot_id, name: `Tests of bot ${run.bot_id}`, ...owner });
  const wanted = results.filter(({ expected }) => expected);
  const kept = await datasets.batchInsertItems({
    datasetId: run.bot_id,
    items: wanted.map(({ case_id, expected }) => ({
      externalId: case_id,
      input: { case_id },
      groundTruth: expected,
    })),
  });
  const { items } = await datasets.listItems({
    datasetId: run.bot_id,
    pagination: { page: 0, perPage: false },
  });
  const known = new Set(wanted.map(({ case_id }) => case_id));
  const gone = items.filter(({ externalId }) => externalId && !known.has(externalId)).map(({ id }) => id);
  if (gone.length > 0) await datasets.batchDeleteItems({ datasetId: run.bot_id, itemIds: gone });
  const dataset = await datasets.getDatasetById({ id: run.bot_id });
  const ids = new Map(kept.map(({ externalId, id }) => [externalId as string, id]));
  return { ids, version: dataset?.version ?? null };
}

async function keepExperiment(store: PostgresStore, run: Run, owner: Owner, datasetVersion: number | null) {
  const { experiments } = store.stores;
  await experiments?.deleteExperiment({ id: run.id });
  await experiments?.createExperiment({
    id: run.id,
    name: `Test run ${run.id}`,
    datasetId: run.bot_id,
    datasetVersion,
    ...owner,
    targetType: null,
    targetId: null,
    scorerIds: [scorer],
    totalItems: run.total,
  });
  await experiments?.updateExperiment({
    id: run.id,
    status: 'completed',
    succeededCount: run.passed,
    failedCount: run.total - run.passed,
    startedAt: new Date(run.created_at),
    completedAt: new Date(run.finished_at),
  });
}

async function keepResult(
  { stores }: PostgresStore,
  run: Run,
  { case_id, expected, trace_id, passed, reasons, ...said }: Result,
  owner: Owner,
  items: Map<string, string>,
) {
  const itemId = items.get(case_id) ?? case_id;
  const output = { ...said, passed };
  await stores.experiments?.addExperimentResult({
    experimentId: run.id,
    itemId,
    itemDatasetVersion: null,
    input: { case_id },
    output,
    groundTruth: expected,
    error: null,
    retryCount: 0,
    traceId: trace_id,
    metadata: { reasons },
    ...owner,
    startedAt: new Date(run.created_at),
    completedAt: new Date(run.finished_at),
  });
  await stores.scores?.saveScore({
    id: `${run.id}:${case_id}`,
    scorerId: scorer,
    scorer: { id: scorer },
    runId: run.id,
    source: 'TEST',
    score: passed ? 1 : 0,
    reason: reasons.join('; '),
    input: { case_id },
    output,
    entityId: 'support',
    entityType: 'AGENT',
    entity: { id: 'support' },
    resourceId: run.bot_id,
    ...(trace_id && { traceId: trace_id }),
    datasetId: run.bot_id,
    datasetItemId: itemId,
    ...owner,
  });
}
