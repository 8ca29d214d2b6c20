import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { restoreBackup } from '@jawab/embedded-postgres';
import { type Config, InvalidSetting } from '@jawab/runtime';
import { embeddedFolder, installationFiles } from './installation-files.ts';

export interface RestoreOptions {
  file: string;
  /** Replace the database that is there. It is kept beside the new one, with its key. */
  replace?: boolean;
  onProgress?(doneBytes: number, totalBytes: number): void;
}

/** The result of a restore. */
export interface Restoration {
  /** When the backup was made, RFC 3339. */
  madeAt: string;
  /** Where the former database is now, or null. */
  formerDir: string | null;
  /** False when the backup was made without the key. */
  hasKey: boolean;
}

/** Restores a backup into the data folder of a stopped installation. It changes nothing unless all of the file is right. */
export async function restore(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { file, replace = false, onProgress }: RestoreOptions,
): Promise<Restoration> {
  const dataDir = embeddedFolder(config);
  if (!existsSync(file)) throw new InvalidSetting(`There is no file ${file}.`);
  if (existsSync(dataDir) && !replace)
    throw new InvalidSetting(
      `There is a database in ${config.dataDir} already. Set JAWAB_DATA to another folder, or add --replace, which moves it aside.`,
    );
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const { label, extras, formerDir } = await restoreBackup({
    file,
    dataDir,
    ...(onProgress && { onProgress }),
  });
  for (const name of installationFiles) {
    const content = extras.get(name);
    const present = join(config.dataDir, name);
    if (formerDir && existsSync(present)) await rename(present, join(formerDir, name));
    if (content) await writeFile(present, content, { mode: 0o600 });
  }
  return { madeAt: label.madeAt, formerDir, hasKey: extras.has('secret.key') };
}
