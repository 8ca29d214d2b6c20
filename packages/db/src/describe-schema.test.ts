import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../test/support/world.ts';
import { createPool } from './connect.ts';
import { describeSchema } from './describe-schema.ts';
import type { TestDatabase } from './open-test-database.testing.ts';

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

test('matches schema.sql after migrations and functions, on every engine', async () => {
  const snapshot = await readFile(new URL('../schema.sql', import.meta.url), 'utf8');
  const body = snapshot.slice(snapshot.indexOf('\n\n') + 2);
  expect(await describeSchema(pool), 'Run `pnpm generate`.').toBe(body);
});
