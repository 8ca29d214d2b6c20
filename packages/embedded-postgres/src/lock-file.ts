import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export interface LockFile {
  release(): void;
}

/** Keeps locks reachable: garbage collection closes a database and frees its lock. */
const held = new Set<DatabaseSync>();
/** Longer than a process needs that only checks whether the lock is free. */
const patienceMs = 200;

/**
 * Takes an exclusive lock on `path`, or returns null when this or another process has one.
 * SQLite's file lock is used: the kernel frees it when its process dies, even by kill -9.
 */
export function lockFile(path: string): LockFile | null {
  return take(path, 'pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive');
}

/** Takes a lock that others may share, or returns null when the exclusive one is taken. A missing file counts as free. */
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
