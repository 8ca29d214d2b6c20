import { search } from '@jawab/retrieval';
import { openRuntime, type Runtime, readConfig } from '@jawab/runtime';
import { latch, type ModelServer, startModelServer } from '@jawab/test/support/model-server.ts';
import { wordVector } from '@jawab/test/support/word-vector.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startWorker, type Worker, type WorkerOptions } from '../index.ts';
import { quick } from '../worker.testing.ts';

/** Each model has its own dimensions, so that mixing vectors is a database error. */
const dimensionsOf: Record<string, number> = { 'model-a': 256, 'model-b': 384 };
const soon = { timeout: 60_000, interval: 20 };
const unknown = new Set<string>();
let models: ModelServer;
let world: World;
const opened: Runtime[] = [];
const workers: Worker[] = [];

beforeAll(async () => {
  models = await startModelServer({
    unknown,
    vectorOf: (text, model) => wordVector(text, dimensionsOf[model] ?? 32),
  });
  world = await openWorld();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await Promise.all(opened.splice(0).map((runtime) => runtime.close()));
  unknown.clear();
});
afterAll(async () => {
  await world.close();
  await models.close();
});

/** Opens a runtime with this embedder, or none, on the shared database. */
async function startProcess(model: string | null, options: WorkerOptions = {}): Promise<Runtime> {
  const settings = model ? { EMBEDDING_URL: models.openaiUrl, EMBEDDING_MODEL: model } : {};
  const config = readConfig({ LOG_LEVEL: 'error', SECRET_KEY: 'ab'.repeat(32), ...settings });
  const { connectionString } = world.database;
  const runtime = await openRuntime(config, { connectionString });
  opened.push(runtime);
  workers.push(await startWorker(runtime, { ...quick, keepVectorsMs: 0, ...options }));
  return runtime;
}

async function stopProcesses() {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
}

const words = ['anchor', 'basket', 'candle', 'drawer', 'engine', 'feather', 'garden', 'hammer'];

/**
 * Creates a workspace with one passage of each number. The bases of earlier tests are embedded again at the same
 * time, so a test recognises its own requests by the coin.
 */
async function createBase(runtime: Runtime, passages: number, coin: string): Promise<Tenant> {
  const tenant = await createTenant({ runtime });
  const text = Array.from(
    { length: passages },
    (_, i) => `# Item ${i}\nThe ${words[i % words.length]} number${i} costs ${i} ${coin}.`,
  ).join('\n\n');
  await tenant.call('add_knowledge', { title: 'Prices', text });
  await expect
    .poll(() => tenant.context().sql`select 1 from documents where status = 'ready'`, soon)
    .toHaveLength(1);
  return tenant;
}

const vectorsOf = async (tenant: Tenant) => {
  const rows = await tenant.context().sql`
    select model, count(*)::int as n from embeddings group by model order by model`;
  return Object.fromEntries(rows.map(({ model, n }) => [model, n]));
};
const servingOf = async (tenant: Tenant) =>
  (await tenant.context().sql`select model, dimensions from vector_models`)[0];

/**
 * Searches by a word of the passage, through the port that every surface uses. Returns the rank among the vectors.
 */
async function ask(runtime: Runtime, tenant: Tenant, query: string) {
  const { workspaceId, principal } = tenant;
  const signal = new AbortController().signal;
  const ctx = runtime.contextFor(principal, { channel: 'api', signal });
  const vector = await ctx.embedQuery(query, signal);
  const found = await search(ctx.sql, { workspaceId, botIds: null, query, vector, limit: 5 });
  return { model: vector?.model ?? null, hit: found.hits[0] };
}

