import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDocument } from '@jawab/core';
import { openRuntime, type Runtime, readConfig } from '@jawab/runtime';
import { startWorker, type Worker } from '@jawab/worker';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTenant, openWorld, type Tenant } from '../support/world.ts';

const documents = 150;
const soon = { timeout: 90_000, interval: 5 };
let runtime: Runtime;
let close: () => Promise<unknown>;
/** Cuts every connection at once: the embedded database is killed, a server's backends are terminated. */
let loseDatabase: () => Promise<unknown>;
let tenant: Tenant;
let worker: Worker;

beforeAll(async () => {
  if (inject('databaseUrl')) {
    const world = await openWorld();
    ({ runtime, close } = world);
    loseDatabase = () =>
      runtime.database.system.sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`;
  } else {
    const dataDir = await mkdtemp(join(tmpdir(), 'jawab-loss-'));
    runtime = await openRuntime(readConfig({ LOG_LEVEL: 'silent', JAWAB_DATA: dataDir }));
    close = () => runtime.close().then(() => rm(dataDir, { recursive: true, force: true }));
    loseDatabase = async () => process.kill(runtime.embedded?.pid() ?? Number.NaN, 'SIGKILL');
  }
  tenant = await createTenant({ runtime });
  worker = await startWorker(runtime, { takeBackMs: 100, pollIntervalMs: 50, refreshMs: 200 });
});
afterAll(async () => {
  await worker.stop();
  await close();
});

const ready = async () =>
  (await tenant.context().sql`select count(*)::int as n from documents where status = 'ready'`)[0]?.n;

test('a worker that loses its database during its work continues without loss', async () => {
  const accepted: string[] = [];
  const add = async (i: number) => {
    const document = { title: `D${i}`, botId: null, sourceType: 'snippet' as const, sourceUrl: null };
    const { id } = await addDocument(tenant.context(), {
      ...document,
      content: `# A\nOne ${i}.\n\n# B\nTwo ${i}.`,
    });
    accepted.push(id);
  };
  for (const third of [0, 1, 2]) {
    for (let i = 0; i < documents / 3; i++) await add(third * 100 + i).catch(() => {});
    await expect.poll(ready, soon).toBeGreaterThan(accepted.length / 2);
    await loseDatabase();
    await expect.poll(ready, soon).toBeGreaterThan(0);
  }
  const done = () => tenant.context().sql`
    select id from documents where id = any(${accepted}::uuid[]) and status = 'ready' and chunk_count = 2 and error is null`;
  await expect.poll(async () => (await done()).length, soon).toBe(accepted.length);
  const left = () => runtime.database.system.sql`
    select 1 from graphile_worker.jobs where task_identifier like 'ingest%'`;
  await expect.poll(async () => (await left()).length, soon).toBe(0);
  const [chunks] = await tenant.context().sql`
    select count(*)::int as n, count(distinct (document_id, ordinal))::int as different from chunks`;
  expect(chunks?.n).toBe(chunks?.different);
  expect(chunks?.n).toBe(2 * (await ready()));
}, 600_000);
