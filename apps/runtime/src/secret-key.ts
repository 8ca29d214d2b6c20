import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads the key that encrypts secrets: the setting or, with the embedded database, a file in the data folder (mode 0600) that
 * is created at the first start.
 */
export async function readSecretKey(dataDir: string, setting: string | null): Promise<Buffer> {
  if (setting) return Buffer.from(setting, 'hex');
  const file = join(dataDir, 'secret.key');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
}
