import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyEmptyDatabase } from '../../fixtures/empty-database.ts';
import { bind, execute, flush, parse, RawClient, sync, typesOf } from '../../fixtures/raw-client.ts';
import { until } from '../../fixtures/until.ts';
import { type EmbeddedDatabase, openEmbedded } from '../../open-embedded.ts';
import { query, readRow } from './wire.ts';

const many = 20;
let dataDir: string;
let embedded: EmbeddedDatabase;
const clients: pg.Client[] = [];
const opened: pg.Client[] = [];

async function connect(options: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: embedded.connectionString, ...options });
  client.on('error', () => {});
  await client.connect();
  opened.push(client);
  return client;
}

const socketPath = () => join(dataDir, 'socket', '.s.PGSQL.5432');
const one = async (client: pg.Client, text: string, values?: unknown[]) =>
  Object.values((await client.query(text, values)).rows[0] ?? {})[0];
const each = <T>(work: (client: pg.Client, i: number) => Promise<T>) =>
  Promise.all(clients.map((client, i) => work(client, i)));

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-postgres-'));
  await copyEmptyDatabase(dataDir);
  embedded = await openEmbedded({
    dataDir,
    idleTransactionMs: 4_000,
    answerLimitBytes: 2_000_000,
    maxClients: 60,
  });
  clients.push(
    ...(await Promise.all(
      Array.from({ length: many }, () => connect({ pipeline: true } as pg.ClientConfig)),
    )),
  );
  await clients[0]?.query(`
    create table secrets (who int, secret text);
    insert into secrets select i, 'secret-of-' || i from generate_series(0, ${many - 1}) i;
    create table bodies (who int, body text);
    create table counter (n int);
    insert into counter values (0);
    create table walled (workspace text, v text);
    insert into walled select 'w' || i, 'only ' || i from generate_series(0, ${many - 1}) i;
    alter table walled enable row level security;
    create role app;
    grant all on walled to app;
    create policy wall on walled to app using (workspace = current_setting('app.workspace', true));
  `);
});

afterAll(async () => {
  for (const client of opened) await client.end().catch(() => {});
  await embedded?.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('twenty clients at once', () => {
  test('each gets its own answers: named, unnamed, parameters to 300 kB', async () => {
    const sizes = [10, 70_000, 150_000, 300_000];
    await each(async (client, i) => {
      for (let round = 0; round < 12; round++) {
        const text = 'select secret, $1::int as who from secrets where who = $1';
        const body = 'x'.repeat(sizes[(round + i) % 4] as number) + i;
        const [unnamed, named, stored] = await Promise.all([
          client.query(text, [i]),
          client.query({ name: 'same', text, values: [i] }),
          round < 4
            ? client.query('insert into bodies values ($1, $2) returning who, length(body) as l', [i, body])
            : client.query('select $1::int as who, length($2) as l', [i, body]),
        ]);
        expect(unnamed.rows).toEqual([{ secret: `secret-of-${i}`, who: i }]);
        expect(named.rows).toEqual([{ secret: `secret-of-${i}`, who: i }]);
        expect(stored.rows).toEqual([{ who: i, l: body.length }]);
      }
    });
  });

  test("the product's pipelined transaction stays behind its own wall", async () => {
    await each(async (client, i) => {
      for (let round = 0; round < 20; round++) {
        const [, found] = await Promise.all([
          client.query(`begin; set local role app; select set_config('app.workspace', 'w${i}', true)`),
          client.query('select v, $1::int as i from walled', [i]),
          client.query('commit'),
        ]);
        expect(found.rows).toEqual([{ v: `only ${i}`, i }]);
        expect(await one(client, "select current_setting('app.workspace', true)")).toBe('');
      }
    });
  });

  test('transactions are exclusive', async () => {
    await each(async (client) => {
      for (let round = 0; round < 5; round++) {
        await client.query('begin');
        const n = (await one(client, 'select n from counter')) as number;
        await client.query('update counter set n = $1', [n + 1]);
        await client.query('commit');
      }
    });
    expect(await one(clients[0] as pg.Client, 'select n from counter')).toBe(many * 5);
  });

  test('an error fails its own transaction only, inside a pipeline too', async () => {
    await each(async (client, i) => {
      const results = await Promise.allSettled([
        client.query('begin'),
        client.query('insert into counter values ($1)', [-1]),
        client.query('select 1 / $1::int', [0]),
        client.query('select $1::int', [i]),
        client.query('commit'),
        client.query('select $1::int as i', [i]),
      ]);
      expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
        true,
        true,
        false,
        false,
        true,
        true,
      ]);
    });
    expect(await one(clients[0] as pg.Client, 'select count(*)::int from counter where n < 0')).toBe(0);
  });

  test('clients that vanish inside a transaction leave nothing behind', async () => {
    const vanish = async (i: number) => {
      const client = await connect({ pipeline: true } as pg.ClientConfig);
      client.query('begin').catch(() => {});
      client.query('insert into counter values (-2)').catch(() => {});
      if (i % 2) await client.query('select 1').catch(() => {});
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    };
    for (let i = 0; i < 20; i += 5) await Promise.all([0, 1, 2, 3, 4].map((k) => vanish(i + k)));
    expect(await one(clients[0] as pg.Client, 'select count(*)::int from counter where n = -2')).toBe(0);
  });
});

