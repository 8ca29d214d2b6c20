import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { addDocument } from '@jawab/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';
import { forkWorker } from './fork-worker.ts';

const kills = 5;
const readyBetweenKills = 25;
/** Enough that there is work left when a worker is killed, however fast it is. */
const [addedBefore, addedMeanwhile] = [40, 20];
const soon = { timeout: 90_000, interval: 5 };

let world: World;
let tenant: Tenant;
let child: ChildProcess | undefined;
beforeAll(async () => {
  world = await openWorld();
  tenant = await createTenant(world);
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await world.close();
});

async function startProcess(): Promise<ChildProcess> {
  child = await forkWorker(world.database.connectionString);
  return child;
}

const sectionsOf = (i: number) => 1 + (i % 3);
const textOf = (i: number) =>
  Array.from({ length: sectionsOf(i) }, (_, s) => `# Part ${s}\nOrder ${i} of part ${s} ships soon.`).join(
    '\n\n',
  );

const count = async (where: string) => {
  const statements: Record<string, string> = {
    ready: "select count(*)::int as n from documents where status = 'ready'",
    jobs: "select count(*)::int as n from graphile_worker.jobs where task_identifier like 'ingest%'",
    locked: 'select count(*)::int as n from graphile_worker.jobs where locked_by is not null',
    chunks: 'select count(*)::int as n from chunks',
    counted: 'select sum(chunk_count)::int as n from documents',
    twice:
      'select count(*)::int as n from (select 1 from chunks group by document_id, ordinal having count(*) > 1) t',
    postings: 'select count(*)::int as n from postings',
    terms: 'select sum(cardinality(terms))::int as n from chunks',
  };
  const text = [statements[where] ?? ''] as unknown as TemplateStringsArray;
  const [row] = await world.runtime.database.system.sql(Object.assign(text, { raw: text }));
  return row?.n as number;
};

test(`[DOC-2 inside] ${kills} times kill -9 of the worker during ingestion loses and doubles nothing`, async () => {
  let documents = 0;
  const add = async (many: number) => {
    for (let i = documents; i < documents + many; i++)
      await addDocument(tenant.context(), {
        title: `Order ${i}`,
        botId: null,
        sourceUrl: null,
        sourceType: 'snippet',
        content: textOf(i),
      });
    documents += many;
  };
  for (let kill = 0; kill < kills; kill++) {
    const before = await count('ready');
    await add(addedBefore);
    const worker = await startProcess();
    const adding = add(addedMeanwhile);
    await expect.poll(() => count('ready'), soon).toBeGreaterThan(before + readyBetweenKills);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    await adding;
  }
  await add(addedBefore);
  expect(await count('ready')).toBeLessThan(documents);
  await startProcess();
  await expect.poll(() => count('ready'), soon).toBe(documents);
  await expect.poll(() => count('jobs'), soon).toBe(0);
  await expect.poll(() => count('locked'), soon).toBe(0);

  const rows = await tenant.context().sql`select title, chunk_count, error from documents`;
  const wrong = rows.filter(
    ({ title, chunk_count, error }) => chunk_count !== sectionsOf(Number(title.slice(6))) || error,
  );
  expect(wrong).toEqual([]);
  expect(await count('chunks')).toBe(await count('counted'));
  expect(await count('twice')).toBe(0);
  expect(await count('postings')).toBe(await count('terms'));
}, 600_000);
