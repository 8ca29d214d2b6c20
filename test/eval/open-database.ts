import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@jawab/core';
import { createDatabase, createPool, migrate } from '@jawab/db';
import { openEmbedded } from '@jawab/embedded-postgres';

export interface EvalDatabase {
  database: Database;
  engine: 'embedded' | 'postgres';
  close(): Promise<void>;
}

async function onPostgres(connectionString: string): Promise<EvalDatabase> {
  const pool = createPool(connectionString, 8);
  await migrate(pool);
  const database = createDatabase(pool);
  return { database, engine: 'postgres', close: () => database.close() };
}

/** Opens the database of a run: the given one (migrated), else an embedded one in a folder that is removed afterwards. */
export async function openDatabase(url: string | undefined): Promise<EvalDatabase> {
  if (url) return onPostgres(url);
  const dataDir = await mkdtemp(join(tmpdir(), 'jawab-eval-'));
  const embedded = await openEmbedded({ dataDir });
  const opened = await onPostgres(embedded.connectionString);
  return {
    ...opened,
    engine: 'embedded',
    async close() {
      await opened.close();
      await embedded.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
