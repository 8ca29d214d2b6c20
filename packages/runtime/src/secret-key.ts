import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

type KeySettings = Pick<Config, 'dataDir' | 'secretKey' | 'oldSecretKey'>;

const fileOf = (dataDir: string) => join(dataDir, 'secret.key');
const oldFileOf = (dataDir: string) => join(dataDir, 'secret.key.old');

const readKey = async (file: string) => Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');

/**
 * Reads the keys that encrypt secrets, the current one first: the settings or, with the embedded database, files in the data
 * folder (mode 0600), the first of which is created at the first start.
 */
export async function readSecretKeys({
  dataDir,
  secretKey,
  oldSecretKey,
}: KeySettings): Promise<[Buffer, ...Buffer[]]> {
  const set = [secretKey, oldSecretKey].flatMap((key) => (key ? [Buffer.from(key, 'hex')] : []));
  if (secretKey) return set as [Buffer, ...Buffer[]];
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(fileOf(dataDir), randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const old = await readKey(oldFileOf(dataDir)).catch(() => null);
  return [await readKey(fileOf(dataDir)), ...(old ? [old] : []), ...set];
}

/** Makes a new key in the data folder. The key before stays beside it and keeps opening what it sealed. */
export async function replaceKeyFile(dataDir: string): Promise<void> {
  const next = `${fileOf(dataDir)}.new`;
  await writeFile(next, randomBytes(32).toString('hex'), { mode: 0o600 });
  await writeFile(oldFileOf(dataDir), await readFile(fileOf(dataDir)), { mode: 0o600 });
  await rename(next, fileOf(dataDir));
}
