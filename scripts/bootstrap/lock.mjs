import { readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 100;
const patienceMs = 15 * 60_000;

/** Runs `work` while holding the lock file `path`; waits for another living holder, takes over from a dead one. */
export async function withLock(path, what, work) {
  const startedAt = Date.now();
  let told = false;
  while (!tryCreate(path)) {
    const holder = readHolder(path);
    if (holder !== undefined && !isAlive(holder)) takeOver(path, holder);
    else if (Date.now() - startedAt > patienceMs) throw new Error(`${path} is held by process ${holder}.`);
    else {
      if (!told && Date.now() - startedAt > 1000) {
        told = true;
        console.error(`Waiting for process ${holder}, which is busy with ${what} …`);
      }
      await sleep(pollMs);
    }
  }
  try {
    return await work();
  } finally {
    unlinkSync(path);
  }
}

function tryCreate(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Process id in the lock file; undefined while it is being written or already gone. */
function readHolder(path) {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    if (pid > 0) return pid;
    return Date.now() - statSync(path).mtimeMs > 5000 ? -1 : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Removes a dead holder's file under a second, short lock: else two waiters could remove each other's new lock. */
function takeOver(path, holder) {
  const guard = `${path}.takeover`;
  if (!tryCreate(guard)) {
    if (Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 5000)
      rmSync(guard, { force: true });
    return;
  }
  try {
    if (readHolder(path) === holder) unlinkSync(path);
  } finally {
    rmSync(guard, { force: true });
  }
}
