import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createPlainPool, workLimits } from '@jawab/db';
import { findPort } from './find-port.ts';

/** The folder that scripts/postgres17.sh makes: Debian's server, entered by chroot. */
const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'jawab/pg17');
const programs = '/usr/lib/postgresql/17/bin';

/** Returns whether this machine can run a primary and a replica: root, and the folder of the server. */
export const canReplicate = (): boolean =>
  process.getuid?.() === 0 && existsSync(join(folder, programs, 'pg_basebackup'));

/** A primary and a streaming replica of it, on loopback. */
export interface Cluster {
  primaryUrl: string;
  replicaUrl: string;
  /** Ends the replica as a crash does. */
  killReplica(): Promise<void>;
  close(): Promise<void>;
}

const inside = ['--userspec=postgres:postgres', folder];
const runInside = (...command: string[]) =>
  execFileSync('chroot', [...inside, ...command], { stdio: 'pipe' });

async function start(data: string, port: number): Promise<ChildProcess> {
  const options = [
    ['listen_addresses', '127.0.0.1'],
    ['unix_socket_directories', ''],
    ['fsync', 'off'],
    ['max_connections', '60'],
  ];
  const child = spawn(
    'chroot',
    [
      ...inside,
      `${programs}/postgres`,
      '-D',
      data,
      '-p',
      `${port}`,
      ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { stdio: 'ignore' },
  );
  for (const until = Date.now() + 60_000; ; ) {
    try {
      runInside(`${programs}/pg_isready`, '-q', '-h', '127.0.0.1', '-p', `${port}`);
      return child;
    } catch {
      if (child.exitCode !== null || Date.now() > until) throw new Error('PostgreSQL did not start.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Starts two servers of their own: one made by initdb, one by pg_basebackup. */
export async function startCluster(): Promise<Cluster> {
  const name = `/tmp/jawab-cluster.${randomBytes(6).toString('hex')}`;
  await mkdir(join(folder, name));
  execFileSync('chroot', [folder, 'chown', 'postgres:postgres', name]);
  const [primaryData, replicaData] = [`${name}/primary`, `${name}/replica`];
  const [primaryPort, replicaPort] = [await findPort(), await findPort()];
  runInside(
    `${programs}/initdb`,
    '-D',
    primaryData,
    '-U',
    'postgres',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  );
  await appendFile(
    join(folder, primaryData, 'pg_hba.conf'),
    'host replication postgres 127.0.0.1/32 trust\n',
  );
  const primary = await start(primaryData, primaryPort);
  const url = (port: number) => `postgres://postgres@127.0.0.1:${port}/jawab`;
  const pool = createPlainPool(`postgres://postgres@127.0.0.1:${primaryPort}/postgres`, 1, workLimits);
  await pool.query('create database jawab');
  await pool.end();
  const from = ['-h', '127.0.0.1', '-p', `${primaryPort}`, '-U', 'postgres'];
  runInside(`${programs}/pg_basebackup`, '-D', replicaData, ...from, '-R', '--checkpoint=fast', '--no-sync');
  const replica = await start(replicaData, replicaPort);
  return {
    primaryUrl: url(primaryPort),
    replicaUrl: url(replicaPort),
    killReplica: () => end(replica, 'SIGQUIT'),
    async close() {
      await end(replica, 'SIGINT');
      await end(primary, 'SIGINT');
      await rm(join(folder, name), { recursive: true, force: true });
    },
  };
}
