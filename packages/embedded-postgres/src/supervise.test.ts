import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyEmptyDatabase } from './fixtures/empty-database.ts';
import { until } from './fixtures/until.ts';
import {
  attachEmbedded,
  cloneDataDir,
  DataDirectoryInUse,
  type EmbeddedDatabase,
  openEmbedded,
} from './index.ts';

let root: string;
let template: string;
let copies = 0;
const open: EmbeddedDatabase[] = [];
const owners: ChildProcess[] = [];

/** A database directory of its own, with the table `written`. */
async function copyTemplate(name = `copy-${++copies}`): Promise<string> {
  const dataDir = join(root, name);
  await cloneDataDir(template, dataDir);
  return dataDir;
}

async function start(options: Parameters<typeof openEmbedded>[0]): Promise<EmbeddedDatabase> {
  const embedded = await openEmbedded(options);
  open.push(embedded);
  return embedded;
}

async function ask(connectionString: string, sql: string, values: unknown[] = []): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return Object.values((await client.query(sql, values)).rows[0] ?? {})[0];
  } finally {
    await client.end().catch(() => {});
  }
}

async function own(dataDir: string): Promise<{ owner: ChildProcess; pid: number; connectionString: string }> {
  const owner = fork(fileURLToPath(new URL('./fixtures/own-directory.ts', import.meta.url)), [dataDir], {
    execArgv: [],
  });
  owners.push(owner);
  const said = await new Promise<{ pid: number; connectionString: string }>((resolve, reject) => {
    owner.once('message', (message) => resolve(message as { pid: number; connectionString: string }));
    owner.once('exit', (code) => reject(new Error(`the owner ended with ${code}`)));
  });
  return { owner, ...said };
}

/** A killed process whose parent is gone may stay a zombie when process 1 does not collect it. */
function isAlive(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'embedded-postgres-'));
  template = join(root, 'template');
  await copyEmptyDatabase(template);
  const embedded = await openEmbedded({ dataDir: template });
  await ask(embedded.connectionString, 'create table written (id int primary key, body text)');
  await embedded.close();
});

afterAll(async () => {
  for (const owner of owners) if (owner.exitCode === null) owner.kill('SIGKILL');
  await Promise.all(open.map((embedded) => embedded.close()));
  await rm(root, { recursive: true, force: true });
});

