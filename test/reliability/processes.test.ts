import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { bearer, request } from '../support/loopback.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { openWorld, type World } from '../support/world.ts';

// One process owns the embedded database.
const onPostgres = inject('databaseUrl') ? test : test.skip;

let world: World;
let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  world = await openWorld();
  dataDir = await mkdtemp(join(tmpdir(), 'jawab-processes-'));
  if (world.database.engine === 'embedded') return;
  const settings = {
    DATABASE_URL: world.database.connectionString,
    SECRET_KEY: 'ab'.repeat(32),
    JAWAB_DEMO: '1',
    LOG_LEVEL: 'info',
  };
  server = await startServer(dataDir, settings, ['--processes', '2']);
});
afterAll(async () => {
  await server?.stop();
  await world.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The pids of the processes that the first one started. */
const workers = async (): Promise<number[]> => {
  const { pid } = server.child;
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'latin1').catch(() => '');
  return text.split(' ').filter(Boolean).map(Number);
};
/** How many processes were ready, those that died counted. */
const ready = () => server.printed().match(/a process is ready/g)?.length;
const bots = () => request(`${server.url}/v1/bots`, { headers: bearer(server.demo.token) });

onPostgres('serves one address with two processes, and starts one that dies again', async () => {
  await expect.poll(ready, { timeout: 60_000 }).toBe(2);
  const before = await workers();
  process.kill(before[0] as number, 'SIGKILL');
  const status = () => bots().then((answer) => answer.status, String);
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  await expect.poll(ready, { timeout: 60_000 }).toBe(3);
  const after = await workers();
  expect(after).toHaveLength(2);
  expect(after).toContain(before[1]);
  for (let i = 0; i < 10; i++) expect((await bots()).status).toBe(200);
  expect((await request(`${server.url}/readyz`)).status).toBe(200);
  expect(server.printed().match(/API reference/g)).toHaveLength(1);
});

onPostgres('stops all processes with one signal, and ends with 0', async () => {
  const running = await workers();
  expect(await server.stop()).toBe(0);
  const alive = running.filter((pid) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  });
  expect(alive).toEqual([]);
});

test('refuses several processes on the embedded database, and numbers that mean nothing', async () => {
  const start = (...options: string[]) => startServer(dataDir, { DATABASE_URL: '' }, options);
  await expect(start('--processes', '2')).rejects.toThrow(/needs PostgreSQL: set DATABASE_URL/);
  await expect(start('--processes', 'many')).rejects.toThrow(/auto or a whole number/);
  await expect(start('--process')).rejects.toThrow(/Unknown option '--process'[\s\S]*Usage: npm start/);
});
