import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnerRecord, readOwner } from './attach-embedded.ts';
import { DataDirectoryInUse } from './data-directory-in-use.ts';
import { DiskFull, isDiskFull } from './disk-full.ts';
import { connectionStringFor, type Layout, layOut, makeSocketDir, socketName } from './lay-out-directory.ts';
import { type LockFile, lockFile } from './lock-file.ts';
import { type EmbeddedState, forkScript, type Log, Supervisor } from './supervise.ts';

export interface EmbeddedOptions {
  /** Directory of this database alone; created when missing. */
  dataDir: string;
  log?: Log;
  /** How often the child must answer `select 1`; default 2,000. */
  watchdogMs?: number;
  /** How long the child may stay silent before it is killed and restarted; default 10,000. */
  wedgeMs?: number;
  /** How long a statement announced by `embedded.long_statement` may take; default one hour. */
  longStatementMs?: number;
  /** How long a client may be silent inside a transaction before its connection is closed; default 15,000. */
  idleTransactionMs?: number;
  /** A larger answer ends with SQLSTATE 54000; default 32 MiB. */
  answerLimitBytes?: number;
  /** Default 100. */
  maxClients?: number;
  /** How long the child may take to start, crash recovery included; default 180,000. */
  startTimeoutMs?: number;
}

export interface EmbeddedDatabase {
  /** Works with `pg` and libpq, in any process of the same user. A restart does not change it. */
  connectionString: string;
  /** The child's process id, undefined between two children. */
  pid(): number | undefined;
  restarts(): number;
  state(): EmbeddedState;
  /** Calls `listener` at each change of state. Returns a function that removes it. */
  onState(listener: (state: EmbeddedState) => void): () => void;
  /** Shuts the database down cleanly and frees the data directory. */
  close(): Promise<void>;
}

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };
export const majorVersion = '18';

/**
 * Opens the embedded Postgres of `dataDir` in a supervised child process and resolves when it serves.
 * Throws DataDirectoryInUse when another process has it open, DiskFull or another Error when the child cannot start.
 * A killed child loses no acknowledged row; a power cut may damage the directory, because the engine does not fsync.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const layout = layOut(options.dataDir);
  mkdirSync(layout.root, { recursive: true, mode: 0o700 });
  const lock = lockFile(layout.ownerLock);
  if (!lock) throw inUse(layout);
  try {
    return await openOwned(options, layout, lock);
  } catch (error) {
    lock.release();
    if (!(await isDiskFull(layout.root))) throw error;
    throw new DiskFull(
      `The disk of ${layout.root} is full, so the embedded database cannot start. Make room and start again.`,
      { cause: error },
    );
  }
}

const createSupervisor = (options: EmbeddedOptions, layout: Layout, socketDir: string): Supervisor =>
  new Supervisor({
    child: {
      dataDir: layout.database,
      socketPath: join(socketDir, socketName),
      lockPath: layout.backendLock,
      idleTransactionMs: options.idleTransactionMs ?? 15_000,
      answerLimitBytes: options.answerLimitBytes ?? 32 * 1024 * 1024,
      maxClients: options.maxClients ?? 100,
    },
    log: options.log ?? silent,
    compileCacheDir: layout.compileCache,
    watchdogMs: options.watchdogMs ?? 2_000,
    wedgeMs: options.wedgeMs ?? 10_000,
    longStatementMs: options.longStatementMs ?? 3_600_000,
    startTimeoutMs: options.startTimeoutMs ?? 180_000,
  });

async function openOwned(
  options: EmbeddedOptions,
  layout: Layout,
  lock: LockFile,
): Promise<EmbeddedDatabase> {
  await createDatabase(layout);
  const socketDir = makeSocketDir(layout.root);
  const supervisor = createSupervisor(options, layout, socketDir);
  const record: OwnerRecord = { pid: process.pid, socketDir };
  writeFileSync(layout.record, JSON.stringify(record), { mode: 0o600 });
  await supervisor.start();
  let closed: Promise<void> | undefined;
  const shutDown = async () => {
    await supervisor.close();
    rmSync(layout.record, { force: true });
    rmSync(socketDir, { recursive: true, force: true });
    lock.release();
  };
  return {
    connectionString: connectionStringFor(socketDir),
    pid: () => supervisor.pid,
    restarts: () => supervisor.restarts,
    state: () => supervisor.state,
    onState: (listener) => supervisor.onState(listener),
    close: () => {
      closed ??= shutDown();
      return closed;
    },
  };
}

/** Runs initdb in a child and renames the result, so an interrupted run leaves nothing half-made. */
async function createDatabase(layout: Layout): Promise<void> {
  const version = join(layout.database, 'PG_VERSION');
  if (existsSync(version)) {
    const found = readFileSync(version, 'utf8').trim();
    if (found === majorVersion) return;
    throw new Error(
      `${layout.database} was made by Postgres ${found}, this is ${majorVersion}: dump it there and restore it here`,
    );
  }
  const draft = `${layout.database}.new`;
  rmSync(draft, { recursive: true, force: true });
  const child = forkScript('./child/create-database.ts', draft, layout.compileCache);
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-4_000);
  });
  const code = await new Promise((resolve) => child.once('exit', (exit, signal) => resolve(exit ?? signal)));
  if (code !== 0) throw new Error(`the embedded database cannot be created in ${draft} (${code})\n${words}`);
  renameSync(draft, layout.database);
}

function inUse(layout: Layout): DataDirectoryInUse {
  const owner = readOwner(layout.record);
  return new DataDirectoryInUse(
    `the data directory ${layout.root} is in use by ${owner ? `process ${owner.pid}` : 'another process'}: stop it, choose another directory, or attach to its database`,
  );
}
