import pg from 'pg';

const { builtins } = pg.types;

/** Reads times as RFC 3339 in UTC with milliseconds, counts as numbers, and dates as `YYYY-MM-DD`. */
const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
  [builtins.INT8]: Number,
  [builtins.DATE]: (text) => text,
};

/**
 * Creates a connection pool for one connection string, with at most `size` connections.
 * Clients run in pipeline mode: they send a statement without waiting for the previous answer.
 */
export function createPool(connectionString: string, size: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'jawab',
    types: {
      getTypeParser: ((oid: number, format: 'text') =>
        parsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  } as pg.PoolConfig);
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
