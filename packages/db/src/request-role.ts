import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import type { Log, Secrets } from '@jawab/core';
import pg from 'pg';
import { requestLimits } from './connect.ts';

/** The name of the sealed password in the table `installation`, and the context of its seal. */
export const requestRoleSecret = 'request_role_password';

const lockKey = 7_251_404;
const rounds = 4_096;

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64');

/** Returns what PostgreSQL stores for a password (RFC 5803), so that no log of statements contains the password. */
function verifierOf(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256');
  const storedKey = hash(hmac(salted, 'Client Key'));
  const serverKey = hmac(salted, 'Server Key').toString('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}

/** The role that requests log in with. */
export interface RequestRole {
  /** Returns the address of a server, or of a replica of it, with this role. */
  addressAt(connectionString: string): string;
}

/** Adds a user to a connection string. The parameters of its query win over the user before the host. */
const addressOf = (connectionString: string, user: string, password: string): string =>
  `${connectionString}${connectionString.includes('?') ? '&' : '?'}user=${user}&password=${password}`;

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('begin; set local role jawab_app; commit');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Returns the kept password, or null if there is none or another key sealed it. */
async function readPassword(client: pg.Pool | pg.PoolClient, secrets: Secrets): Promise<string | null> {
  const { rows } = await client.query<{ value: string }>(
    `select value from installation where name = '${requestRoleSecret}'`,
  );
  try {
    return rows[0] ? secrets.open(rows[0].value, requestRoleSecret) : null;
  } catch {
    return null;
  }
}

/** Creates the role, or gives it the kept password again. Several processes may do so at once. */
async function makeRole(pool: pg.Pool, user: string, secrets: Secrets): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${lockKey})`);
    const password = (await readPassword(client, secrets)) ?? randomBytes(24).toString('hex');
    await client.query(
      `insert into installation (name, value) values ($1, $2)
       on conflict (name) do update set value = excluded.value, updated_at = now()`,
      [requestRoleSecret, secrets.seal(password, requestRoleSecret)],
    );
    const known = await client.query('select 1 from pg_roles where rolname = $1', [user]);
    await client.query(
      `${known.rows.length > 0 ? 'alter' : 'create'} role ${user} login inherit password '${verifierOf(password)}'`,
    );
    await client.query(`
      grant jawab_app to ${user};
      alter role ${user} set statement_timeout = ${requestLimits.statementMs};
      alter role ${user} set lock_timeout = ${requestLimits.lockMs};
      do $$ begin execute format('grant connect on database %I to ${user}', current_database()); end $$;
      commit`);
    return password;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/**
 * Returns the role that requests log in with: a member of `jawab_app` and of nothing else, so that
 * `set role` leads nowhere. It is made on the first start and named after the database's oid. Returns null, with a warning,
 * if this user may not create roles or the server does not accept the new one.
 */
export async function openRequestRole(
  pool: pg.Pool,
  connectionString: string,
  secrets: Secrets,
  log: Log,
): Promise<RequestRole | null> {
  const advice = 'requests run as the owner of the tables with SET ROLE; allow this user to create roles';
  try {
    const { rows } = await pool.query<{ oid: string }>(
      'select oid::text as oid from pg_database where datname = current_database()',
    );
    const user = `jawab_requests_${rows[0]?.oid}`;
    const roleWith = (password: string): RequestRole => ({
      addressAt: (address) => addressOf(address, user, password),
    });
    const kept = await readPassword(pool, secrets);
    if (kept && (await canConnect(addressOf(connectionString, user, kept)))) return roleWith(kept);
    const made = roleWith(await makeRole(pool, user, secrets));
    if (await canConnect(made.addressAt(connectionString))) return made;
    log.warn({ user }, `the server does not accept the role for requests, so ${advice}`);
  } catch (error) {
    log.warn({ error }, `the role for requests could not be made, so ${advice}`);
  }
  return null;
}