describe('session state', () => {
  const [a, b] = [() => clients[0] as pg.Client, () => clients[1] as pg.Client];
  const setting = (client: pg.Client, name: string) =>
    one(client, 'select current_setting($1, true)', [name]);

  test.each([
    ['SET', "set app.mine = 'A'"],
    ['a comment before SET', "/* hello */ set app.mine = 'A'"],
    ['set_config', "select set_config('app.mine', 'A', false)"],
    [
      'a DO block',
      "do $$ begin perform set_config('app.mine', 'A', false); end $$; select set_config('app.mine', 'A', false)",
    ],
    ['inside a transaction', "begin; set app.mine = 'A'; commit"],
  ])('%s is private and comes back', async (_, sql) => {
    await a().query(sql);
    expect(await setting(b(), 'app.mine')).toBeFalsy();
    expect(await setting(a(), 'app.mine')).toBe('A');
    await a().query('reset app.mine');
    await setting(b(), 'app.mine');
    expect(await setting(a(), 'app.mine')).toBeFalsy();
  });

  test('set_config with parameters, role and search_path', async () => {
    await a().query('select set_config($1, $2, false)', ['app.other', 'A']);
    await a().query('set role app; set search_path to pg_catalog');
    expect(await one(b(), 'select current_user')).toBe('postgres');
    expect(await setting(b(), 'search_path')).toBe('public');
    expect(await setting(b(), 'app.other')).toBeFalsy();
    expect(await one(a(), 'select current_user')).toBe('app');
    expect(await setting(a(), 'search_path')).toBe('pg_catalog');
    expect(await setting(a(), 'app.other')).toBe('A');
    await a().query('discard all');
    expect(await one(a(), 'select current_user')).toBe('postgres');
    expect(await setting(a(), 'app.other')).toBeFalsy();
  });

  test('a rolled back SET is forgotten, a hidden one never leaks', async () => {
    await a().query("begin; set app.mine = 'A'; rollback");
    await a().query(
      `create function hidden() returns text language sql as $$ select set_config('app.hidden', 'A', false) $$`,
    );
    await a().query('select hidden()');
    expect(await setting(b(), 'app.hidden')).toBeFalsy();
    expect(await setting(a(), 'app.mine')).toBeFalsy();
  });

  test('start-up options hold for their connection', async () => {
    const client = await connect({ options: '-c app.start=yes -c search_path=pg_catalog' });
    expect(await setting(b(), 'app.start')).toBeFalsy();
    expect(await setting(client, 'app.start')).toBe('yes');
    expect(await setting(client, 'search_path')).toBe('pg_catalog');
  });

  test.each([
    ['COPY FROM STDIN', 'copy counter from stdin'],
    ['PREPARE', 'prepare p as select 1'],
    ['a temporary table', 'create temp table t (a int)'],
    ['a session advisory lock', 'select pg_advisory_lock(1)'],
    ['a cursor WITH HOLD', 'declare c cursor with hold for select 1'],
  ])('%s is refused with a reason, and its transaction fails', async (_, sql) => {
    const client = await connect();
    await expect(client.query(sql)).rejects.toMatchObject({
      code: '0A000',
      message: expect.stringContaining('embedded database'),
    });
    await client.query('begin');
    await expect(client.query({ text: sql, values: [] })).rejects.toMatchObject({ code: '0A000' });
    await expect(client.query('select 1')).rejects.toMatchObject({ code: '25P02' });
    await client.query('rollback');
    expect(await one(client, 'select 1')).toBe(1);
  });

  test('a temporary table that ends with its transaction, and transaction advisory locks, are fine', async () => {
    await a().query(
      'begin; create temp table t (a int) on commit drop; select pg_advisory_xact_lock(1); commit',
    );
    await b().query('begin; create temp table t (a int) on commit drop; commit');
  });
});

