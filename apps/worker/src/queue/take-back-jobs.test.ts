import { latch } from '@jawab/test/support/model-server.ts';
import { queued } from '@jawab/test/support/queue.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openSite, page, type Site } from '../site.testing.ts';
import { jobsOf, openShop, type Shop } from '../worker.testing.ts';

const lively = { takeBackMs: 50 };
let shop: Shop;
let site: Site;
beforeAll(async () => {
  site = await openSite();
  shop = await openShop({ EGRESS_ALLOW: site.host });
});
afterAll(async () => {
  await shop.close();
  await site.close();
});
afterEach(() => shop.stopWorkers());

/** Leaves a document as a killed worker leaves it, or as the one of this name has it in work. */
async function leaveInWork(id: string, error: object | null = null, worker = 'pool-dead') {
  const { system } = shop.world.runtime.database;
  await system.sql`
    update documents set status = 'processing', error = ${error ? JSON.stringify(error) : null}::jsonb where id = ${id}`;
  await system.sql`
    update ${queued}
    set locked_by = ${worker}, locked_at = now(), attempts = attempts + 1
    where key = ${`ingest:${id}`}`;
}

test('takes back and runs the jobs of a dead worker', async () => {
  const ids = await Promise.all(['One.', 'Two.'].map((content) => shop.add({ content })));
  for (const id of ids) await leaveInWork(id);
  await shop.startWorker(lively);
  const documents = await shop.settled(...ids);
  expect(documents.map(({ status }) => status)).toEqual(['ready', 'ready']);
  await expect.poll(() => jobsOf(shop)).toEqual([]);
});

test('fails a document that keeps killing its worker', async () => {
  const id = await shop.add({ content: 'Poison.' });
  await leaveInWork(id, { code: 'worker_died', message: '', deaths: 9 });
  await shop.startWorker(lively);
  const [document] = await shop.settled(id);
  expect(document).toMatchObject({ status: 'failed', error: { code: 'worker_died' } });
  await expect.poll(() => jobsOf(shop)).toEqual([]);
});

test('does not run a replaced job again', async () => {
  const id = await shop.add({ content: 'Once.' });
  await leaveInWork(id);
  const { system } = shop.world.runtime.database;
  await system.sql`
    update ${queued} set key = null, attempts = max_attempts where locked_by = 'pool-dead'`;
  await shop.startWorker(lively);
  await expect.poll(() => jobsOf(shop)).toEqual([]);
});

test('a living worker keeps its jobs, however long they take', async () => {
  const { system } = shop.world.runtime.database;
  const gate = latch();
  site.on('/long', async (request, response) => {
    await gate.opened;
    page('It took its time.')(request, response);
  });
  const left = await shop.add({ content: 'Left by another.' });
  await leaveInWork(left, null, `${shop.world.runtime.processId}/other`);
  await shop.startWorker({ ...lively, fetchMs: 120_000 });
  const id = await shop.addPage(`${site.origin}/long`);
  await expect.poll(() => site.asked.filter((path) => path === '/long').length).toBe(1);
  const holder = () => system.sql`select locked_by from ${queued} where key = ${`ingest:${id}`}`;
  const before = await holder();
  await shop.startWorker({ ...lively, fetchMs: 120_000 });
  // The other worker dies. Its job is taken back, so the living one's was checked too.
  await system.sql`update ${queued} set locked_by = 'pool-dead' where key = ${`ingest:${left}`}`;
  expect((await shop.settled(left))[0]?.status).toBe('ready');
  expect(await holder()).toEqual(before);
  gate.open();
  expect((await shop.settled(id))[0]?.status).toBe('ready');
  expect(site.asked.filter((path) => path === '/long').length).toBe(1);
});

test('notes which processes have a worker', async () => {
  const { system } = shop.world.runtime.database;
  const works = async () => (await system.sql<{ works: boolean }>`select works from processes`)[0]?.works;
  await system.sql`update processes set works = false`;
  await shop.startWorker(lively);
  await expect.poll(works).toBe(true);
});
