import { createHash } from 'node:crypto';
import { compile, type Database, type Row, type Sql, type WorkspaceDatabase } from '@jawab/core';
import type pg from 'pg';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const names = new Map<string, string>();

/** A stable name lets Postgres keep the plan of a statement for the connection's life. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url');
    if (names.size < 2_000) names.set(text, name);
  }
  return name;
}

const isConnectionLost = (error: unknown) => {
  const { code } = (error ?? {}) as { code?: string };
  return !code || !/^[0-9A-Z]{5}$/.test(code) || code.startsWith('57P') || code.startsWith('08');
};

function run(client: pg.PoolClient, strings: readonly string[], values: readonly unknown[]): Promise<Row[]> {
  const { text, params } = compile(strings, values);
  return client.query({ name: nameOf(text), text, values: params }).then((result) => result.rows as Row[]);
}

/** Makes the tag of `core/sql.ts` of a function that runs one statement. */
function createSql(
  statement: (strings: readonly string[], values: readonly unknown[]) => Promise<Row[]>,
): Sql {
  const sql = (first: unknown, ...values: unknown[]) =>
    Array.isArray(first) && 'raw' in first
      ? statement(first, values)
      : (strings: TemplateStringsArray, ...inner: unknown[]) => statement(strings, inner);
  return sql as unknown as Sql;
}

/** What is sent before the first statement of a transaction; in one message, so it costs no round trip. */
const opening = (workspaceId: string | null, durable: boolean) =>
  'begin' +
  (workspaceId ? `; set local role jawab_app; set local jawab.workspace = '${workspaceId}'` : '') +
  (durable ? '' : '; set local synchronous_commit = off');

/** Runs `work` on a client whose socket is corked, so that everything it sends leaves in one write. */
function together<T>(client: pg.PoolClient, work: () => T): T {
  const { stream } = (client as unknown as { connection: { stream: { cork(): void; uncork(): void } } })
    .connection;
  stream.cork();
  try {
    return work();
  } finally {
    stream.uncork();
  }
}

async function once(
  pool: pg.Pool,
  begin: string,
  strings: readonly string[],
  values: readonly unknown[],
): Promise<Row[]> {
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    const [began, rows, committed] = await together(client, () =>
      Promise.allSettled([client.query(begin), run(client, strings, values), client.query('commit')]),
    );
    for (const step of [began, rows, committed]) if (step.status === 'rejected') throw step.reason;
    return (rows as PromiseFulfilledResult<Row[]>).value;
  } catch (error) {
    if (isConnectionLost(error)) lost = error as Error;
    throw error;
  } finally {
    client.release(lost);
  }
}

async function transact<T>(pool: pg.Pool, begin: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    const began = client.query(begin);
    began.catch(() => {});
    const result = await work(
      createSql(async (strings, values) => {
        const rows = run(client, strings, values);
        await Promise.allSettled([began, rows]);
        await began;
        return rows;
      }),
    );
    const { command } = await client.query('commit');
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back: one of its statements had failed.');
    return result;
  } catch (error) {
    if (isConnectionLost(error)) lost = error as Error;
    await client.query('rollback').catch((failure: Error) => {
      lost = failure;
    });
    throw error;
  } finally {
    client.release(lost);
  }
}

function view(pool: pg.Pool, workspaceId: string | null): WorkspaceDatabase {
  const durable = opening(workspaceId, true);
  const soon = opening(workspaceId, false);
  return {
    sql: createSql((strings, values) => once(pool, durable, strings, values)),
    sqlSoon: createSql((strings, values) => once(pool, soon, strings, values)),
    tx: (work, options) => transact(pool, options?.durable === false ? soon : durable, work),
  };
}

/**
 * The database port over a pool: `workspace(id)` runs every statement as role `jawab_app` with row-level security bound
 * to that workspace, `system` as the connection's own user. Throws when an id is not a UUID, else what Postgres throws.
 */
export function createDatabase(pool: pg.Pool): Database {
  const systemSql = createSql(async (strings, values) => {
    const client = await pool.connect();
    let lost: Error | undefined;
    try {
      return await run(client, strings, values);
    } catch (error) {
      if (isConnectionLost(error)) lost = error as Error;
      throw error;
    } finally {
      client.release(lost);
    }
  });
  return {
    workspace(workspaceId) {
      if (!uuid.test(workspaceId)) throw new Error('A workspace id must be a UUID.');
      return view(pool, workspaceId);
    },
    system: { ...view(pool, null), sql: systemSql },
    close: () => pool.end(),
  };
}
