import { readFile, writeFile } from 'node:fs/promises';
import { createPool } from './connect.ts';
import { describeSchema } from './describe-schema.ts';
import { openTestDatabase } from './open-test-database.testing.ts';
import { schemaKey } from './read-sql-files.ts';

const file = new URL('../schema.sql', import.meta.url);

/**
 * Writes the snapshot `schema.sql`. A hash in it names the migrations and functions it was made from. If they are the same,
 * no database is started and nothing is written.
 */
export async function writeSchema(): Promise<void> {
  const key = await schemaKey();
  if ((await readFile(file, 'utf8').catch(() => '')).includes(key)) return;
  const database = await openTestDatabase(undefined, key.slice(0, 16));
  const pool = createPool(database.connectionString, 1);
  try {
    const head = `-- The whole schema, written by \`pnpm generate\` from migrations/ and functions/. Nothing reads it.\n-- ${key}\n`;
    await writeFile(file, `${head}\n${await describeSchema(pool)}`);
  } finally {
    await pool.end();
    await database.close();
  }
}
