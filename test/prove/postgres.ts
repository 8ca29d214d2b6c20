import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile, readlink } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createPlainPool, workLimits } from '@jawab/db';
import { root } from '../support/child-environment.ts';
import { type PrivateServer, Skip, until } from './row.ts';

export interface OpenServer extends PrivateServer {
  close(): Promise<void>;
}

/** Makes a PostgreSQL 17 server that nobody else uses, so that it may be frozen and killed. */
export async function openPostgres(): Promise<OpenServer> {
  const { TEST_DATABASE_URL: _, ...env } = process.env;
  // The pipe closes when this process ends, however it ends, and the server ends with the pipe.
  const child = spawn('sh', ['scripts/postgres17.sh', 'sh', '-c', 'echo "$TEST_DATABASE_URL"; cat <&3'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  });
  const said: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout as Readable }).on('line', (line) => {
      said.push(line);
      if (line.startsWith('postgres://')) resolve(line);
    });
    child.once('exit', () => reject(new Skip(said.at(-1) ?? 'PostgreSQL 17 could not be made.')));
  });
  let pid = await pidOf(url);
  let own: ChildProcess | null = null;
  const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').filter(Boolean);
  const folder = await readlink(`/proc/${pid}/root`);
  return {
    url,
    get pid() {
      return pid;
    },
    async kill() {
      // A process that stands still makes no further ones.
      signal(pid, 'SIGSTOP');
      const all = [pid, ...(await childrenOf(pid))];
      for (const one of all) signal(one, 'SIGKILL');
      await until('every process of PostgreSQL is gone', () => !all.some(isAlive));
    },
    async start() {
      own = spawn('chroot', ['--userspec=postgres:postgres', folder, ...command], { stdio: 'ignore' });
      await until('PostgreSQL starts', async () => (await pidOf(url).catch(() => 0)) !== 0);
      pid = await pidOf(url);
    },
    async close() {
      if (own && own.exitCode === null && own.signalCode === null) {
        own.kill('SIGINT');
        await once(own, 'exit');
      }
      child.stdio[3]?.destroy();
      await once(child, 'exit');
    },
  };
}

/** Lists the children of a process. Those of PostgreSQL have none. */
export async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'latin1');
  return text.split(' ').filter(Boolean).map(Number);
}

/** Sends a signal to a process that may have ended meanwhile. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}

function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'latin1'));
  } catch {
    return false;
  }
}

async function pidOf(url: string): Promise<number> {
  const file = "select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as pid";
  return Number((await onServer(url, file))[0].pid);
}

async function onServer(url: string, statement: string) {
  const pool = createPlainPool(url, 1, workLimits);
  try {
    return (await pool.query(statement)).rows;
  } finally {
    await pool.end();
  }
}
