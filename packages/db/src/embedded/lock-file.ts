import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export interface LockFile {
  release(): void;
}

/**
 * Takes an exclusive lock on `path`, or returns null at once when another holder (process or not) has it.
 * With `onlyIfThere`, a missing file counts as locked by us and is not made.
 * It is SQLite's own file lock: the kernel frees it when its process dies, kill -9 included.
 */
export function lockFile(path: string, onlyIfThere = false): LockFile | null {
  if (onlyIfThere && !existsSync(path)) return { release: () => {} };
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    database.close();
    if (/locked|busy/i.test((error as Error).message)) return null;
    throw error;
  }
  return { release: () => database.close() };
}
