import { randomInt } from 'node:crypto';
import { createToken, hashToken, type Scope, type Secrets, type Sql } from '@jawab/core';

/** A connection as the token endpoint needs it. */
export interface Grant {
  workspace_id: string;
  id: string;
  user_id: string;
  client_id: string;
  client_name: string;
  resource: string;
  scopes: Scope[];
  bots: string[] | null;
}

/** The two secrets of a connection. */
export interface TokenPair {
  access: string;
  refresh: string;
}

/** A connection ends when its program stayed away for so long. */
export const idleDays = 60;

/** An hour, more or less a tenth, so that the programs of one morning do not all come back in one second. */
const lifetimeSeconds = () => randomInt(3_240, 3_961);

/**
 * Derives the pair that follows a refresh token, or begins with a code. The same secret always leads to the same pair, so that
 * two refreshes at once get one answer although only hashes are stored.
 */
export function derivePair(secrets: Secrets, from: string): TokenPair {
  let round = 0;
  const next = () => Buffer.from(secrets.sign(`oauth-access-token:${round++}:${from}`), 'base64url');
  return { access: createToken(next), refresh: `jwr_${secrets.sign(`oauth-refresh-token:${from}`)}` };
}

/** Stores the hashes of a pair, moves the end of the connection, and deletes what has expired of it. */
export async function storePair(
  sql: Sql,
  grant: Grant,
  { access, refresh }: TokenPair,
  scopes: Scope[],
): Promise<void> {
  const { workspace_id: workspace, id } = grant;
  await sql`
    update connections set expires_at = now() + make_interval(days => ${idleDays})
    where workspace_id = ${workspace} and id = ${id}`;
  await sql`
    insert into tokens
      (workspace_id, name, hash, last4, scopes, bots, created_by, expires_at, connection_id, resource)
    values (${workspace}, ${grant.client_name}, ${hashToken(access)}, ${access.slice(-4)}, ${scopes}, ${grant.bots},
      ${`member:${grant.user_id}`}, now() + make_interval(secs => ${lifetimeSeconds()}), ${id}, ${grant.resource})`;
  await sql`
    insert into refresh_tokens (workspace_id, hash, connection_id) values (${workspace}, ${hashToken(refresh)}, ${id})`;
  await sql`
    delete from tokens where workspace_id = ${workspace} and connection_id = ${id} and expires_at < now()`;
  await sql`
    delete from refresh_tokens where workspace_id = ${workspace} and connection_id = ${id}
      and created_at < now() - make_interval(days => ${idleDays})`;
}

/** Answers a stored pair as the token endpoint does. Null if its access token is gone. */
export async function describePair(sql: Sql, { access, refresh }: TokenPair): Promise<object | null> {
  const [row] = await sql<{ scopes: string[]; seconds: number }>`
    select scopes, floor(extract(epoch from expires_at - now()))::int as seconds
    from tokens where hash = ${hashToken(access)}`;
  return (
    (row && {
      access_token: access,
      token_type: 'Bearer',
      expires_in: row.seconds,
      refresh_token: refresh,
      scope: row.scopes.join(' '),
    }) ??
    null
  );
}
