import { latch } from '@jawab/test/support/model-server.ts';
import { queued } from '@jawab/test/support/queue.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openSite, page, type Site } from '../site.testing.ts';
import { jobsOf, openShop, type Shop } from '../worker.testing.ts';

/** A heartbeat that is late because the machine is busy does not count as silence. */
const lively = { beatMs: 50, silenceMs: 10_000 };
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

/** Leaves a document as a killed worker leaves it, this many minutes ago. */
async function leaveInWork(id: string, error: object | null = null, minutes = 1) {
  const { system } = shop.world.runtime.database;
  await system.sql`
    update documents set status = 'processing', error = ${error ? JSON.stringify(error) : null}::jsonb where id = ${id}`;
  await system.sql`
    update ${queued}
    set locked_by = 'pool-dead', locked_at = now() - ${minutes} * interval '1 minute', attempts = attempts + 1
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
  await leaveInWork(left, null, -60);
  await shop.startWorker({ ...lively, fetchMs: 120_000 });
  const id = await shop.addPage(`${site.origin}/long`);
  await expect.poll(() => site.asked.filter((path) => path === '/long').length).toBe(1);
  const holder = () => system.sql`select locked_by from ${queued} where key = ${`ingest:${id}`}`;
  const before = await holder();
  await shop.startWorker({ ...lively, fetchMs: 120_000 });
  // Both jobs become an hour old at the same moment. The dead worker's job is taken back, so the living one's was
  // checked too.
  await system.sql`
    update ${queued} set locked_at = now() - interval '1 hour'
    where key = any(${[`ingest:${id}`, `ingest:${left}`]}::text[])`;
  expect((await shop.settled(left))[0]?.status).toBe('ready');
  expect(await holder()).toEqual(before);
  gate.open();
  expect((await shop.settled(id))[0]?.status).toBe('ready');
  expect(site.asked.filter((path) => path === '/long').length).toBe(1);
});

test('a worker removes its heartbeat when it stops', async () => {
  const { system } = shop.world.runtime.database;
  const signs = async () => (await system.sql`select 1 from worker_heartbeats`).length;
  await system.sql`delete from worker_heartbeats`;
  const worker = await shop.startWorker(lively);
  await expect.poll(signs).toBe(1);
  await worker.stop();
  expect(await signs()).toBe(0);
});
