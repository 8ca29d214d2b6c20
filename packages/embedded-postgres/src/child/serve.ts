import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { ChildOptions, FromChild, ToChild } from '../child-messages.ts';
import { lockFile } from '../lock-file.ts';
import { type Backend, openBackend } from './clients/backend.ts';
import { Multiplexer } from './clients/multiplexer.ts';
import { runUnseen } from './clients/share-session.ts';
import { Turns } from './clients/take-turns.ts';
import { query } from './clients/wire.ts';
import { endOrphan } from './end-orphan.ts';
import { keepHouse } from './keep-house.ts';

/** The database child: PGlite, the multiplexer and its socket. Started by supervise.ts, never by hand. */
const options = JSON.parse(process.argv[2] ?? '{}') as ChildOptions;
const lockTries = 20;
const crashExit = 70;

const tell = (message: FromChild, told?: () => void): void => {
  if (process.connected) process.send?.(message, undefined, undefined, () => told?.());
};
const crash = (error: unknown): void => {
  tell({ type: 'log', level: 'error', text: `${(error as Error).message ?? error}` }, () =>
    process.exit(crashExit),
  );
  setTimeout(() => process.exit(crashExit), 500);
};
process.on('uncaughtException', crash);

/** Waits for the child of a killed owner: two engines on one directory would destroy it. */
async function takeBackendLock(): Promise<void> {
  const pidPath = `${options.lockPath}.pid`;
  for (let left = lockTries; left > 0; left--) {
    if (lockFile(options.lockPath)) return writeFileSync(pidPath, `${process.pid}`);
    if (left === lockTries / 2) endOrphan(pidPath, process.argv[1] ?? '');
    await wait(50);
  }
  tell({ type: 'refused', text: 'another database process still works in this data directory' }, () =>
    process.exit(1),
  );
  await new Promise(() => {});
}

function readStatuses(backend: Backend): Map<string, string> {
  const names = [
    'server_version',
    'server_encoding',
    'client_encoding',
    'DateStyle',
    'IntervalStyle',
    'TimeZone',
  ];
  names.push('integer_datetimes', 'standard_conforming_strings', 'is_superuser', 'in_hot_standby');
  names.push('default_transaction_read_only', 'search_path');
  const sql = `select ${names.map((name) => `current_setting('${name}')`).join(', ')}`;
  const row = runUnseen(backend, [query(sql)], () => {}).rows[0] ?? [];
  const statuses = new Map(names.map((name, i) => [name, row[i] ?? '']));
  return statuses.set('session_authorization', 'postgres');
}

await takeBackendLock();
const backend = await openBackend(options.dataDir, (text) => tell({ type: 'log', level: 'info', text }));
const turns = new Turns(backend, {
  idleTransactionMs: options.idleTransactionMs,
  answerLimitBytes: options.answerLimitBytes,
  announceLong: (on, told) => tell({ type: 'long', on }, told),
  onCrash: crash,
});
const databases = new Set(['postgres']);
const multiplexer = new Multiplexer({
  turns,
  statuses: readStatuses(backend),
  databases,
  maxClients: options.maxClients,
});
const server = createServer({ allowHalfOpen: true }, (socket) => multiplexer.accept(socket));
const housekeeping = setInterval(() => turns.isFree && keepHouse(turns), 5_000);

let closing = false;
async function close(): Promise<void> {
  if (closing) return;
  closing = true;
  clearInterval(housekeeping);
  server.close();
  multiplexer.close();
  turns.stop();
  rmSync(options.socketPath, { force: true });
  await backend.close();
  setTimeout(() => process.exit(0), 50);
}

// A terminal and a service manager signal the whole group. The owner still writes while it drains, and then disconnects.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => void close());
if (!process.connected) void close();
process.on('message', (message: ToChild) => {
  if (message.type === 'close') void close();
  else if (!turns.isFree || !turns.runUnseen([query('select 1')]).failed) tell({ type: 'pong' });
});

rmSync(options.socketPath, { force: true });
server.listen(options.socketPath, () => {
  chmodSync(options.socketPath, 0o600);
  tell({ type: 'ready' });
});
