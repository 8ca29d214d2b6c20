import type { Database } from '@jawab/core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { openSilentPath, type SilentPath } from '../../../test/support/silent-path.ts';
import { openDatabase } from '../../../test/support/world.ts';
import { createPool, requestLimits } from './connect.ts';
import { createDatabase } from './database.ts';
import type { TestDatabase } from './open-test-database.testing.ts';

// The embedded database is watched by its supervisor and cannot be reached over a network.
const onPostgres = inject('databaseUrl') ? test : test.skip;
const silenceMs = 400;
const limits = { ...requestLimits, statementMs: 300, lockMs: 200, answerMs: 60_000 };
const silent = { code: 'ETIMEDOUT', message: 'The database does not answer.' };

let server: TestDatabase;
let path: SilentPath;
let database: Database;
let changes: boolean[];
let workspaceId: string;

beforeAll(async () => {
  server = await openDatabase();
});
beforeEach(async () => {
  if (server.engine === 'embedded') return;
  path = await openSilentPath(server.connectionString);
  changes = [];
  database = createDatabase(createPool(path.connectionString, 2, limits), {
    silenceMs,
    onChange: (isSilent) => changes.push(isSilent),
  });
  const [row] = await database.system
    .sql`insert into workspaces (name, plan) values ('a', 'scale') returning id`;
  workspaceId = row?.id;
});
afterEach(async () => {
  if (server.engine === 'embedded') return;
  await database.close();
  await path.close();
});
afterAll(() => server?.close());

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error,
  );

onPostgres('fails running, waiting and later statements when the server falls silent', async () => {
  const { sql, tx } = database.workspace(workspaceId);
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const open = failure(
    tx(async (inside) => {
      await inside`select 1`;
      begun.resolve();
      await goOn.promise;
      await inside`select 2`;
    }),
  );
  await begun.promise;
  path.silence();
  goOn.resolve();
  const running = Array.from({ length: 6 }, () => failure(sql`select 1`));
  for (const error of await Promise.all([open, ...running])) expect(error).toMatchObject(silent);
  expect(changes).toEqual([true]);
  expect(await failure(database.system.sql`select 1`)).toMatchObject(silent);
  path.restore();
  await expect.poll(() => failure(sql`select 1`), { interval: 20 }).toBeNull();
  expect(await Promise.all(Array.from({ length: 6 }, () => failure(sql`select 1`)))).toEqual(
    Array(6).fill(null),
  );
  expect(changes).toEqual([true, false]);
});

onPostgres('does not take a statement that is slower than the silence for a silent server', async () => {
  const patient = createDatabase(createPool(path.connectionString, 2, { ...limits, statementMs: 60_000 }), {
    silenceMs,
    onChange: (isSilent) => changes.push(isSilent),
  });
  expect(await patient.system.sql`select 1 as one, pg_sleep(2)`).toMatchObject([{ one: 1 }]);
  expect(changes).toEqual([]);
  await patient.close();
});

onPostgres('waits its turn for as long as the server answers others', async () => {
  const { sql } = database.workspace(workspaceId);
  const naps = Array.from({ length: 12 }, () => failure(sql`select pg_sleep(0.1)`));
  expect(await Promise.all(naps)).toEqual(Array(12).fill(null));
  expect(changes).toEqual([]);
});

onPostgres(
  'has PostgreSQL end a slow statement and a wait for a lock, and keeps the connection',
  async () => {
    const { sql } = database.workspace(workspaceId);
    expect(await failure(sql`select pg_sleep(20)`)).toMatchObject({ code: '57014' });
    const locked = Promise.withResolvers<void>();
    const waited = Promise.withResolvers<void>();
    const holding = database.system.tx(async (inside) => {
      await inside`lock table bots in access exclusive mode`;
      locked.resolve();
      await waited.promise;
    });
    await locked.promise;
    expect(await failure(sql`select 1 from bots`)).toMatchObject({ code: '55P03' });
    waited.resolve();
    await holding;
    expect(changes).toEqual([]);
  },
);
