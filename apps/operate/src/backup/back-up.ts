import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createPool } from '@jawab/db';
import { writeBackup } from '@jawab/embedded-postgres';
import { type Config, InvalidSetting, reachDatabase } from '@jawab/runtime';
import { embeddedFolder, installationFiles, keyFiles } from './installation-files.ts';

export interface BackUpOptions {
  file: string;
  /** Leave the secret key out. The restored installation then needs it from elsewhere. */
  withoutKey?: boolean;
  onProgress?(doneBytes: number, totalBytes: number): void;
}

/** The embedded database ends a transaction that is silent for 15 s. */
const stayAwakeMs = 3_000;

/**
 * Backs up an installation on the embedded database, also while it runs. Returns the size of the file, and how long the
 * requests waited.
 */
export async function backUp(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'>,
  { file, withoutKey = false, onProgress }: BackUpOptions,
): Promise<{ bytes: number; heldMs: number }> {
  const dataDir = embeddedFolder(config);
  if (!existsSync(dataDir))
    throw new InvalidSetting(`There is no database in ${config.dataDir}. Set JAWAB_DATA to the data folder.`);
  if (existsSync(file)) throw new InvalidSetting(`The file ${file} exists. Choose another name.`);
  const names = installationFiles.filter(
    (name) => existsSync(join(config.dataDir, name)) && !(withoutKey && keyFiles.includes(name)),
  );
  const extras = Object.fromEntries(names.map((name) => [name, join(config.dataDir, name)]));
  const reached = await reachDatabase(config);
  const pool = createPool(reached.connectionString, 1);
  try {
    return await writeBackup({
      dataDir,
      file: resolve(file),
      extras,
      checkpoint: async () => void (await pool.query('checkpoint')),
      async hold(work) {
        const client = await pool.connect();
        const awake = setInterval(() => void client.query('select 1').catch(() => {}), stayAwakeMs);
        try {
          await client.query('begin');
          await work();
          await client.query('commit');
        } finally {
          clearInterval(awake);
          client.release(true);
        }
      },
      ...(onProgress && { onProgress }),
    });
  } finally {
    await pool.end();
    await reached.close();
  }
}
