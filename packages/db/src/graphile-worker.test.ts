import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../test/support/world.ts';
import { createPool } from './connect.ts';
import type { TestDatabase } from './open-test-database.testing.ts';

const advice =
  'Graphile Worker changed. Read its new migrations, adapt packages/db/functions/graphile_worker.sql, then this test.';

let server: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  server = await openDatabase();
  pool = createPool(server.connectionString, 1);
});
afterAll(async () => {
  await pool?.end();
  await server?.close();
});

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await pool.query(
    `select format('%s %s', column_name, data_type) || case is_nullable when 'NO' then ' not null' else '' end
       || case is_generated when 'ALWAYS' then ' generated' else '' end as column
     from information_schema.columns where table_schema = 'graphile_worker' and table_name = $1
     order by ordinal_position`,
    [table],
  );
  return rows.map(({ column }) => column);
}

test('finds the columns of the private tables that our functions use', async () => {
  expect(await columnsOf('_private_jobs'), advice).toEqual([
    'id bigint not null',
    'job_queue_id integer',
    'task_id integer not null',
    'payload json not null',
    'priority smallint not null',
    'run_at timestamp with time zone not null',
    'attempts smallint not null',
    'max_attempts smallint not null',
    'last_error text',
    'created_at timestamp with time zone not null',
    'updated_at timestamp with time zone not null',
    'key text',
    'locked_at timestamp with time zone',
    'locked_by text',
    'revision integer not null',
    'flags jsonb',
    'is_available boolean not null generated',
  ]);
  expect(await columnsOf('_private_tasks'), advice).toEqual([
    'id integer not null',
    'identifier text not null',
  ]);
});

test('marks a job as available while it is unlocked and has attempts left', async () => {
  const { rows } = await pool.query(
    `select pg_get_expr(adbin, adrelid) as expression from pg_attrdef d
     join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
     where d.adrelid = 'graphile_worker._private_jobs'::regclass and a.attname = 'is_available'`,
  );
  expect(rows, advice).toEqual([{ expression: '((locked_at IS NULL) AND (attempts < max_attempts))' }]);
});

test('finds the function signatures that our functions call', async () => {
  const { rows } = await pool.query(
    `select format('%s(%s) %s', proname, pg_get_function_identity_arguments(oid), pg_get_function_result(oid)) as signature
     from pg_proc where pronamespace = 'graphile_worker'::regnamespace
       and proname in ('add_job', 'force_unlock_workers') order by proname`,
  );
  expect(
    rows.map(({ signature }) => signature),
    advice,
  ).toEqual([
    'add_job(identifier text, payload json, queue_name text, run_at timestamp with time zone, max_attempts integer, ' +
      'job_key text, priority integer, flags text[], job_key_mode text) graphile_worker._private_jobs',
    'force_unlock_workers(worker_ids text[]) void',
  ]);
});

test('announces a new job on the channel that the worker listens to', async () => {
  const client = await pool.connect();
  const heard = new Promise((resolve) => client.once('notification', ({ channel }) => resolve(channel)));
  await client.query('listen "jobs:insert"');
  await client.query("select enqueue('housekeeping', '{}', 'announced')");
  expect(await heard, advice).toBe('jobs:insert');
  client.release(true);
});
