import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export interface LockFile {
  release(): void;
}

/** Collected as garbage, a database closes and its lock is gone. */
const held = new Set<DatabaseSync>();
/** Long enough to outlast somebody who only looks whether the lock is free. */
const patienceMs = 200;

/**
 * Takes an exclusive lock on `path`, or returns null when another holder (process or not) has one.
 * It is SQLite's own file lock: the kernel frees it when its process dies, kill -9 included.
 */
export function lockFile(path: string): LockFile | null {
  return take(path, 'pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive');
}

/** Takes a lock that others may share, or returns null when somebody has the exclusive one. A missing file is free. */
export function shareLockFile(path: string): LockFile | null {
  return existsSync(path) ? take(path, 'begin; select count(*) from sqlite_schema') : { release: () => {} };
}

function take(path: string, sql: string): LockFile | null {
  const database = new DatabaseSync(path, { timeout: patienceMs });
  try {
    database.exec(sql);
  } catch (error) {
    database.close();
    if (/locked|busy/i.test((error as Error).message)) return null;
    throw error;
  }
  held.add(database);
  return {
    release: () => {
      if (held.delete(database)) database.close();
    },
  };
}
