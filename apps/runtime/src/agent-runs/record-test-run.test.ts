import { PostgresStore } from '@mastra/pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ingest, withWorker } from '../../../../test/support/ingest.ts';
import { type ModelServer, startModelServer } from '../../../../test/support/model-server.ts';
import { createTenant, openWorld, type Tenant, type World } from '../../../../test/support/world.ts';
import { readConfig } from '../config.ts';
import { openRuntime } from '../open.ts';

const question = 'How long does delivery take inside Indonesia, aardvark?';

let model: ModelServer;
let world: World;
let store: PostgresStore;
let shop: Tenant;
let chatbotId: string;

beforeAll(async () => {
  model = await startModelServer({ reply: ['Delivery takes 2 to 4', ' working days [1].'] });
  world = await openWorld({ GEMINI_API_KEY: 'test', GEMINI_BASE_URL: model.url, AGENT_TRACES: 'on' });
  const { connectionString } = world.database;
  store = new PostgresStore({
    id: 'reader',
    connectionString,
    schemaName: 'mastra',
    max: 1,
    disableInit: true,
  });
  shop = await createTenant(world);
  chatbotId = shop.bots[0] as string;
  const text = 'Delivery takes 2 to 4 working days inside Indonesia.';
  await ingest(world, shop, [{ title: 'Delivery', text, chatbotId }]);
});
afterAll(async () => {
  await store.close();
  await world.close();
  await model.close();
});

/** Runs the tests of the bot and waits until the run is recorded. */
async function run(by: Pick<World, 'runtime'> = world): Promise<string> {
  const { data } = await shop.call('run_tests', { chatbotId });
  await withWorker({ ...world, ...by }, () =>
    vi.waitFor(
      async () => {
        const { scores } = await readScores(data.id);
        expect(scores).toHaveLength(data.total);
      },
      { timeout: 150_000, interval: 100 },
    ),
  );
  return data.id;
}

const page = { page: 0, perPage: 100 };
const readScores = async (runId: string) => {
  const scores = await store.getStore('scores');
  if (!scores) throw new Error('no scores');
  return scores.listScoresByRunId({ runId, pagination: page });
};

test('records a run without a chat model, with answers that have no trace', async () => {
  const config = readConfig({ SECRET_KEY: 'ab'.repeat(32), LOG_LEVEL: 'error' });
  const { connectionString } = world.database;
  const runtime = await openRuntime(config, { connectionString });
  const { data } = await shop.call('create_test_case', { chatbotId, question, language: 'en' });
  const id = await run({ runtime });
  const experiments = await store.getStore('experiments');
  const kept = await experiments?.listExperimentResults({ experimentId: id, pagination: page });
  expect(kept?.results).toMatchObject([{ traceId: null, output: { passed: true, answered: true } }]);
  await shop.call('delete_test_case', { id: data.id });
  await runtime.close();
});

test('lets the agent framework read test set, run, results and scores, and deletes them with the bot', async () => {
  const { data: right } = await shop.call('create_test_case', { chatbotId, question, language: 'en' });
  const { data: wrong } = await shop.call('create_test_case', {
    chatbotId,
    question: 'How many days is delivery inside Indonesia?',
    expectedAnswer: 'two hours',
  });
  const first = await run();
  const datasets = await store.getStore('datasets');
  const experiments = await store.getStore('experiments');
  expect(await datasets?.getDatasetById({ id: chatbotId })).toMatchObject({
    organizationId: shop.workspaceId,
    projectId: chatbotId,
  });
  const { items } = (await datasets?.listItems({ datasetId: chatbotId, pagination: page })) ?? {};
  expect(items?.map(({ externalId, groundTruth }) => [externalId, groundTruth])).toEqual(
    expect.arrayContaining([
      [right.id, { document_id: null, text: false, unanswered: false, language: 'en' }],
      [wrong.id, { document_id: null, text: true, unanswered: false, language: null }],
    ]),
  );
  expect(await experiments?.getExperimentById({ id: first })).toMatchObject({
    datasetId: chatbotId,
    datasetVersion: expect.any(Number),
    status: 'completed',
    totalItems: 2,
    succeededCount: 1,
    failedCount: 1,
  });
  const { scores } = await readScores(first);
  expect(scores.map(({ score, input, reason }) => [input, score, reason])).toEqual(
    expect.arrayContaining([
      [{ case_id: right.id }, 1, ''],
      [{ case_id: wrong.id }, 0, 'does not contain the expected text'],
    ]),
  );
  const { results } =
    (await experiments?.listExperimentResults({ experimentId: first, pagination: page })) ?? {};
  expect(results).toHaveLength(2);
  const traced = await vi.waitFor(
    async () => {
      const trace = await (await store.getStore('observability'))?.getTrace({
        traceId: results?.[0]?.traceId as string,
      });
      expect(trace?.spans).toHaveLength(2);
      return trace;
    },
    { timeout: 150_000, interval: 100 },
  );
  expect(JSON.stringify([items, results, scores, traced])).not.toMatch(/aardvark|Delivery|two hours/);

  await shop.call('delete_test_case', { id: wrong.id });
  const second = await run();
  expect(await datasets?.listItems({ datasetId: chatbotId, pagination: page })).toMatchObject({
    items: [{ externalId: right.id }],
  });
  expect(await experiments?.getExperimentById({ id: second })).toMatchObject({ totalItems: 1 });

  await shop.call('delete_bot', { id: chatbotId });
  expect(await datasets?.getDatasetById({ id: chatbotId })).toBeNull();
  expect(await experiments?.getExperimentById({ id: first })).toBeNull();
  expect((await readScores(first)).scores).toEqual([]);
});
