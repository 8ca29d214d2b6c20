import { createHash } from 'node:crypto';
import {
  type AtCommit,
  compile,
  type Database,
  type Row,
  type Sql,
  type TransactionOptions,
} from '@jawab/core';
import type pg from 'pg';
import { transactionLimits } from './connect.ts';
import { isConnectionLost } from './connection-lost.ts';
import { createFreshness, readFresh } from './replica.ts';
import { type Opening, type Statement, TransactionQuery } from './transaction-query.ts';
import { type ServerWatch, watchServer } from './watch-server.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const names = new Map<string, string>();

/** Returns a stable name, so that Postgres keeps the plan of a statement as long as the connection. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url');
    if (names.size < 2_000) names.set(text, name);
  }
  return name;
}

const isAborted = (error: unknown) => (error as { code?: string })?.code === '25P02';

type Tagged = (strings: readonly string[], values: readonly unknown[]) => Promise<Row[]>;

/** Creates the SQL tag of `core/sql.ts` from a function that runs one statement. */
function createSql(statement: Tagged): Sql {
  const sql = (first: unknown, ...values: unknown[]) =>
    Array.isArray(first) && 'raw' in first
      ? statement(first, values)
      : (strings: TemplateStringsArray, ...inner: unknown[]) => statement(strings, inner);
  return sql as unknown as Sql;
}

function prepare({ isNamed }: Server, strings: readonly string[], values: readonly unknown[]): Statement {
  const { text, params } = compile(strings, values);
  return { name: isNamed ? nameOf(text) : '', text, values: params };
}

/** Runs around a statement. Its text has placeholders instead of values. */
type OnStatement = <T>(text: string, work: () => Promise<T>) => Promise<T>;

/** A pool and the watch over its server. */
interface Server {
  pool: pg.Pool;
  /** Statements of a workspace take the role `jawab_app`, because the user of the pool may do more. */
  takesRole: boolean;
  /** Connections keep their statements. Behind PgBouncer, they cannot. */
  isNamed: boolean;
  /** Runs around each statement; null where nobody listens. */
  onStatement: OnStatement | null;
  /** Settings of every transaction, each a name and a value. Other pools set them once for each connection. */
  settings: [string, string][];
  watch: Pick<ServerWatch, 'wait'>;
}

function serverOf(
  pool: pg.Pool,
  takesRole: boolean,
  watch: Server['watch'],
  onStatement: OnStatement | null,
): Server {
  const limits = transactionLimits(pool);
  const settings: Server['settings'] = [];
  if (limits?.statementMs) settings.push(['statement_timeout', String(limits.statementMs)]);
  if (limits?.lockMs) settings.push(['lock_timeout', String(limits.lockMs)]);
  return { pool, takesRole, isNamed: limits === null, onStatement, settings, watch };
}

async function run(
  server: Server,
  client: pg.PoolClient,
  strings: readonly string[],
  values: readonly unknown[],
) {
  const statement = prepare(server, strings, values);
  const ask = () => server.watch.wait(() => client.query(statement));
  const { rows } = await (server.onStatement ? server.onStatement(statement.text, ask) : ask());
  return rows as Row[];
}

/** Takes a client of the pool. One that comes after the watch gave up goes back unused. */
async function takeClient({ pool, watch }: Server): Promise<pg.PoolClient> {
  const coming = pool.connect();
  try {
    return await watch.wait(() => coming);
  } catch (error) {
    coming.then(
      (client) => client.release(),
      () => {},
    );
    throw error;
  }
}

/** Runs `work` on a client of the pool. If the connection is lost or `mistrusts()` is true, closes the client afterwards. */
async function withClient<T>(
  server: Server,
  work: (client: pg.PoolClient) => Promise<T>,
  mistrusts?: () => boolean,
): Promise<T> {
  const client = await takeClient(server);
  let lost: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    if (mistrusts?.() || isConnectionLost(error)) lost = error as Error;
    throw error;
  } finally {
    client.release(lost);
  }
}

/**
 * A statement with this prefix is planned once for each connection, not for each set of parameters. Use it when the plan
 * does not depend on the parameters and planning takes longer than running.
 */
const plannedOnce = '/* planned once */';

const setLocal = (name: string, value: string) => `set_config('${name}', ${value}, true)`;

