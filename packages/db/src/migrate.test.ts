import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '@jawab/embedded-postgres';
import { expect, test } from 'vitest';
import { createPool } from './connect.ts';
import { migrate } from './migrate.ts';

test('a slow migration of the embedded database is not taken for a hang', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jawab-migrate-'));
  const embedded = await openEmbedded({ dataDir, watchdogMs: 100, wedgeMs: 1_000 });
  const pool = createPool(embedded.connectionString, 1);
  try {
    await pool.query(`
      create function dawdle() returns event_trigger language plpgsql as $$ begin perform pg_sleep(2.5); end $$;
      create event trigger dawdles on ddl_command_start when tag in ('CREATE SEQUENCE') execute function dawdle()`);
    expect(await migrate(pool)).not.toEqual([]);
    expect(embedded.restarts()).toBe(0);
  } finally {
    await pool.end();
    await embedded.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
