import { queueDocument } from '@jawab/core';
import { latch } from '@jawab/test/support/model-server.ts';
import { jobTable, queued } from '@jawab/test/support/queue.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { openSite, page, type Site } from '../../site.testing.ts';
import { jobsOf, openShop, type Shop } from '../../worker.testing.ts';

let site: Site;
let shop: Shop;
/** Delays the answer of `/slow` until the test opens it. */
let gate: ReturnType<typeof latch>;
let reached: ReturnType<typeof latch>;

beforeAll(async () => {
  site = await openSite();
  shop = await openShop({ EGRESS_ALLOW: site.host });
  await shop.startWorker({ fetchMs: 120_000, refreshMs: 60_000 });
  site.on('/slow', async (request, response) => {
    const { opened } = gate;
    reached.open();
    await opened;
    page('The page as it was fetched before the change.')(request, response);
  });
});
beforeEach(() => {
  gate = latch();
  reached = latch();
});
afterAll(async () => {
  await shop.close();
  await site.close();
});

/** Does what a change does: new content, a new revision, a new job. */
const change = (id: string, content: string) =>
  shop.context().tx(async (sql) => {
    const [row] = await sql<{ revision: number }>`
      update documents set content = ${content}, source_type = 'snippet', status = 'queued', error = null,
        revision = revision + 1 where id = ${id} returning revision`;
    const revision = row?.revision ?? 0;
    await queueDocument(shop.context(), sql, { workspaceId: shop.workspaceId, documentId: id, revision });
  });

test('shows a document as processing while its page is fetched', async () => {
  const id = await shop.addPage(`${site.origin}/slow`);
  await reached.opened;
  expect((await shop.document(id))?.status).toBe('processing');
  gate.open();
  expect((await shop.settled(id))[0]?.status).toBe('ready');
});

test('a job of an older revision never writes anything', async () => {
  const id = await shop.addPage(`${site.origin}/slow`);
  await reached.opened;
  await change(id, 'The text after the change.');
  await shop.settled(id);
  gate.open();
  await expect.poll(() => jobsOf(shop)).toEqual([]);
  expect(await shop.document(id)).toMatchObject({ status: 'ready', content: 'The text after the change.' });
  expect((await shop.chunks(id)).map(({ text }) => text)).toEqual(['The text after the change.']);
});

test('[DOC-6 inside] a document deleted while its job runs leaves nothing behind', async () => {
  const id = await shop.addPage(`${site.origin}/slow`);
  await reached.opened;
  await shop.context().sql`delete from documents where id = ${id}`;
  gate.open();
  await expect.poll(() => jobsOf(shop)).toEqual([]);
  expect(await shop.document(id)).toBeUndefined();
  expect(await shop.chunks(id)).toEqual([]);
});

test('old passages answer until new ones are stored, and stay after a failed change', async () => {
  const id = await shop.add({ content: 'Open from nine to five.' });
  await shop.settled(id);
  await change(id, '   ');
  const [failed] = await shop.settled(id);
  expect(failed).toMatchObject({ status: 'failed', chunk_count: 1, error: { code: 'empty_content' } });
  expect((await shop.chunks(id)).map(({ text }) => text)).toEqual(['Open from nine to five.']);
  await change(id, 'Open from ten to six.');
  expect((await shop.settled(id))[0]).toMatchObject({ status: 'ready', error: null, chunk_count: 1 });
  expect((await shop.chunks(id)).map(({ text }) => text)).toEqual(['Open from ten to six.']);
});

test('indexes only the last of many changes', async () => {
  const id = await shop.add({ content: 'Version 0.' });
  for (let version = 1; version <= 20; version++) await change(id, `Version ${version}.`);
  await expect.poll(async () => (await shop.document(id))?.status).toBe('ready');
  await expect.poll(() => jobsOf(shop)).toEqual([]);
  expect((await shop.chunks(id)).map(({ text }) => text)).toEqual(['Version 20.']);
});

test('counts the base again for a change that comes right after it was counted', async () => {
  const { sql } = shop.world.runtime.database.system;
  const key = `refresh:${shop.workspaceId}`;
  const waiting = () => sql`select 1 from graphile_worker.jobs where key = ${key}`;
  const payload = JSON.stringify({ workspaceId: shop.workspaceId });
  await shop.settled(await shop.add({ content: 'A lamp.' }));
  await expect.poll(waiting).toHaveLength(1);
  await sql`select enqueue('refresh_knowledge', ${payload}::jsonb, ${key}, now())`;
  await expect.poll(waiting).toEqual([]);
  await shop.settled(await shop.add({ content: 'Another lamp.' }));
  await expect.poll(() => jobsOf(shop)).toEqual([]);
  expect(await waiting()).toHaveLength(1);
});

test('keeps the new job in the queue if a worker takes the one it replaces', async () => {
  const { sql } = shop.world.runtime.database.system;
  const key = `race:${shop.workspaceId}`;
  const put = (n: number) =>
    sql`select enqueue('no_such_task', ${JSON.stringify({ n })}::jsonb, ${key}, now() + interval '1 hour')`;
  await put(1);
  const taking = new pg.Client(shop.world.database.connectionString);
  await taking.connect();
  await taking.query('begin');
  await taking.query(`update ${jobTable} set locked_at = now(), locked_by = 'somebody' where key = $1`, [
    key,
  ]);
  const replaced = put(2);
  if (inject('databaseUrl'))
    await expect
      .poll(
        () =>
          sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      .toHaveLength(1);
  await taking.query('commit');
  await replaced;
  const left = await sql`select payload from ${queued} where key = ${key}`;
  await taking.query(`delete from ${jobTable} where locked_by = 'somebody' or key = $1`, [key]);
  await taking.end();
  expect(left.map(({ payload }) => payload)).toEqual([{ n: 2 }]);
});