/**
 * Returns the SQL that opens a transaction of one statement. Its only parameter is the workspace. Compiling a statement
 * takes longer than running it (`jit`).
 */
function openingText({ takesRole, settings: own }: Server, durable: boolean, planOnce: boolean): string {
  const settings = [setLocal('jawab.workspace', '$1'), setLocal('jit', "'off'")];
  if (takesRole) settings.unshift(setLocal('role', "'jawab_app'"));
  if (!durable) settings.push(setLocal('synchronous_commit', "'off'"));
  if (planOnce) settings.push(setLocal('plan_cache_mode', "'force_generic_plan'"));
  for (const [name, value] of own) settings.push(setLocal(name, `'${value}'`));
  return `select ${settings.join(', ')}`;
}

/** The openings of transactions of one statement, prepared once for each server. */
function prepareOpenings(server: Server) {
  const opening = (durable: boolean, planOnce: boolean) => {
    const text = openingText(server, durable, planOnce);
    return { name: server.isNamed ? nameOf(text) : '', text };
  };
  return {
    durable: { planned: opening(true, false), plannedOnce: opening(true, true) },
    soon: { planned: opening(false, false), plannedOnce: opening(false, true) },
  };
}

const send = (client: pg.PoolClient, query: TransactionQuery) =>
  new Promise<pg.QueryResult>((resolve, reject) => {
    query.callback = (error, result) => (error ? reject(error) : resolve(result));
    client.query(query as unknown as pg.Submittable);
  });

function runAlone(server: Server, opening: Opening, statement: Statement): Promise<Row[]> {
  const query = new TransactionQuery(opening, statement);
  const ask = () =>
    withClient(
      server,
      async (client) => (await server.watch.wait(() => send(client, query))).rows as Row[],
      () => query.isUnsure,
    );
  return server.onStatement ? server.onStatement(statement.text, ask) : ask();
}

/** Runs each statement of a workspace in its own transaction. */
function runInWorkspace(
  server: Server,
  workspaceId: string,
  known: ReturnType<typeof prepareOpenings>['durable'],
): Tagged {
  const values = [workspaceId];
  return (strings, inner) => {
    const planning = strings[0]?.startsWith(plannedOnce) ? 'plannedOnce' : 'planned';
    const { name, text } = known[planning];
    return runAlone(server, { name, text, values }, prepare(server, strings, inner));
  };
}

/** PostgreSQL runs these outside transactions only. */
const refusesTransactions = /^\s*(?:create|drop) index concurrently/i;

/** Creates the SQL tag that runs each statement as the user of the pool. */
function createPlainSql(server: Server): Sql {
  const text = `select ${server.settings.map(([name, value]) => setLocal(name, `'${value}'`)).join(', ')}`;
  const opening = server.settings.length > 0 ? { name: '', text, values: [] } : null;
  return createSql((strings, values) =>
    opening && !refusesTransactions.test(strings[0] ?? '')
      ? runAlone(server, opening, prepare(server, strings, values))
      : withClient(server, (client) => run(server, client, strings, values)),
  );
}

/** Returns the SQL that opens a longer transaction. It is one message, so it adds no round trip. */
const beginning = (
  { takesRole, settings }: Server,
  workspaceId: string | null,
  { durable = true, snapshot = false }: TransactionOptions = {},
) =>
  (snapshot ? 'begin isolation level repeatable read' : 'begin') +
  (workspaceId && takesRole ? '; set local role jawab_app' : '') +
  (workspaceId ? `; set local jawab.workspace = '${workspaceId}'; set local jit = off` : '') +
  (durable ? '' : '; set local synchronous_commit = off') +
  settings.map(([name, value]) => `; set local ${name} = '${value}'`).join('');

const commit: Statement = { name: '', text: 'commit', values: [] };

