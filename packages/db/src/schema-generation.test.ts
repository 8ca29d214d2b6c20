import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../test/support/world.ts';
import { createPool } from './connect.ts';
import { migrate } from './migrate.ts';
import type { TestDatabase } from './open-test-database.testing.ts';
import { oldestGeneration, SchemaMismatch, schemaGeneration } from './schema-generation.ts';

let server: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  server = await openDatabase();
  pool = createPool(server.connectionString, 1);
});
afterAll(async () => {
  await pool.end();
  await server.close();
});

const require = (generation: number) =>
  pool.query(
    'insert into installation (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
    [oldestGeneration, String(generation)],
  );
afterEach(() => pool.query('delete from installation where name = $1', [oldestGeneration]));

test('this version works with the schema that its own migrations make', async () => {
  const { rows } = await pool.query<{ value: string }>('select value from installation where name = $1', [
    oldestGeneration,
  ]);
  expect(Number(rows[0]?.value ?? 1)).toBeLessThanOrEqual(schemaGeneration);
});

test('an older version starts on a newer schema that only adds', async () => {
  await pool.query(`
    insert into migrations (name, sha256) values ('9999_of_a_newer_version.sql', 'x');
    alter table bots add column of_a_newer_version text not null default 'x'`);
  expect(await migrate(pool)).toEqual([]);
  await pool.query(`
    delete from migrations where name = '9999_of_a_newer_version.sql';
    alter table bots drop column of_a_newer_version`);
});

test('an older version is refused by a schema that needs a newer one, and changes nothing', async () => {
  await require(schemaGeneration + 1);
  const before = await pool.query('select * from migrations order by name');
  await expect(migrate(pool)).rejects.toThrow(SchemaMismatch);
  await expect(migrate(pool)).rejects.toThrow(/Install the newer version again/);
  expect((await pool.query('select * from migrations order by name')).rows).toEqual(before.rows);
});
