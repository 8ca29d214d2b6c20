import { setImmediate } from 'node:timers/promises';
import type { Database, Log, Secrets, Spans } from '@jawab/core';
import {
  createDatabase,
  createPool,
  migrate,
  openRequestRole,
  requestLimits,
  requestSilenceMs,
  throughPooler,
  workLimits,
} from '@jawab/db';
import { type EmbeddedDatabase, isEmbeddedAddress } from '@jawab/embedded-postgres';
import { loadWords } from '@jawab/language';
import { checkSecretKey } from './check-secret-key.ts';
import type { Config } from './config.ts';
import type { CallProvider } from './messaging.ts';
import { readSecretKeys } from './secret-key.ts';
import { createSecrets } from './secrets.ts';
import { startEmbedded } from './start-embedded.ts';
import { traceStatements } from './telemetry/trace-ports.ts';

/** How a runtime is opened. */
export interface OpenOptions {
  /** Address of a database that another process opened already (CLI beside a server, tests). */
  connectionString?: string;
  /** The embedded database, if it was started before; else it is started here. */
  embedded?: Promise<EmbeddedDatabase> | null;
  /** Address of the same database without PgBouncer, if `connectionString` leads through it. */
  directConnectionString?: string | undefined;
  /** Address of a streaming replica of that database. */
  readConnectionString?: string;
  poolSize?: number;
  /** Statements may take as long as those of jobs, for the operator's commands. */
  isPatient?: boolean;
  log?: Log;
  now?: () => Date;
  /** Answers for messaging providers, in tests. */
  callProvider?: CallProvider;
}

/** The database of a process, migrated, and the secrets that are kept in it. */
export interface OpenedDatabases {
  database: Database;
  /** The same for jobs: with connections of its own, and statements that may take an hour. */
  jobsDatabase: Database;
  /** Null on a server. */
  embedded: EmbeddedDatabase | null;
  secrets: Secrets;
  connectionString: string;
  /** Leads to the database itself, past a pooler. */
  directConnectionString: string;
  identityLimits: typeof workLimits;
  close(): Promise<void>;
}

/** Connections for statements that are no request's own: heartbeats, changes, sign-in. */
const systemSize = 4;

/** The addresses of one database: as configured, and past a pooler. */
type Addresses = Pick<OpenedDatabases, 'connectionString' | 'directConnectionString'> & {
  embedded: EmbeddedDatabase | null;
};

/** Finds the database or starts the embedded one, and migrates it. The words that every answer needs load while it starts. */
async function startDatabase(config: Config, options: OpenOptions, log: Log): Promise<Addresses> {
  const given = options.connectionString ?? config.databaseUrl;
  const starting = given ? null : (options.embedded ?? startEmbedded(config));
  const [embedded] = await Promise.all([starting, starting && setImmediate().then(loadWords)]);
  const address = given ?? (embedded as EmbeddedDatabase).connectionString;
  const direct = options.directConnectionString ?? config.databaseDirectUrl;
  const directConnectionString = direct ?? address;
  await migrateAt(directConnectionString, log);
  return { embedded, connectionString: direct ? throughPooler(address) : address, directConnectionString };
}

/** Throws if the key is not the one that the secrets are sealed with. */
async function openSecrets(config: Config, database: Database): Promise<Secrets> {
  const secrets = createSecrets(...(await readSecretKeys(config)));
  await checkSecretKey(database, secrets);
  return secrets;
}

/** Starts the embedded database unless one is configured, migrates it and opens its pools. Throws if the secret key is a wrong one. */
export async function openDatabases(
  config: Config,
  options: OpenOptions,
  { log, spans }: { log: Log; spans: Spans | null },
): Promise<OpenedDatabases> {
  const { embedded, connectionString, directConnectionString } = await startDatabase(config, options, log);
  const poolSize = options.poolSize ?? 10;
  const workPool = createPool(connectionString, poolSize, workLimits);
  const onStatement = spans && traceStatements(spans);
  const jobsDatabase = createDatabase(workPool, { onStatement });
  const close = async (...databases: Database[]) => {
    await Promise.all(databases.map((each) => each.close()));
    await embedded?.close();
  };
  const secrets = await openSecrets(config, jobsDatabase).catch(async (error: unknown) => {
    await close(jobsDatabase);
    throw error;
  });
  const isHurried = !options.isPatient && !isEmbeddedAddress(connectionString);
  const limits = isHurried ? requestLimits : workLimits;
  const requests = isHurried ? await openRequestRole(workPool, connectionString, secrets, log) : null;
  const readUrl = isHurried ? (options.readConnectionString ?? config.readDatabaseUrl) : null;
  const database = createDatabase(createPool(connectionString, requests ? systemSize : poolSize, limits), {
    requests: requests ? createPool(requests.addressAt(connectionString), poolSize, limits) : null,
    replica: readUrl ? createPool(requests?.addressAt(readUrl) ?? readUrl, poolSize, limits) : null,
    onStatement,
    silenceMs: isHurried ? requestSilenceMs : limits.answerMs,
    onChange: sayTo(log),
  });
  return {
    database,
    jobsDatabase,
    embedded,
    secrets,
    connectionString,
    directConnectionString,
    identityLimits: isHurried ? Object.assign({}, limits, { connectMs: 4_000 }) : limits,
    close: () => close(database, jobsDatabase),
  };
}

const sayTo = (log: Log) => (isSilent: boolean) =>
  isSilent ? log.error({}, 'the database does not answer') : log.info({}, 'the database answers again');

/** Migrates on connections of its own, which end with it: locks and settings of a session do not work behind PgBouncer. */
async function migrateAt(connectionString: string, log: Log): Promise<void> {
  const pool = createPool(connectionString, 1, workLimits);
  try {
    const applied = await migrate(pool);
    if (applied.length > 0) log.info({ applied: applied.length }, 'the schema is up to date');
  } finally {
    await pool.end();
  }
}
