import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectionStringFor, layOut, socketName } from './lay-out-directory.ts';
import { shareLockFile } from './lock-file.ts';

/** The record that the owner of a data directory writes into it, for processes that attach. */
export interface OwnerRecord {
  pid: number;
  socketDir: string;
}

/** Reads the owner's record, or null. A killed owner leaves its record behind. */
export function readOwner(recordPath: string): OwnerRecord | null {
  try {
    return JSON.parse(readFileSync(recordPath, 'utf8')) as OwnerRecord;
  } catch {
    return null;
  }
}

const recoveryMs = 15_000;

/**
 * Finds the running owner of `dataDir` and returns how to reach its database, or null when it is not open.
 * Waits while the owner restarts its child; throws when that takes over 15 s.
 */
export async function attachEmbedded(dataDir: string): Promise<{ connectionString: string } | null> {
  const layout = layOut(dataDir);
  for (const end = Date.now() + recoveryMs; ; ) {
    const owner = readOwner(layout.record);
    if (owner && (await answers(join(owner.socketDir, socketName)))) {
      return { connectionString: connectionStringFor(owner.socketDir) };
    }
    if (isFree(layout.ownerLock)) return null;
    if (Date.now() > end)
      throw new Error(`the owner of ${layout.root} is running but its database does not answer`);
    await wait(100);
  }
}

function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath, () => resolve(true));
    socket.setTimeout(1_000, () => resolve(false));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

function isFree(ownerLock: string): boolean {
  const lock = shareLockFile(ownerLock);
  lock?.release();
  return lock !== null;
}
