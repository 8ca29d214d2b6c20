import { type Finding, type OpenScene, ok, warning, wrong } from './finding.ts';

const oldestServer = 150_000;
const maxTransactionAge = 1_500_000_000;

interface Engine {
  version: string;
  number: number;
  vector: string | null;
  age: number;
  free: number;
  bytes: number;
}

/** Checks the version of the database and of pgvector, its free connections and its transaction ids. */
export async function checkEngine({ config, database: { system } }: OpenScene): Promise<Finding[]> {
  const began = performance.now();
  await system.sql`select 1`;
  const ms = Math.ceil(performance.now() - began);
  const [engine] = await system.sql<Engine>`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      (select extversion from pg_extension where extname = 'vector') as vector,
      (select age(datfrozenxid) from pg_database where datname = current_database()) as age,
      current_setting('max_connections')::int - (select count(*)::int from pg_stat_activity) as free,
      pg_database_size(current_database()) as bytes`;
  const { version, number, vector, age, free, bytes } = engine as Engine;
  const what = config.databaseUrl ? 'PostgreSQL' : 'The embedded PostgreSQL';
  const size = `${(bytes / 2 ** 20).toFixed(0)} MiB`;
  const findings = [
    ok(`${what} ${version} with pgvector ${vector ?? '(not yet)'} answers in ${ms} ms. It stores ${size}.`),
  ];
  if (number < oldestServer) findings.push(wrong('It is too old. Use PostgreSQL 15 or newer.'));
  if (vector && isOlder(vector, 0, 7)) findings.push(wrong('Its pgvector is too old. Use 0.7 or newer.'));
  if (age > maxTransactionAge)
    findings.push(wrong('It runs out of transaction ids. Vacuum it, or dump and restore it, now.'));
  if (config.databaseUrl && free < 30)
    findings.push(
      warning(`Only ${free} connections are free. A process takes up to 30: raise max_connections.`),
    );
  return findings;
}

function isOlder(version: string, major: number, minor: number): boolean {
  const [a = 0, b = 0] = version.split('.').map(Number);
  return a < major || (a === major && b < minor);
}