describe('notifications', () => {
  test('reach listeners only, after commit only', async () => {
    const heard: string[] = [];
    const [a, b, c] = await Promise.all([connect(), connect(), connect()]);
    for (const [name, client] of Object.entries({ a, b, c })) {
      client.on('notification', ({ channel, payload }) => heard.push(`${name} ${channel} ${payload}`));
    }
    await a.query('listen "Jobs:insert"; listen other');
    await b.query('begin; listen "Jobs:insert"; rollback');
    await c.query('listen other');
    await b.query("begin; select pg_notify('Jobs:insert', 'lost'); rollback");
    await b.query('notify "Jobs:insert", \'one\'');
    await a.query('unlisten other');
    await a.query("notify other, 'two'");
    await a.query("select pg_notify('Jobs:insert', 'three')");
    await c.end();
    await b.query("notify other, 'nobody'");
    await b.query('notify "Jobs:insert", \'last\'');
    await until(() => heard.includes('a Jobs:insert last'));
    expect(heard).toEqual(['a Jobs:insert one', 'c other two', 'a Jobs:insert three', 'a Jobs:insert last']);
  });
});

describe('the wire', () => {
  test('an unnamed statement survives its Sync though others use theirs', async () => {
    const raw = new RawClient(socketPath());
    await raw.startUp();
    raw.send(parse('', "select 'mine'"), sync());
    expect(typesOf(await raw.until('Z'))).toBe('1Z');
    await clients[0]?.query('select $1::text', ['theirs']);
    raw.send(bind(''), execute(), sync());
    const answer = await raw.until('Z');
    expect(typesOf(answer)).toBe('2DCZ');
    expect(readRow(answer[1] as Buffer)).toEqual(['mine']);
    raw.send(query('select 1'));
    await raw.until('Z');
    raw.send(bind(''), execute(), sync());
    expect((await raw.until('Z'))[0]?.includes('C26000')).toBe(true);
    raw.socket.destroy();
  });

  test('Flush answers before Sync and keeps the backend meanwhile', async () => {
    const raw = new RawClient(socketPath());
    await raw.startUp();
    raw.send(parse('', "select 'flushed'"), flush());
    expect(typesOf(await raw.until('1'))).toBe('1');
    const other = clients[0]?.query('select 1');
    raw.send(bind(''), execute(), sync());
    expect(typesOf(await raw.until('Z'))).toBe('2DCZ');
    await other;
    raw.socket.destroy();
  });

  test('an idle transaction is cut and rolled back', async () => {
    const idle = await connect();
    const ended = new Promise((resolve) => idle.once('error', resolve));
    await idle.query('begin; insert into counter values (-3)');
    const waited = clients[0]?.query('select count(*)::int as n from counter where n = -3');
    expect(await ended).toMatchObject({ code: '25P03' });
    expect((await waited)?.rows).toEqual([{ n: 0 }]);
  });

  test('CancelRequest stops a statement that waits', async () => {
    const holder = await connect();
    await holder.query('begin');
    const raw = new RawClient(socketPath());
    const key = (await raw.startUp()).find((whole) => whole[0] === 75) as Buffer;
    raw.send(query('insert into counter values (-4)'));
    const cancel = new RawClient(socketPath());
    const packet = Buffer.alloc(16);
    packet.writeInt32BE(16, 0);
    packet.writeInt32BE(80877102, 4);
    key.copy(packet, 8, 5, 13);
    cancel.send(packet);
    await cancel.untilClosed();
    await holder.query('commit');
    expect((await raw.until('Z')).some((whole) => whole.includes('C57014'))).toBe(true);
    expect(await one(holder, 'select count(*)::int from counter where n = -4')).toBe(0);
    raw.socket.destroy();
  });

  test('an answer over the limit ends in an error and the connection goes on', async () => {
    const client = clients[2] as pg.Client;
    await expect(
      client.query("select repeat('x', 1000) from generate_series(1, 100000)"),
    ).rejects.toMatchObject({ code: '54000' });
    expect(await one(client, 'select 1')).toBe(1);
  });

  test('a client that does not read gets no more turns; others do', async () => {
    const raw = new RawClient(socketPath());
    await raw.startUp();
    raw.socket.pause();
    const big = query("select repeat('x', 1000) from generate_series(1, 1500)");
    for (let i = 0; i < 200; i++) raw.send(big);
    for (let i = 0; i < 20; i++) expect(await one(clients[3] as pg.Client, 'select 1')).toBe(1);
    raw.socket.destroy();
  });

  test('too many clients, a wrong database and encryption get proper answers', async () => {
    await expect(
      connect({
        database: 'nowhere',
        connectionString: undefined,
        host: join(dataDir, 'socket'),
        user: 'postgres',
      }),
    ).rejects.toMatchObject({ code: '3D000' });
    const crowd: pg.Client[] = [];
    const refused = await (async () => {
      for (;;) {
        try {
          crowd.push(await connect());
        } catch (error) {
          return error;
        }
      }
    })();
    expect(refused).toMatchObject({ code: '53300' });
    await Promise.all(crowd.map((client) => client.end()));
    const raw = new RawClient(socketPath());
    raw.socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]));
    const byte = await new Promise<Buffer>((resolve) => raw.socket.once('data', resolve));
    expect(byte.toString()).toBe('N');
    raw.socket.destroy();
  });

  test('garbage closes its own connection and no other', async () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      return seed / 0x7fffffff;
    };
    const bytes = (n: number) => Buffer.from(Array.from({ length: n }, () => Math.trunc(random() * 256)));
    const huge = Buffer.from([81, 0x7f, 0xff, 0xff, 0xff, 1, 2, 3]);
    const negative = Buffer.from([80, 0xff, 0xff, 0xff, 0xff]);
    const fuzz = async (i: number) => {
      const raw = new RawClient(socketPath());
      if (i % 2) await raw.startUp();
      const cases = [
        () => bytes(64),
        () => huge,
        () => negative,
        () => Buffer.from('GET / HTTP/1.1\r\n\r\n'),
        () => query('select 1').subarray(0, 7),
      ];
      const payload = (cases[i % cases.length] as () => Buffer)();
      raw.socket.end(payload);
      await raw.untilClosed();
    };
    const neighbour = (async () => {
      for (let i = 0; i < 100; i++) expect(await one(clients[4] as pg.Client, 'select $1::int', [i])).toBe(i);
    })();
    for (let i = 0; i < 150; i += 10) await Promise.all(Array.from({ length: 10 }, (_, k) => fuzz(i + k)));
    const typed = await Promise.all(
      ['B', 'D', 'C', 'P', 'E', 'F', 'x', '\0'].map(async (type) => {
        const raw = new RawClient(socketPath());
        await raw.startUp();
        raw.socket.end(
          Buffer.concat([
            Buffer.from(type),
            Buffer.from([0, 0, 0, 9]),
            bytes(5).map((byte) => byte | 1),
            sync(),
          ]),
        );
        await raw.untilClosed();
        return raw.closed;
      }),
    );
    expect(typed.every(Boolean)).toBe(true);
    await neighbour;
    expect(embedded.restarts()).toBe(0);
  });
});
