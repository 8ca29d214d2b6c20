import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../test/support/world.ts';
import { createPool } from './connect.ts';
import { migrate } from './migrate.ts';
import type { TestDatabase } from './open-test-database.testing.ts';
import { readFunctions, readMigrations } from './read-sql-files.ts';
import { replaceFunctions } from './replace-functions.ts';

let server: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  server = await openDatabase();
  pool = createPool(server.connectionString, 2);
});
afterAll(async () => {
  await pool?.end();
  await server?.close();
});

/** Runs `work` in a transaction that is rolled back. */
async function tryOut(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  await client.query('begin');
  try {
    await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const apply = (client: pg.PoolClient, name: string, text: string) =>
  replaceFunctions(client, [{ name: `functions/${name}.sql`, text, sha256: '' }]);

const ours = `
  select p.oid, proname as name from pg_proc p where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

test('has one file for each function, named after it or after what it uses', async () => {
  const { rows } = await pool.query(`${ours} order by proname collate "C"`);
  const files = await readFunctions();
  const defined = files.flatMap(({ name, text }) =>
    [...text.matchAll(/^create (?:or replace )?function (\w+)/gm)].map(([, own]) => ({ own, name })),
  );
  expect(rows.map(({ name }) => name)).toEqual(defined.map(({ own }) => own).sort());
  const elsewhere = defined.filter(({ own, name }) => name !== `functions/${own}.sql`);
  expect(new Set(elsewhere.map(({ name }) => name))).toEqual(new Set(['functions/graphile_worker.sql']));
});

test('creates no function in a migration', async () => {
  const creating = (await readMigrations()).filter(({ text }) => /create (or replace )?function/i.test(text));
  expect(creating.map(({ name }) => name)).toEqual([]);
});

test('uses the tables of Graphile Worker in one file only', async () => {
  const knowing = (await readFunctions()).filter(({ text }) => /\bgraphile_worker\./.test(text));
  expect(knowing.map(({ name }) => name)).toEqual(['functions/graphile_worker.sql']);
});

test('validates the body of every function', () =>
  tryOut(async (client) => {
    await client.query('set local check_function_bodies = on');
    for (const { text } of await readFunctions()) await client.query(text);
  }));

test('applies a changed file once and an unchanged file never', async () => {
  await pool.query("update migrations set sha256 = 'old' where name = 'functions/new_id.sql'");
  expect(await migrate(pool)).toEqual(['functions/new_id.sql']);
  expect(await migrate(pool)).toEqual([]);
});

test('leaves the functions alone when the database is newer than this version', async () => {
  await pool.query("update migrations set sha256 = 'newer' where name = 'functions/new_id.sql'");
  await pool.query("insert into migrations (name, sha256) values ('9999_of_a_newer_version.sql', '')");
  expect(await migrate(pool)).toEqual([]);
  await pool.query("delete from migrations where name = '9999_of_a_newer_version.sql'");
  expect(await migrate(pool)).toEqual(['functions/new_id.sql']);
});

test('keeps one signature when parameters or result change', () =>
  tryOut(async (client) => {
    const define = (parameters: string, result: string) =>
      apply(
        client,
        'added',
        `create or replace function added(${parameters}) returns ${result} language sql as $$ select 1 $$;
         revoke execute on function added from public; grant execute on function added to jawab_app;`,
      );
    await define('a integer', 'integer');
    await define('a integer, b integer', 'integer');
    await define('a integer, b integer', 'bigint');
    const { rows } = await client.query(
      `select p.oid::regprocedure::text as signature, p.prorettype::regtype::text as result,
         has_function_privilege('jawab_app', p.oid, 'execute') as granted
       from pg_proc p where proname = 'added'`,
    );
    expect(rows).toEqual([{ signature: 'added(integer,integer)', result: 'bigint', granted: true }]);
  }));

test('lets a file call functions of later files', () =>
  tryOut(async (client) => {
    await apply(
      client,
      'a',
      'create or replace function a() returns integer language sql as $$ select b() $$;',
    );
    await apply(
      client,
      'b',
      'create or replace function b() returns integer language sql as $$ select 2 $$;',
    );
    expect((await client.query('select a()')).rows).toEqual([{ a: 2 }]);
  }));

test('fails with the error of the file that contains a mistake', () =>
  tryOut(async (client) => {
    await expect(
      apply(client, 'wrong', 'create or replace function wrong() returns void; slect'),
    ).rejects.toMatchObject({
      code: '42601',
    });
  }));
