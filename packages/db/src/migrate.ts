import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';

const folder = new URL('../migrations/', import.meta.url);
const lockKey = 7_251_402;

async function readMigrations() {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_\w+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function applyOurs(client: pg.PoolClient): Promise<string[]> {
  await client.query('begin');
  await client.query(`select pg_advisory_xact_lock(${lockKey})`);
  await client.query(
    'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migrations',
  );
  const done = new Map(rows.map((row) => [row.name, row.sha256]));
  const applied: string[] = [];
  for (const { name, text, sha256 } of await readMigrations()) {
    if (done.get(name) === sha256) continue;
    if (done.has(name)) throw new Error(`Migration ${name} was edited after it ran. Add a new one instead.`);
    await client.query(text);
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256]);
    applied.push(name);
  }
  await client.query('commit');
  return applied;
}

/**
 * Brings the schema up to date: our numbered files in one transaction, then Graphile Worker's own.
 * Answers the names that were applied. Safe to run from several processes at once.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  let applied: string[];
  try {
    applied = await applyOurs(client);
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
  if (applied.length > 0) await runMigrations({ pgPool: pool });
  return applied;
}