test('old vectors answer until every passage has a new one, and are then deleted', async () => {
  const before = await startProcess('model-a');
  const tenant = await createBase(before, 260, 'rupees');
  await expect.poll(() => vectorsOf(tenant), soon).toEqual({ 'model-a': 260 });
  await stopProcesses();
  expect(await vectorsOf(tenant)).toEqual({ 'model-a': 260 });

  const { opened: released, open } = latch();
  const embedsLast = ({ model, inputs }: { model: string; inputs: string[] }) =>
    model === 'model-b' && inputs.some((input) => input.includes('number255 costs 255 rupees'));
  models.script({ kind: 'embed', match: embedsLast, hold: released });
  const sent = models.requests.length;
  const after = await startProcess('model-b');
  await expect.poll(() => vectorsOf(tenant), soon).toEqual({ 'model-a': 260, 'model-b': 200 });
  expect(await servingOf(tenant)).toEqual({ model: 'model-a', dimensions: 256 });
  expect(await ask(after, tenant, 'number255')).toMatchObject({
    model: 'model-a',
    hit: { heading: 'Item 255', retrievers: { vectors: 1 } },
  });
  open();
  await expect.poll(() => vectorsOf(tenant), soon).toEqual({ 'model-b': 260 });
  expect(await servingOf(tenant)).toEqual({ model: 'model-b', dimensions: 384 });
  await expect
    .poll(() => ask(after, tenant, 'number255'), soon)
    .toMatchObject({ model: 'model-b', hit: { heading: 'Item 255', retrievers: { vectors: 1 } } });
  const asked = models.requests.slice(sent).filter(({ model, inputs }) => {
    return model === 'model-b' && inputs.some((input) => input.includes('rupees'));
  });
  expect(asked.map(({ inputs }) => inputs.length)).toEqual([100, 100, 60]);
});

test('answers by terms and the new vectors when the old model is gone', async () => {
  const tenant = await createBase(await startProcess('model-a'), 120, 'pesos');
  await stopProcesses();
  unknown.add('model-a');
  const { opened: released, open } = latch();
  const embedsLast = ({ inputs }: { inputs: string[] }) =>
    inputs.some((input) => input.includes('number110 costs 110 pesos'));
  models.script({ kind: 'embed', match: embedsLast, hold: released });
  const after = await startProcess('model-b');
  await expect.poll(() => vectorsOf(tenant), soon).toEqual({ 'model-a': 120, 'model-b': 100 });
  expect(await ask(after, tenant, 'number50')).toMatchObject({
    model: 'model-b',
    hit: { heading: 'Item 50', retrievers: { terms: 1, vectors: expect.any(Number) } },
  });
  expect((await ask(after, tenant, 'number119')).hit).toMatchObject({
    heading: 'Item 119',
    retrievers: { terms: 1 },
  });
  open();
  await expect.poll(() => vectorsOf(tenant), soon).toEqual({ 'model-b': 120 });
});

test('embeds existing passages with a later embedder, past one that the model refuses', async () => {
  const tenant = await createBase(await startProcess(null), 30, 'dinars');
  await stopProcesses();
  expect(await vectorsOf(tenant)).toEqual({});
  const refuses = ({ inputs }: { inputs: string[] }) =>
    inputs.some((input) => input.includes('number7 costs 7 dinars'));
  models.script({ kind: 'embed', match: refuses, status: 400, while: () => true });
  await startProcess('model-b');
  await expect.poll(() => vectorsOf(tenant), soon).toEqual({ 'model-b': 29 });
});

test('keeps answering by the old vectors if the new model refuses everything', async () => {
  const before = await startProcess('model-a');
  const tenant = await createBase(before, 3, 'ringgit');
  await stopProcesses();
  unknown.add('model-b');
  await startProcess('model-b');
  const failed = () => world.runtime.database.system.sql`
    select j.last_error from graphile_worker.jobs j
    where j.task_identifier = 'reembed_workspace' and j.last_error is not null and j.key like ${`%${tenant.workspaceId}`}`;
  await expect.poll(failed, soon).toHaveLength(1);
  expect(await vectorsOf(tenant)).toEqual({ 'model-a': 3 });
  expect(await servingOf(tenant)).toMatchObject({ model: 'model-a' });
  expect(await ask(before, tenant, 'number2')).toMatchObject({
    model: 'model-a',
    hit: { heading: 'Item 2', retrievers: { vectors: 1 } },
  });
});
