import pg from 'pg';

const { builtins } = pg.types;

/** Reads times as RFC 3339 in UTC with milliseconds, counts as numbers, and dates as `YYYY-MM-DD`. */
const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
  [builtins.INT8]: Number,
  [builtins.DATE]: (text) => text,
};

/** Time limits of a pool. PostgreSQL ends a statement at `statementMs`; the client waits `answerMs` for that. */
export interface TimeLimits {
  connectMs: number;
  statementMs: number;
  /** How long a statement waits for a lock. */
  lockMs: number;
  answerMs: number;
}

/** For statements that a caller waits for. A 503 then comes within 5 s. */
export const requestLimits: TimeLimits = {
  connectMs: 10_000,
  statementMs: 4_000,
  lockMs: 3_000,
  answerMs: 4_500,
};

/** How long no statement of a request is answered before the server is asked whether it is there. */
export const requestSilenceMs = 2_000;

/** For jobs, migrations and commands, which may read or index a whole installation. */
export const workLimits: TimeLimits = {
  connectMs: 10_000,
  statementMs: 3_600_000,
  lockMs: 60_000,
  answerMs: 3_605_000,
};

const poolerParameter = 'pgbouncer';

/**
 * Marks a connection string that leads to PgBouncer in transaction mode. Its pools send no startup parameters and no named
 * statements, because the next transaction may run on another connection of the server (pgbouncer.org/features.html).
 */
export function throughPooler(connectionString: string): string {
  const url = new URL(connectionString);
  url.searchParams.set(poolerParameter, 'true');
  return url.href;
}

const isThroughPooler = (connectionString: string): boolean =>
  connectionString.includes(`${poolerParameter}=true`);

/** Returns the settings that a pool through PgBouncer sets in each transaction instead of once; null for every other pool. */
export const transactionLimits = ({ options }: pg.Pool): Partial<TimeLimits> | null =>
  (options as { transactionLimits?: Partial<TimeLimits> }).transactionLimits ?? null;

/** How long a pool may say goodbye to a server before it closes the sockets. */
const goodbyeMs = 2_000;

/** The connection inside a client of node-postgres. Its types leave this out. */
export interface Wire {
  connection: { stream: { destroy(): void } };
}

/** Closes the sockets of all clients: in use, idle, and those that still connect. The pool then forgets them. */
export function closeSockets(pool: pg.Pool): void {
  for (const client of (pool as unknown as { _clients: Wire[] })._clients) client.connection.stream.destroy();
}

/** Makes a pool that survives lost connections, and whose end does not wait for a server that is gone. */
function openPool(config: pg.PoolConfig, limits: TimeLimits | null): pg.Pool {
  const ofSession = isThroughPooler(config.connectionString as string)
    ? { transactionLimits: limits ?? {} }
    : { statement_timeout: limits?.statementMs, lock_timeout: limits?.lockMs };
  const pool = new pg.Pool(
    Object.assign(config, ofSession, {
      connectionTimeoutMillis: limits?.connectMs ?? 10_000,
      query_timeout: limits?.answerMs,
    }),
  );
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const end = pool.end.bind(pool) as () => Promise<void>;
  pool.end = (async () => {
    const late = setTimeout(() => closeSockets(pool), goodbyeMs);
    await end();
    clearTimeout(late);
  }) as typeof pool.end;
  return pool;
}

/** Creates a pool of ordinary clients, with the types of node-postgres. */
export const createPlainPool = (connectionString: string, size: number, limits: TimeLimits, name = 'jawab') =>
  openPool({ connectionString, max: size, application_name: name }, limits);

/**
 * Creates a connection pool for one connection string, with at most `size` connections.
 * Clients run in pipeline mode: they send a statement without waiting for the previous answer.
 * Without `limits`, statements may take any time: the embedded database has a watchdog of its own.
 */
export function createPool(connectionString: string, size: number, limits: TimeLimits | null = null) {
  const config = {
    connectionString,
    max: size,
    pipeline: true,
    idleTimeoutMillis: 60_000,
    application_name: 'jawab',
    types: {
      getTypeParser: ((oid: number, format: 'text') =>
        parsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  };
  return openPool(config as pg.PoolConfig, limits);
}
