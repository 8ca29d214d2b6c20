import { type Change, createWorkspace, type Database, type Log } from '@jawab/core';
import { createDatabase, createPool } from '@jawab/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../test/support/world.ts';
import { type ChangeWatcher, createChangeWatcher } from './watch-changes.ts';

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };
let store: Awaited<ReturnType<typeof openDatabase>>;
let writer: Database;
let reader: Database;
let workspaceId: string;
let botId: string;
beforeAll(async () => {
  store = await openDatabase();
  [writer, reader] = [1, 2].map(() => createDatabase(createPool(store.connectionString, 4))) as [
    Database,
    Database,
  ];
  const workspace = await createWorkspace(writer.system.sql, { name: 'Shop', plan: 'scale' });
  workspaceId = workspace.id;
  const [bot] = await writer.system.sql<{ id: string }>`
    insert into bots (workspace_id, name) values (${workspaceId}, 'Shop') returning id`;
  botId = bot?.id as string;
});
afterAll(async () => {
  await writer.close();
  await reader.close();
  await store.close();
});

const conversation = (id: string) => ({
  workspaceId,
  record: { kind: 'conversation' as const, botId, id },
});
const open = (id: string, { sql }: Pick<Database['system'], 'sql'> = writer.workspace(workspaceId)) => sql`
  insert into conversations (workspace_id, bot_id, session_id, channel)
  values (${workspaceId}, ${botId}, ${id}, 'widget')`;
const setStatus = (id: string, status: string) => writer.workspace(workspaceId).sql`
  update conversations set status = ${status} where workspace_id = ${workspaceId} and session_id = ${id}`;

/** Collects changes, and waits until there are `count` of them. */
function collect() {
  const heard: (Change | null)[] = [];
  let check = () => {};
  return {
    heard,
    listen: (change: Change | null) => {
      heard.push(change);
      check();
    },
    until: (count: number) =>
      new Promise<void>((resolve) => {
        check = () => heard.length >= count && resolve();
        check();
      }),
  };
}

async function withWatcher(
  work: (watcher: ChangeWatcher) => Promise<void>,
  database: Pick<Database, 'system'> = reader,
) {
  const watcher = createChangeWatcher(database, silent);
  try {
    await work(watcher);
  } finally {
    watcher.close();
  }
}

test('tells what another process changed in one record, and in the whole workspace', () =>
  withWatcher(async (watcher) => {
    const [one, all] = [collect(), collect()];
    const watches = [
      watcher.watch(conversation('one'), one.listen),
      watcher.watch({ workspaceId }, all.listen),
    ];
    await watches[0]?.ready;
    await open('other');
    await open('one');
    await one.until(1);
    await all.until(2);
    const told = (id: string) => ({ workspaceId, kind: 'conversation', botId, id });
    expect(one.heard).toEqual([told('one')]);
    expect(all.heard).toEqual(expect.arrayContaining([told('one'), told('other')]));
    watches[0]?.end();
    await setStatus('one', 'closed');
    await all.until(3);
    expect(one.heard).toHaveLength(1);
    for (const watch of watches) watch.end();
  }));

// The embedded database serves one transaction after the other, so none ends later there.
test('misses no transaction that began earlier and ends later than others', async () => {
  if (store.engine === 'embedded') return expect(store.dataDir).toBeDefined();
  await withWatcher(async (watcher) => {
    const late = collect();
    const early = collect();
    let commit = () => {};
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const written = Promise.withResolvers<void>();
    const slow = writer.workspace(workspaceId).tx(async (sql) => {
      await open('late', { sql });
      written.resolve();
      await held;
    });
    await written.promise;
    const watches = [
      watcher.watch(conversation('late'), late.listen),
      watcher.watch(conversation('early'), early.listen),
    ];
    await watches[0]?.ready;
    await open('early');
    await early.until(1);
    expect(late.heard).toEqual([]);
    commit();
    await slow;
    await late.until(1);
    expect(late.heard).toEqual([{ workspaceId, kind: 'conversation', botId, id: 'late' }]);
    for (const watch of watches) watch.end();
  });
});

test('tells the settings of a bot and a deletion', () =>
  withWatcher(async (watcher) => {
    const bot = collect();
    const gone = collect();
    await open('gone');
    const watches = [
      watcher.watch({ workspaceId, record: { kind: 'bot', botId, id: botId } }, bot.listen),
      watcher.watch(conversation('gone'), gone.listen),
    ];
    await watches[0]?.ready;
    const { sql } = writer.workspace(workspaceId);
    await sql`update bots set name = 'New' where workspace_id = ${workspaceId} and id = ${botId}`;
    await sql`delete from conversations where workspace_id = ${workspaceId} and session_id = 'gone'`;
    await Promise.all([bot.until(1), gone.until(1)]);
    for (const watch of watches) watch.end();
  }));

test('tells everyone that changes may be missed when the database comes back', async () => {
  let isLost = false;
  const sql = (async (...given: Parameters<Database['system']['sql']>) => {
    if (!isLost) return reader.system.sql(...given);
    isLost = false;
    throw new Error('lost');
  }) as unknown as Database['system']['sql'];
  await withWatcher(
    async (watcher) => {
      const heard = collect();
      const watch = watcher.watch(conversation('lost'), heard.listen);
      await watch.ready;
      isLost = true;
      await open('lost');
      await heard.until(2);
      expect(heard.heard).toEqual([null, expect.objectContaining({ id: 'lost' })]);
      watch.end();
    },
    { system: { sql, sqlSoon: sql, sqlOfReplica: sql, tx: reader.system.tx } },
  );
});

test('asks with one statement for everyone who waits, and with none when nobody does', async () => {
  let statements = 0;
  const sql = ((...given: Parameters<Database['system']['sql']>) => {
    statements++;
    return reader.system.sql(...given);
  }) as Database['system']['sql'];
  await withWatcher(
    async (watcher) => {
      const heard = collect();
      const watches = Array.from({ length: 500 }, (_, n) =>
        watcher.watch(conversation(`many-${n}`), heard.listen),
      );
      await Promise.all(watches.map(({ ready }) => ready));
      expect(statements).toBe(1);
      await open('many-499');
      await heard.until(1);
      expect(statements).toBeLessThan(50);
      for (const watch of watches) watch.end();
      const again = watcher.watch(conversation('many-0'), heard.listen);
      await again.ready;
      again.end();
    },
    { system: { sql, sqlSoon: sql, sqlOfReplica: sql, tx: reader.system.tx } },
  );
});