function transact<T>(
  server: Server,
  begin: string,
  work: (sql: Sql, atCommit: AtCommit) => Promise<T>,
): Promise<T> {
  const { watch } = server;
  let lost = false;
  let ending: TransactionQuery | null = null;
  const atCommit: AtCommit = (strings, ...values) => {
    ending = new TransactionQuery({ ...prepare(server, strings, values), values }, commit);
  };
  const end = (client: pg.PoolClient) => (ending ? send(client, ending) : client.query('commit'));
  /** The failure that aborted the transaction. Statements sent after it fail with 25P02, which says nothing. */
  let cause: unknown;
  const inTransaction = async (client: pg.PoolClient) => {
    try {
      const began = watch.wait(() => client.query(begin));
      began.catch(() => {});
      const result = await work(
        createSql(async (strings, values) => {
          const rows = run(server, client, strings, values);
          rows.catch((error) => {
            cause ??= error;
          });
          await Promise.allSettled([began, rows]);
          await began;
          return rows;
        }),
        atCommit,
      );
      const { command } = await watch.wait(() => end(client));
      if (command !== 'COMMIT')
        throw new Error('The transaction was rolled back: one of its statements had failed.');
      return result;
    } catch (error) {
      await watch
        .wait(() => client.query('rollback'))
        .catch(() => {
          lost = true;
        });
      throw isAborted(error) ? (cause ?? error) : error;
    }
  };
  return withClient(server, inTransaction, () => lost || !!ending?.isUnsure);
}

/** Reads of workspaces on a replica, as long as it has all that the primary has. */
function openReplica(server: Server, primary: Sql) {
  const freshness = createFreshness({ primary, replica: createPlainSql(server) });
  const openings = prepareOpenings(server).durable;
  return {
    read: (workspaceId: string, onPrimary: Tagged): Tagged =>
      readFresh(freshness, runInWorkspace(server, workspaceId, openings), onPrimary),
  };
}

function createWorkspaces(
  server: Server,
  copy: ReturnType<typeof openReplica> | null,
): Database['workspace'] {
  const openings = prepareOpenings(server);
  return (workspaceId) => {
    if (!uuid.test(workspaceId)) throw new Error('A workspace id must be a UUID.');
    const durably = runInWorkspace(server, workspaceId, openings.durable);
    const sql = createSql(durably);
    return {
      sql,
      sqlSoon: createSql(runInWorkspace(server, workspaceId, openings.soon)),
      sqlOfReplica: copy ? createSql(copy.read(workspaceId, durably)) : sql,
      tx: (work, options) => transact(server, beginning(server, workspaceId, options), work),
    };
  };
}

export interface DatabaseOptions {
  /** Connections of a login role for requests. Without them, statements of workspaces use the first pool and `set role`. */
  requests?: pg.Pool | null;
  /** Connections to a streaming replica of the same server, with the user of `requests` if that is given. */
  replica?: pg.Pool | null;
  /** If the server answers nothing for this long, a new connection is tried. If that gets no answer either, the server is gone. */
  silenceMs?: number;
  /** Runs around each statement, and is handed its text without values. */
  onStatement?: OnStatement | null;
  onChange?: (isSilent: boolean) => void;
}

/**
 * Creates the database port over a pool. `workspace(id)` runs every statement as role `jawab_app` with row-level security
 * for that workspace; `system` runs as the user of the pool. Throws if an id is not a UUID, and what Postgres throws.
 */
export function createDatabase(pool: pg.Pool, options: DatabaseOptions = {}): Database {
  const {
    requests = null,
    replica = null,
    silenceMs = null,
    onStatement = null,
    onChange = () => {},
  } = options;
  const pools = requests ? [pool, requests] : [pool];
  const watch: ServerWatch =
    silenceMs === null ? { wait: (ask) => ask(), close() {} } : watchServer(pools, silenceMs, onChange);
  const system = serverOf(pool, true, watch, onStatement);
  const visiting = requests ? serverOf(requests, false, watch, onStatement) : system;
  const door = createPlainSql(visiting);
  const copy =
    replica &&
    openReplica(serverOf(replica, visiting.takesRole, { wait: (ask) => ask() }, onStatement), door);
  const systemSql = createPlainSql(system);
  return {
    workspace: createWorkspaces(visiting, copy),
    door: { sql: door },
    system: {
      sql: systemSql,
      sqlSoon: systemSql,
      sqlOfReplica: systemSql,
      tx: (work, options) => transact(system, beginning(system, null, options), work),
    },
    async close() {
      watch.close();
      await Promise.all([...pools, ...(replica ? [replica] : [])].map((one) => one.end()));
    },
  };
}
