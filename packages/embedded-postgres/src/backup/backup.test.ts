import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyEmptyDatabase } from '../fixtures/empty-database.ts';
import {
  BrokenBackup,
  DataDirectoryInUse,
  type EmbeddedDatabase,
  openEmbedded,
  restoreBackup,
  writeBackup,
} from '../index.ts';

/** Rows of each table before the load: enough that writing a backup takes longer than a transaction. */
const rows = 4_000;
let folder: string;
let embedded: EmbeddedDatabase;
let dataDir: string;
let pool: pg.Pool;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  dataDir = join(folder, 'live');
  await copyEmptyDatabase(dataDir);
  embedded = await openEmbedded({ dataDir });
  pool = new pg.Pool({ connectionString: embedded.connectionString, max: 6 });
  await pool.query(`
    create table debits (id int primary key, filler text);
    create table credits (id int primary key, filler text);
    create index on debits (filler);`);
  await pool.query(
    `insert into debits select -i, repeat(md5(i::text), 20) from generate_series(1, ${rows}) i`,
  );
  await pool.query('insert into credits select id, filler from debits');
});
afterAll(async () => {
  await pool?.end();
  await embedded?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Backs the live database up, as `jawab backup` does. */
async function backUp(
  file: string,
  notes: Record<string, string> = {},
): Promise<{ bytes: number; heldMs: number }> {
  await writeFile(join(folder, 'key'), 'the key');
  return writeBackup({
    dataDir,
    file,
    notes,
    extras: { key: join(folder, 'key') },
    checkpoint: async () => void (await pool.query('checkpoint')),
    async hold(work) {
      const client = await pool.connect();
      await client.query('begin');
      await work();
      await client.query('commit');
      client.release();
    },
  });
}

async function ask(connectionString: string, sql: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const answer = await client.query(sql);
  await client.end();
  const [found] = [answer].flat().filter((each) => each.rows.length > 0) as [pg.QueryResult];
  return found.rows[0];
}

/** Moves rows in both tables, one transaction each, until it is stopped. `acknowledged` are the rows that are there. */
function writeUnderLoad() {
  const acknowledged: number[] = [];
  let next = 1;
  let isStopped = false;
  const write = async () => {
    while (!isStopped) {
      const id = next++;
      const client = await pool.connect();
      await client.query('begin');
      await client.query(`insert into debits values ($1::int, repeat(md5($1::int::text), 20))`, [id]);
      await client.query(`insert into credits values ($1::int, repeat(md5($1::int::text), 20))`, [id]);
      await client.query(
        `update debits set filler = md5($1::int::text) where id = -(($1::int * 7) % ${rows}) - 1`,
        [id],
      );
      await client.query('commit');
      client.release();
      acknowledged.push(id);
    }
  };
  const writers = Promise.all(Array.from({ length: 4 }, write));
  return {
    acknowledged,
    async stop() {
      isStopped = true;
      await writers;
    },
  };
}

test('has every row that was acknowledged before, and whole transactions only, after a restore under load', async () => {
  const load = writeUnderLoad();
  const file = join(folder, 'under-load.backup');
  let before: number[] = [];
  let during = 0;
  try {
    await expect.poll(() => load.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(50);
    before = load.acknowledged.slice();
    await backUp(file, { version: '7' });
    during = load.acknowledged.length - before.length;
  } finally {
    await load.stop();
  }
  expect(during).toBeGreaterThan(0);

  const target = join(folder, 'restored');
  const { label, extras, formerDir } = await restoreBackup({ file, dataDir: target });
  expect([label.notes, extras.get('key')?.toString(), formerDir]).toEqual([
    { version: '7' },
    'the key',
    null,
  ]);
  const restored = await openEmbedded({ dataDir: target });
  const counts = await ask(
    restored.connectionString,
    `select (select count(*)::int from debits) as debits, (select count(*)::int from credits) as credits,
       (select count(*)::int from debits d full join credits c using (id) where d.id is null or c.id is null) as halves,
       (select count(*)::int from unnest('{${before.join(',')}}'::int[]) i where i not in (select id from debits)) as lost`,
  );
  expect(counts).toMatchObject({ halves: 0, lost: 0 });
  expect(counts.debits).toBeGreaterThanOrEqual(rows + before.length);
  const byIndex = await ask(
    restored.connectionString,
    `begin; set local enable_seqscan = off; select count(*)::int as debits from debits where filler > ''; commit`,
  );
  expect(byIndex.debits).toBe(counts.debits);
  await restored.close();
  expect((await readdir(folder)).filter((name) => /part|changed|restoring/.test(name))).toEqual([]);
});

test('refuses a backup that is cut, changed, of something else or of a newer version, and leaves the database as it is', async () => {
  const file = join(folder, 'good.backup');
  await backUp(file);
  const good = await readFile(file);
  const target = join(folder, 'target');
  await restoreBackup({ file, dataDir: target });
  const broken = join(folder, 'broken.backup');
  const attempt = async (bytes: Buffer) => {
    await writeFile(broken, bytes);
    return restoreBackup({ file: broken, dataDir: target }).then(
      () => null,
      (error: unknown) => error as Error,
    );
  };
  for (const share of [0, 0.001, 0.999]) {
    const error = await attempt(good.subarray(0, Math.floor(good.length * share)));
    expect([share, error]).toEqual([share, expect.any(BrokenBackup)]);
    expect(error?.message).toMatch(/^The (backup|file) .*\.$/);
  }
  for (const share of [0.1, 0.95]) {
    const changed = Buffer.from(good);
    const at = Math.floor(good.length * share);
    changed[at] = (changed[at] as number) ^ 16;
    expect([share, await attempt(changed)]).toEqual([share, expect.any(BrokenBackup)]);
  }
  const plain = gunzipSync(good);
  plain.write('thE key', plain.indexOf('the key'));
  expect(await attempt(gzipSync(plain, { level: 1 }))).toMatchObject({
    message: expect.stringContaining('checksum'),
  });
  const later = gunzipSync(good);
  later.write('"version":9', later.indexOf('"version":1'));
  expect(await attempt(gzipSync(later, { level: 1 }))).toMatchObject({
    message: expect.stringContaining('newer version'),
  });
  expect(await attempt(Buffer.from('not a backup'))).toEqual(expect.any(BrokenBackup));
  expect(await attempt(gzipSync(Buffer.alloc(4096, 'x')))).toEqual(expect.any(BrokenBackup));

  const still = await openEmbedded({ dataDir: target });
  expect(await ask(still.connectionString, `select count(*) > ${rows} as whole from debits`)).toEqual({
    whole: true,
  });
  await expect(restoreBackup({ file, dataDir: target })).rejects.toThrow(DataDirectoryInUse);
  await still.close();
  const { formerDir } = await restoreBackup({ file, dataDir: target });
  expect(await readdir(formerDir as string)).toContain('pgdata');
});
