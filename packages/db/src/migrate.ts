import type pg from 'pg';
import { workLimits } from './connect.ts';
import { listNewer, readTables, replacement, tooOld } from './former-migrations.ts';
import { readFunctions, readMigrations, type SqlFile } from './read-sql-files.ts';
import { replaceFunctions } from './replace-functions.ts';
import { checkGeneration, SchemaMismatch } from './schema-generation.ts';

const lockKey = 7_251_402;

/** Columns call these functions by default, so they exist before the tables. */
const beforeTables = ['functions/new_id.sql', 'functions/new_public_key.sql'];

/** Returns the hashes of the files that were applied to this database, by name. */
async function readApplied(client: pg.PoolClient): Promise<Map<string, string>> {
  await client.query(
    'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migrations',
  );
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

async function runNewMigrations(client: pg.PoolClient, files: SqlFile[], applied: Map<string, string>) {
  const added: SqlFile[] = [];
  for (const file of files) {
    if (applied.get(file.name) === file.sha256) continue;
    if (applied.has(file.name))
      throw new Error(`Migration ${file.name} was edited after it ran. Add a new one instead.`);
    if (file.name !== replacement || !hasFormerTables(applied)) await client.query(file.text);
    added.push(file);
  }
  return added;
}

/** Returns whether the former migrations made the tables. Throws {@link SchemaMismatch} if only some of them ran. */
function hasFormerTables(applied: Map<string, string>): boolean {
  const tables = readTables(applied);
  if (tables === 'partial') throw new SchemaMismatch(tooOld);
  return tables === 'former';
}

async function applyFiles(client: pg.PoolClient): Promise<string[]> {
  // The watch over an embedded database waits: on a large database or a busy machine, a migration takes longer than its patience.
  await client.query("begin; set local embedded.long_statement = 'on'; set local lock_timeout = 0");
  await client.query(`select pg_advisory_xact_lock(${lockKey})`);
  // A migration that waits for a lock holds up every statement behind it.
  await client.query(`set local lock_timeout = ${workLimits.lockMs}`);
  const applied = await readApplied(client);
  await checkGeneration(client);
  const migrations = await readMigrations();
  // If a newer version has run here, its functions stay, so that both versions can run during an upgrade.
  const isOlder = listNewer(applied, migrations).length > 0;
  const functions = await readFunctions();
  const changed = isOlder ? [] : functions.filter(({ name, sha256 }) => applied.get(name) !== sha256);
  const isFirst = ({ name }: SqlFile) => beforeTables.includes(name);
  await replaceFunctions(client, changed.filter(isFirst));
  const added = await runNewMigrations(client, migrations, applied);
  await replaceFunctions(
    client,
    changed.filter((file) => !isFirst(file)),
  );
  await client.query('select guard_tables()');
  const files = [...added, ...changed];
  await client.query(
    `insert into migrations (name, sha256) select * from unnest($1::text[], $2::text[])
     on conflict (name) do update set sha256 = excluded.sha256, applied_at = now()`,
    [files.map(({ name }) => name), files.map(({ sha256 }) => sha256)],
  );
  await client.query('commit');
  return files.map(({ name }) => name);
}

/**
 * Brings the schema up to date in one transaction: new migrations, then changed functions. Graphile Worker's own
 * migrations follow. Returns the names of the applied files. Several processes may run it at once.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  let applied: string[];
  try {
    applied = await applyFiles(client);
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
  if (applied.length > 0) {
    const { runMigrations } = await import('graphile-worker');
    await runMigrations({ pgPool: pool });
  }
  return applied;
}
