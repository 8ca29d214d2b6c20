import { readFileSync, readlinkSync } from 'node:fs';

/** Where a process runs, so that others on the same machine can tell at once whether it is alive. */
export interface ProcessName {
  /** The same for processes that see each other's pids; null if the system does not say. */
  machine: string | null;
  pid: number;
  /** When the process started, because pids are used again. */
  started: string | null;
}

const orNull = (read: () => string): string | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

/** Reads the start of a process from its line in /proc, in ticks after the machine's start. The name may contain spaces. */
const startOf = (pid: number) =>
  orNull(() => {
    const line = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
  });

const machine = orNull(
  () =>
    `${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()}/${readlinkSync('/proc/self/ns/pid')}`,
);

/** Names this process. */
export const nameProcess = (): ProcessName => ({ machine, pid: process.pid, started: startOf(process.pid) });

/** Returns true if a process is known to be dead, and false if it lives or runs where this process cannot see it. */
export const isDead = (one: ProcessName): boolean =>
  machine !== null && one.machine === machine && startOf(one.pid) !== one.started;
