import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ModelRequest } from '../support/model-request.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { wordVector } from '../support/word-vector.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';
import { forkWorker } from './fork-worker.ts';

const passages = 1_500;
const kills = 4;
const batchesBetweenKills = 2;
const soon = { timeout: 90_000, interval: 10 };

let models: ModelServer;
let world: World;
let tenant: Tenant;
let child: ChildProcess | undefined;
beforeAll(async () => {
  models = await startModelServer({ vectorOf: (text, model) => wordVector(text, model === 'old' ? 32 : 48) });
  world = await openWorld();
  tenant = await createTenant(world);
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await world.close();
  await models.close();
});

async function startProcess(model: string): Promise<ChildProcess> {
  const settings = { EMBEDDING_URL: models.openaiUrl, EMBEDDING_MODEL: model };
  child = await forkWorker(world.database.connectionString, settings, { keepVectorsMs: 500 });
  return child;
}

async function kill(worker: ChildProcess): Promise<void> {
  worker.kill('SIGKILL');
  await once(worker, 'exit');
}

const embedsPassages = ({ model, inputs }: ModelRequest) =>
  model === 'new' && inputs.some((input) => input.includes('coins'));

const vectors = async () => {
  const [row] = await tenant.context().sql`
    select count(*) filter (where model = 'old')::int as old, count(*) filter (where model = 'new')::int as new,
      (select model from vector_models) as serving
    from embeddings`;
  return row as { old: number; new: number; serving: string };
};

test(`${kills + 1} times kill -9 while ${passages} passages are embedded again loses, doubles and mixes nothing`, async () => {
  const sections = Array.from(
    { length: passages },
    (_, i) => `# Item ${i}\nItem number${i} costs ${i} coins.`,
  );
  await tenant.call('add_knowledge', { title: 'Prices', text: sections.join('\n\n') });
  const first = await startProcess('old');
  await expect.poll(vectors, soon).toEqual({ old: passages, new: 0, serving: 'old' });
  await kill(first);

  for (let done = 0; done < kills * batchesBetweenKills * 100; ) {
    let batches = 0;
    const isLast = (request: ModelRequest) => embedsPassages(request) && ++batches > batchesBetweenKills;
    models.script({ kind: 'embed', match: isLast, hold: new Promise(() => {}) });
    const worker = await startProcess('new');
    done += batchesBetweenKills * 100;
    await expect.poll(() => batches, soon).toBe(batchesBetweenKills + 1);
    await kill(worker);
    expect(await vectors()).toEqual({ old: passages, new: done, serving: 'old' });
  }
  const last = await startProcess('new');
  await expect.poll(async () => (await vectors()).serving, soon).toBe('new');
  await kill(last);
  expect((await vectors()).new).toBe(passages);

  await startProcess('new');
  await expect.poll(vectors, soon).toEqual({ old: 0, new: passages, serving: 'new' });
  const jobs = () => world.runtime.database.system.sql`
    select 1 from graphile_worker.jobs where task_identifier = 'reembed_workspace'`;
  await expect.poll(jobs, soon).toEqual([]);
  const [mixed] = await tenant.context().sql`
    select count(distinct vector_dims(embedding))::int as dimensions, count(distinct chunk_id)::int as chunks from embeddings`;
  expect(mixed).toEqual({ dimensions: 1, chunks: passages });
  const embeddings = models.requests.filter(embedsPassages);
  expect(embeddings.map(({ inputs }) => inputs.length)).toEqual(Array(passages / 100 + kills).fill(100));
}, 600_000);
