import { existsSync } from 'node:fs';
import { createPool, migrate } from '@jawab/db';
import { openEmbedded } from '@jawab/embedded-postgres';
import { type Config, InvalidSetting } from '@jawab/runtime';
import { embeddedFolder } from '../backup/installation-files.ts';
import { copyDatabase, type Moved, requireEmpty } from './move-database.ts';

/** A file of 20 MiB is 40 MiB of text. */
const answerLimitBytes = 256 * 2 ** 20;

/**
 * Copies the embedded database of a stopped installation into an empty database of PostgreSQL, and compares the number of
 * rows. Throws {@link InvalidSetting} for a target that is not empty, and DataDirectoryInUse while the server runs.
 */
export async function move(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  to: string,
  onTable: (table: string, rows: number) => void = () => {},
): Promise<Moved> {
  const dataDir = embeddedFolder(config);
  if (!existsSync(dataDir))
    throw new InvalidSetting(`There is no database in ${config.dataDir}. Set JAWAB_DATA to the data folder.`);
  if (!/^postgres(ql)?:\/\//.test(to))
    throw new InvalidSetting('--to must be a postgres:// address of PostgreSQL ≥ 15 with pgvector ≥ 0.7.');
  const embedded = await openEmbedded({ dataDir, answerLimitBytes });
  const from = createPool(embedded.connectionString, 2);
  const into = createPool(to, 3);
  try {
    const target = await into.connect();
    try {
      await requireEmpty(target);
      await migrate(from);
      await migrate(into);
      const source = await from.connect();
      try {
        return await copyDatabase(source, target, onTable);
      } finally {
        source.release();
      }
    } finally {
      target.release();
    }
  } finally {
    await Promise.all([from.end(), into.end()]);
    await embedded.close();
  }
}
