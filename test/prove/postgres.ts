import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createPlainPool, workLimits } from '@jawab/db';
import { root } from '../support/child-environment.ts';
import { type PrivateServer, Skip } from './row.ts';

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
  return {
    url,
    pid: await pidOf(url),
    async close() {
      child.stdio[3]?.destroy();
      await once(child, 'exit');
    },
  };
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