describe('ownership', () => {
  test('refuses a second owner, lets others attach, and frees the directory at close', async () => {
    const dataDir = await copyTemplate();
    expect(await attachEmbedded(dataDir)).toBeNull();
    const embedded = await start({ dataDir });
    const before = performance.now();
    await expect(openEmbedded({ dataDir })).rejects.toThrow(DataDirectoryInUse);
    await expect(openEmbedded({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`);
    expect(performance.now() - before).toBeLessThan(10_000);
    const attached = await attachEmbedded(dataDir);
    expect(await ask(attached?.connectionString ?? '', 'select 1')).toBe(1);
    await expect(cloneDataDir(dataDir, join(root, 'never'))).rejects.toThrow(DataDirectoryInUse);
    await embedded.close();
    expect(embedded.state()).toBe('closed');
    expect(await attachEmbedded(dataDir)).toBeNull();
    await (await openEmbedded({ dataDir })).close();
  });

  test('an owner killed with -9 takes its child along and keeps every row', async () => {
    const dataDir = await copyTemplate();
    const { owner, pid, connectionString } = await own(dataDir);
    await expect(openEmbedded({ dataDir })).rejects.toThrow(`in use by process ${owner.pid}`);
    await ask(connectionString, "insert into written values (1, 'kept')");
    owner.kill('SIGKILL');
    await until(() => !isAlive(pid));
    expect(await attachEmbedded(dataDir)).toBeNull();
    const embedded = await start({ dataDir });
    expect(await ask(embedded.connectionString, 'select body from written where id = 1')).toBe('kept');
  });

  test('the child serves on after Ctrl-C and SIGTERM, so that its owner can drain', async () => {
    const embedded = await start({ dataDir: await copyTemplate() });
    const pid = embedded.pid() as number;
    process.kill(pid, 'SIGINT');
    process.kill(pid, 'SIGTERM');
    expect(await ask(embedded.connectionString, 'select 1')).toBe(1);
    expect(await ask(embedded.connectionString, 'select 2')).toBe(2);
    expect(embedded.pid()).toBe(pid);
    await embedded.close();
    await until(() => !isAlive(pid));
  });

  test('a wedged child whose owner was killed is ended by the next owner', async () => {
    const dataDir = await copyTemplate();
    const { owner, pid, connectionString } = await own(dataDir);
    const wedged = ask(connectionString, 'select pg_sleep(60)').catch(() => 'gone');
    process.kill(pid, 'SIGSTOP');
    owner.kill('SIGKILL');
    await until(() => owner.signalCode !== null);
    const embedded = await start({ dataDir });
    expect(await ask(embedded.connectionString, 'select 1')).toBe(1);
    await until(() => !isAlive(pid));
    expect(await wedged).toBe('gone');
  });

  test('a data directory with a path too long for a socket works', async () => {
    const dataDir = await copyTemplate('long'.repeat(40));
    const embedded = await start({ dataDir });
    expect(await ask(embedded.connectionString, 'select 1')).toBe(1);
    expect(await ask((await attachEmbedded(dataDir))?.connectionString ?? '', 'select 1')).toBe(1);
  });

  test('copies are independent', async () => {
    const [a, b] = await Promise.all([copyTemplate(), copyTemplate()]);
    const [one, two] = await Promise.all([start({ dataDir: a }), start({ dataDir: b })]);
    await ask(one.connectionString, "insert into written values (1, 'a')");
    expect(await ask(two.connectionString, 'select count(*)::int from written')).toBe(0);
  });
});

describe('a child that dies', () => {
  test('kill -9 under writes loses no acknowledged row, and clients just reconnect', async () => {
    const embedded = await start({ dataDir: await copyTemplate() });
    const pool = new pg.Pool({ connectionString: embedded.connectionString, max: 8 });
    pool.on('error', () => {});
    const acknowledged: number[] = [];
    let next = 0;
    let stopped = false;
    const write = async () => {
      while (!stopped) {
        const id = ++next;
        await pool.query('insert into written values ($1, $2)', [id, 'x'.repeat(id % 5_000)]).then(
          () => acknowledged.push(id),
          () => new Promise((resolve) => setImmediate(resolve)),
        );
      }
    };
    const writers = Array.from({ length: 8 }, write);
    for (let kill = 1; kill <= 2; kill++) {
      const mark = acknowledged.length + 300;
      await until(() => acknowledged.length > mark);
      process.kill(embedded.pid() as number, 'SIGKILL');
      await until(() => embedded.restarts() === kill && embedded.state() === 'ready');
    }
    const mark = acknowledged.length + 100;
    await until(() => acknowledged.length > mark);
    stopped = true;
    await Promise.all(writers);
    const { rows } = await pool.query('select id from unnest($1::int[]) id except select id from written', [
      acknowledged,
    ]);
    expect(rows).toEqual([]);
    await pool.end();
  });

  test('reports each change of state', async () => {
    const embedded = await start({ dataDir: await copyTemplate() });
    const states: string[] = [];
    embedded.onState((state) => states.push(state));
    process.kill(embedded.pid() as number, 'SIGKILL');
    await until(() => states.includes('ready'));
    await embedded.close();
    expect(states).toEqual(['recovering', 'ready', 'closed']);
  });

  test('a directory that cannot be opened is an error with the reason, and is left free', async () => {
    const dataDir = await copyTemplate();
    await rm(join(dataDir, 'pgdata', 'global', 'pg_control'));
    await expect(openEmbedded({ dataDir })).rejects.toThrow('does not start');
    expect(await attachEmbedded(dataDir)).toBeNull();
  });
});

describe('the watchdog', () => {
  // Long enough for a child that is only slow to answer: each of these counts the restarts.
  const impatient = { watchdogMs: 100, wedgeMs: 2_000 };

  test('kills a wedged child and serves again', async () => {
    const messages: string[] = [];
    const note = (_: object, message: string) => void messages.push(message);
    const log = { info: note, warn: note, error: note };
    const embedded = await start({ dataDir: await copyTemplate(), ...impatient, log });
    await expect(ask(embedded.connectionString, 'select pg_sleep(60)')).rejects.toThrow();
    await until(() => embedded.state() === 'ready' && embedded.restarts() === 1);
    expect(await ask(embedded.connectionString, 'select 1')).toBe(1);
    expect(messages.join()).toContain('no answer to select 1');
  });

  test('lets an announced statement run, alone or in its transaction, and no later one', async () => {
    const embedded = await start({ dataDir: await copyTemplate(), ...impatient });
    const client = new pg.Client({ connectionString: embedded.connectionString });
    client.on('error', () => {});
    await client.connect();
    await client.query('/* embedded.long_statement */ select pg_sleep(2.4)');
    await client.query("begin; set local embedded.long_statement = 'on'");
    await client.query('select pg_sleep($1)', [2.4]);
    await client.query('commit');
    expect(embedded.restarts()).toBe(0);
    await expect(client.query('select pg_sleep(60)')).rejects.toThrow();
    await until(() => embedded.restarts() === 1);
  });

  test('kills a child whose announced statement exceeds its own limit', async () => {
    const embedded = await start({ dataDir: await copyTemplate(), ...impatient, longStatementMs: 800 });
    await expect(
      ask(embedded.connectionString, '/* embedded.long_statement */ select pg_sleep(60)'),
    ).rejects.toThrow();
    await until(() => embedded.restarts() === 1);
  });
});
