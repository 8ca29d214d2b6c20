import type { Database } from '@jawab/core';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { openDatabase } from '../../../test/support/world.ts';
import { createPool } from './connect.ts';
import { createDatabase } from './database.ts';
import type { TestDatabase } from './open-test-database.testing.ts';

let server: TestDatabase;
let pool: pg.Pool;
let database: Database;
let ids: [string, string];

beforeAll(async () => {
  server = await openDatabase();
});
beforeEach(async () => {
  await database?.close();
  // Uses one connection, so that the next statement would see what an earlier one left behind.
  pool = createPool(server.connectionString, 1);
  database = createDatabase(pool);
  const rows = await database.system.sql`
    insert into workspaces (name, plan) values ('a', 'scale'), ('b', 'scale') returning id`;
  ids = rows.map(({ id }) => id) as typeof ids;
});
afterAll(async () => {
  await database?.close();
  await server?.close();
});

const settings = (sql: Database['system']['sql']) => sql`
  select current_user::text as role, current_setting('jawab.workspace', true) as workspace,
    current_setting('synchronous_commit') as durability, current_setting('plan_cache_mode') as planning`;
const countBots = (sql: Database['system']['sql']) => sql`select count(*)::int as n from bots`;

test('runs a statement as its workspace, and leaves no setting behind', async () => {
  const [before] = await settings(database.system.sql);
  const inside = { role: 'jawab_app', workspace: ids[0] };
  const { sql, sqlSoon } = database.workspace(ids[0]);
  expect(await settings(sql)).toEqual([{ ...before, ...inside }]);
  expect(await settings(sqlSoon)).toEqual([{ ...before, ...inside, durability: 'off' }]);
  const planned = await sql`/* planned once */ select current_setting('plan_cache_mode') as planning`;
  expect(planned).toEqual([{ planning: 'force_generic_plan' }]);
  const after = await settings(database.system.sql);
  expect(after).toEqual([{ ...before, workspace: expect.toSatisfy((value) => !value) }]);
  expect(before?.role).not.toBe('jawab_app');
});

test('shows each workspace its own rows on a shared connection', async () => {
  const a = database.workspace(ids[0]);
  const b = database.workspace(ids[1]);
  await a.sql`insert into bots (workspace_id, name) values (${ids[0]}, 'one'), (${ids[0]}, 'two')`;
  await b.sql`insert into bots (workspace_id, name) values (${ids[1]}, 'three')`;
  const counts = Array.from({ length: 40 }, (_, i) => countBots(i % 2 ? b.sql : a.sqlSoon));
  const seen = (await Promise.all(counts)).map(([row]) => row?.n);
  expect(seen).toEqual(Array.from({ length: 40 }, (_, i) => (i % 2 ? 1 : 2)));
  const foreign = b.sql`insert into bots (workspace_id, name) values (${ids[0]}, 'intruder')`;
  await expect(foreign).rejects.toMatchObject({ code: '42501' });
});

test.each(['sql', 'sqlSoon'] as const)(
  '%s: writes nothing when a statement fails, and later statements still work',
  async (tag) => {
    const { [tag]: sql } = database.workspace(ids[0]);
    const divide = (by: number) => sql`
    with added as (insert into bots (workspace_id, name) values (${ids[0]}, 'x') returning name)
    select 1 / ${by}::int as share from added`;
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect(await countBots(sql)).toEqual([{ n: 0 }]);
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect(await divide(1)).toEqual([{ share: 1 }]);
    expect(await countBots(sql)).toEqual([{ n: 1 }]);
  },
);

