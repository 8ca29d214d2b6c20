import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { checkOut, findLastWith } from '../../../test/support/former-version.ts';
import { compareSchema } from './compare-schema.ts';
import { createPool } from './connect.ts';
import { createDatabase } from './database.ts';
import { describeSchema } from './describe-schema.ts';
import { isReplaced } from './former-migrations.ts';
import { migrate } from './migrate.ts';
import { openEmptyDatabase, type TestDatabase } from './open-test-database.testing.ts';
import { readMigrations, type SqlFile } from './read-sql-files.ts';
import { replaceFunctions } from './replace-functions.ts';
import { SchemaMismatch } from './schema-generation.ts';

const version = findLastWith('packages/db/migrations/0195_archived_bots.sql');
const onFormer = version ? test : test.skip;

let folder: string;
let server: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  if (!version) return;
  folder = await mkdtemp(join(tmpdir(), 'jawab-former-'));
  await checkOut(version, join(folder, 'code'), 'packages/db');
  server = await openEmptyDatabase(inject('databaseUrl'));
  pool = createPool(server.connectionString, 1);
  await startFormer();
});
afterAll(async () => {
  await pool?.end();
  await server?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Reads the files of the former version in one folder. */
async function readFormer(from: string, prefix: string): Promise<SqlFile[]> {
  const files = join(folder, 'code/packages/db', from);
  const names = (await readdir(files)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(files, name), 'utf8');
      return { name: prefix + name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Does what a start of the former version did to an empty database. */
async function startFormer(): Promise<void> {
  const migrations = await readFormer('migrations', '');
  const functions = await readFormer('functions', 'functions/');
  const client = await pool.connect();
  await client.query('begin');
  await client.query(
    'create table migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  for (const { text } of migrations) await client.query(text);
  await replaceFunctions(client, functions);
  for (const { name, sha256 } of [...migrations, ...functions])
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256]);
  await client.query('commit');
  client.release();
}

const readNames = async () =>
  (await pool.query<{ name: string }>('select name from migrations')).rows.map(({ name }) => name);

test('gives no migration the number of a replaced one', async () => {
  expect((await readMigrations()).filter(({ name }) => isReplaced(name))).toEqual([]);
});

onFormer(
  'refuses a database on which only some of the former migrations ran, and changes nothing',
  async () => {
    const last = `from migrations where name = '0195_archived_bots.sql'`;
    const { rows } = await pool.query(`select name, sha256 ${last}`);
    await pool.query(`delete ${last}`);
    const before = await readNames();
    await expect(migrate(pool)).rejects.toThrow(SchemaMismatch);
    await expect(migrate(pool)).rejects.toThrow('Start the former version once');
    expect(await readNames()).toEqual(before);
    expect(await compareSchema(createDatabase(pool).system.sql)).toMatchObject({ isTooOld: true, newer: [] });
    await pool.query('insert into migrations (name, sha256) values ($1, $2)', Object.values(rows[0]));
  },
);

onFormer('goes on with the tables and rows of the former version', async () => {
  const { rows: made } = await pool.query(
    "insert into workspaces (name, plan) values ('Kept', 'free') returning id, name",
  );
  const { isTooOld, newer, edited } = await compareSchema(createDatabase(pool).system.sql);
  expect({ isTooOld, newer, edited }).toEqual({ isTooOld: false, newer: [], edited: [] });
  expect(await migrate(pool)).toContain('0001_schema.sql');
  expect((await pool.query('select id, name from workspaces')).rows).toEqual(made);
  const snapshot = await readFile(new URL('../schema.sql', import.meta.url), 'utf8');
  expect(await describeSchema(pool)).toBe(snapshot.slice(snapshot.indexOf('\n\n') + 2));
});

onFormer('starts again, and keeps the record with which the former version starts', async () => {
  expect(await migrate(pool)).toEqual([]);
  const kept = (await readNames()).filter(isReplaced);
  expect(kept).toHaveLength(65);
  expect(await compareSchema(createDatabase(pool).system.sql)).toEqual({
    pending: [],
    edited: [],
    newer: [],
    isTooNew: false,
    isTooOld: false,
  });
});
