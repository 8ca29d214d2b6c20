import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneDataDir, DataDirectoryInUse, openEmbedded } from '@jawab/embedded-postgres';
import pg from 'pg';
import { createPool, throughPooler } from './connect.ts';
import { migrate } from './migrate.ts';

/** A migrated, empty database for one test suite. */
export interface TestDatabase {
  connectionString: string;
  /** The database without PgBouncer; undefined if `connectionString` does not lead through it. */
  directConnectionString?: string;
  /** The engine, for suites that need a particular one. */
  engine: 'embedded' | 'postgres';
  /** The folder of an embedded database. */
  dataDir?: string;
  close(): Promise<void>;
}

/**
 * Opens a database for one test suite, on the PostgreSQL server of `serverUrl` or embedded. It is copied from a template
 * that is migrated once per run, which `templateKey` names, so opening is fast. With `poolerUrl`, the suite reaches it through
 * that PgBouncer.
 */
export async function openTestDatabase(
  serverUrl: string | undefined,
  templateKey: string,
  poolerUrl?: string,
): Promise<TestDatabase> {
  if (!serverUrl) return cloneEmbedded(templateKey);
  const database = await clonePostgres(serverUrl, templateKey);
  if (!poolerUrl) return database;
  const { pathname } = new URL(database.connectionString);
  const connectionString = throughPooler(databaseUrl(poolerUrl, pathname.slice(1)));
  return Object.assign(database, { connectionString, directConnectionString: database.connectionString });
}

/** Opens a database without tables, on the PostgreSQL server of `serverUrl` or embedded. */
export async function openEmptyDatabase(serverUrl: string | undefined): Promise<TestDatabase> {
  if (!serverUrl) return openFolder(await mkdtemp(join(tmpdir(), 'jawab-test-')));
  const name = newName();
  await withServer(serverUrl, (client) => client.query(`create database ${name}`));
  return describePostgres(serverUrl, name);
}

async function withServer<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const databaseUrl = (serverUrl: string, name: string) => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

async function clonePostgres(serverUrl: string, templateKey: string): Promise<TestDatabase> {
  const template = `jawab_template_${templateKey}`;
  const name = newName();
  await withServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(7251403)');
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rows.length === 0) {
      await client.query(`drop database if exists ${template}_new with (force)`);
      await client.query(`create database ${template}_new`);
      await migrateOnce(databaseUrl(serverUrl, `${template}_new`));
      await client.query(`alter database ${template}_new rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template} strategy file_copy`);
    await client.query('select pg_advisory_unlock(7251403)');
  });
  return describePostgres(serverUrl, name);
}

const newName = () => `jawab_test_${randomBytes(8).toString('hex')}`;

function describePostgres(serverUrl: string, name: string): TestDatabase {
  return {
    engine: 'postgres',
    connectionString: databaseUrl(serverUrl, name),
    async close() {
      await withServer(serverUrl, async (client) => {
        const { rows } = await client.query('select oid from pg_database where datname = $1', [name]);
        await client.query(`drop database if exists ${name} with (force)`);
        if (rows[0]) await client.query(`drop role if exists jawab_requests_${rows[0].oid}`);
      });
    },
  };
}

async function migrateOnce(connectionString: string): Promise<void> {
  const pool = createPool(connectionString, 3);
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
}

async function cloneEmbedded(templateKey: string): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jawab-test-'));
  await copyTemplate(templateKey, dataDir);
  return openFolder(dataDir);
}

async function openFolder(dataDir: string): Promise<TestDatabase> {
  const embedded = await openEmbedded({ dataDir });
  return {
    engine: 'embedded',
    connectionString: embedded.connectionString,
    dataDir,
    async close() {
      await embedded.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Copies the template into `dataDir`: an embedded database that is migrated and closed. */
export async function copyTemplate(templateKey: string, dataDir: string): Promise<void> {
  const template = join(tmpdir(), `jawab-template-${templateKey}`);
  if (!existsSync(template)) await makeTemplate(template);
  await cloneWhenFree(template, dataDir);
}

/** Tries again, because two suites cannot copy the template at the same time. */
async function cloneWhenFree(template: string, dataDir: string): Promise<void> {
  const giveUpAt = Date.now() + 20_000;
  for (;;) {
    try {
      return await cloneDataDir(template, dataDir);
    } catch (error) {
      if (!(error instanceof DataDirectoryInUse) || Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

async function makeTemplate(template: string): Promise<void> {
  const draft = await mkdtemp(join(tmpdir(), 'jawab-draft-'));
  await mkdir(draft, { recursive: true });
  const embedded = await openEmbedded({ dataDir: draft });
  try {
    await migrateOnce(embedded.connectionString);
  } finally {
    await embedded.close();
  }
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
}