test('prepares a statement again after it failed to prepare, as the first of a connection or later', async () => {
  const { sql } = database.workspace(ids[0]);
  const read = () => sql`select count(*)::int as n from late_table`;
  for (const round of [1, 2]) {
    await expect(read()).rejects.toMatchObject({ code: '42P01' });
    expect(await countBots(sql)).toEqual([{ n: 0 }]);
    await expect(read()).rejects.toMatchObject({ code: '42P01' });
    await database.system.sql`create table late_table as select 1 as n`;
    await database.system.sql`grant select on late_table to jawab_app`;
    expect(await read(), `round ${round}`).toEqual([{ n: 1 }]);
    await database.system.sql`drop table late_table`;
  }
});

test('fails only the statement whose value cannot be written', async () => {
  const { sql } = database.workspace(ids[0]);
  const circle: unknown[] = [];
  circle.push({ circle });
  await expect(sql`select ${{ circle }}::jsonb as value`).rejects.toThrow(/circular/i);
  expect(await countBots(sql)).toEqual([{ n: 0 }]);
});

test('commits a longer transaction as a whole or not at all', async () => {
  const { sql, tx } = database.workspace(ids[0]);
  const add = (fail: boolean) =>
    tx(async (inside) => {
      await inside`insert into bots (workspace_id, name) values (${ids[0]}, 'x')`;
      if (fail) throw new Error('no');
    });
  await expect(add(true)).rejects.toThrow('no');
  expect(await countBots(sql)).toEqual([{ n: 0 }]);
  await add(false);
  expect(await countBots(sql)).toEqual([{ n: 1 }]);
  const broken = tx(async (inside) => {
    await inside`select 1 / 0`.catch(() => {});
  });
  await expect(broken).rejects.toThrow('rolled back');
});

test('sends the last statement of a transaction with its commit', async () => {
  const { sql, tx } = database.workspace(ids[0]);
  const add = (name: string, locked = '0') =>
    tx(async (inside, atCommit) => {
      await inside`insert into bots (workspace_id, name) values (${ids[0]}, ${name})`;
      atCommit`update bots set name = name || (1 / ${locked}::int) where workspace_id = ${ids[0]} and name = ${name}`;
    });
  const before = await countBots(sql);
  await expect(add('never')).rejects.toMatchObject({ code: '22012' });
  expect(await countBots(sql)).toEqual(before);
  await add('counted ', '1');
  expect(await sql`select name from bots where name like 'counted%'`).toEqual([{ name: 'counted 1' }]);
});

test('fails a transaction with its first failure, also when a later statement is awaited first', async () => {
  const { tx } = database.workspace(ids[0]);
  const both = tx(async (sql) => {
    const first = sql`select 1 / ${0}::int`;
    first.catch(() => {});
    await sql`select 1`;
    await first;
  });
  await expect(both).rejects.toMatchObject({ code: '22012' });
});

// Nothing keeps a statement behind PgBouncer.
test.skipIf(inject('poolerUrl'))('keeps the plan of a statement that is planned once', async () => {
  const { sql } = database.workspace(ids[0]);
  for (const name of ['a', 'b', 'c'])
    await sql`/* planned once */ select count(*) from bots where name = ${name}`;
  const [plans] = await database.system.sql`
    select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
    where starts_with(statement, '/* planned once */')`;
  expect(plans).toEqual({ generic: 3, custom: 0 });
});

test('keeps the order of rows created within one millisecond', async () => {
  const { sql } = database.workspace(ids[0]);
  await sql`insert into bots (workspace_id, name) select ${ids[0]}, n from generate_series(1, 500) n`;
  const rows = await sql`select name, id from bots order by created_at, id`;
  expect(rows.map(({ name }) => Number(name))).toEqual(Array.from({ length: 500 }, (_, i) => i + 1));
  const ends = rows
    .slice(1)
    .map(
      ({ id }, i) =>
        BigInt(`0x${id.slice(19).replace('-', '')}`) - BigInt(`0x${rows[i]?.id.slice(19).replace('-', '')}`),
    );
  expect(ends.filter((step) => step > 0n && step < 2n ** 40n).length, 'ids contain no counter').toBeLessThan(
    25,
  );
  expect(rows.every(({ id }) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/.test(id))).toBe(true);
});
