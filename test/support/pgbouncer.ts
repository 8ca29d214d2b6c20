import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlainPool, throughPooler, workLimits } from '@jawab/db';
import { findPort } from './find-port.ts';

/** A PgBouncer in transaction mode in front of a PostgreSQL server. */
export interface Pooler {
  /** Address of the server through PgBouncer; the path names the database. */
  url: string;
  close(): Promise<void>;
}

export const hasPgBouncer = (): boolean => spawnSync('pgbouncer', ['--version']).status === 0;

async function answers(connectionString: string): Promise<boolean> {
  const pool = createPlainPool(throughPooler(connectionString), 1, workLimits);
  try {
    await pool.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await pool.end();
  }
}

/** The settings that docs/operate.md recommends, with small pools: clients then often change their server connection. */
const settingsOf = (server: URL, port: number, folder: string) => `
[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
auth_type = scram-sha-256
auth_file = ${folder}/users
auth_user = ${server.username}
auth_query = select usename, passwd from pg_shadow where usename = $1
max_client_conn = 2000
default_pool_size = 6
server_idle_timeout = 5
`;

/** Starts a PgBouncer of its own in front of a server, on loopback. PgBouncer does not run as root. */
export async function startPgBouncer(serverUrl: string): Promise<Pooler> {
  const server = new URL(serverUrl);
  const folder = await mkdtemp(join(tmpdir(), 'jawab-pgbouncer-'));
  const port = await findPort();
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'users'), `"${server.username}" "${decodeURIComponent(server.password)}"\n`);
  await writeFile(join(folder, 'settings.ini'), settingsOf(server, port, folder));
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child: ChildProcess = spawn('pgbouncer', ['-q', ...asUser, join(folder, 'settings.ini')], {
    stdio: 'ignore',
  });
  const url = new URL(serverUrl);
  url.port = String(port);
  const until = Date.now() + 20_000;
  while (!(await answers(url.href))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('PgBouncer did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: url.href,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
