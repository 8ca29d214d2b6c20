import { createHash, timingSafeEqual } from 'node:crypto';
import { hashToken, type Role, roles, type Scope, type Sql } from '@jawab/core';
import { endConnection } from './end.ts';
import { derivePair, describePair, type Grant, storePair } from './issue.ts';
import type { OAuthParts } from './parts.ts';
import { OAuthRefusal, refuse } from './refusal.ts';

/** Both halves of an interrupted rotation get one answer for so long. */
const graceSeconds = 60;

type Fields = ReadonlyMap<string, string>;

/** The role of the member who connected the program. */
interface Held extends Grant {
  role: Role;
}

interface CodeRow extends Held {
  redirect_uri: string;
  code_challenge: string;
  redeemed: boolean;
  lives: boolean;
}

interface RefreshRow extends Held {
  rotated: boolean;
  replayable: boolean;
  lives: boolean;
}

const wrongCode = () =>
  new OAuthRefusal('invalid_grant', 'The code is wrong, was used or has expired. Ask the person again.');
const wrongRefresh = () =>
  new OAuthRefusal(
    'invalid_grant',
    'The refresh token is wrong, was used or has ended. Ask the person again.',
  );

const heldScopes = ({ role, scopes }: Held) => scopes.filter((scope) => roles[role].includes(scope));

function provesChallenge(verifier: string, challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  const given = createHash('sha256').update(verifier).digest();
  const expected = Buffer.from(challenge, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function requireResource({ base }: OAuthParts, fields: Fields, { resource }: Grant): void {
  const given = fields.get('resource');
  if (given !== undefined && given !== base + resource)
    refuse('invalid_target', `This program was connected to ${base}${resource}.`);
}

/** Redeems a code once. A code that comes twice was stolen: what it gave ends. */
async function redeemCode(sql: Sql, parts: OAuthParts, fields: Fields): Promise<object | OAuthRefusal> {
  const code = fields.get('code') ?? '';
  const [row] = await sql<CodeRow>`
    select c.*, m.role, c.redeemed_at is not null as redeemed, c.code_expires_at > now() as lives
    from connections c join members m on m.workspace_id = c.workspace_id and m.user_id = c.user_id
    where c.code_hash = ${hashToken(code)} for update of c`;
  if (!row) return wrongCode();
  if (row.redeemed) {
    await endConnection(sql, row, 'end_connection');
    return wrongCode();
  }
  const redirect = fields.get('redirect_uri') ?? row.redirect_uri;
  const isOwn = row.client_id === fields.get('client_id') && row.redirect_uri === redirect;
  const scopes = heldScopes(row);
  if (!row.lives || !isOwn || scopes.length === 0) return wrongCode();
  if (!provesChallenge(fields.get('code_verifier') ?? '', row.code_challenge)) return wrongCode();
  requireResource(parts, fields, row);
  const pair = derivePair(parts.secrets, code);
  await sql`
    update connections set redeemed_at = now() where workspace_id = ${row.workspace_id} and id = ${row.id}`;
  await storePair(sql, row, pair, scopes);
  return (await describePair(sql, pair)) ?? wrongCode();
}

/** Narrows a refreshed token to the scopes that the program asks for, if it names any. */
function narrow(granted: Scope[], given: string | undefined): Scope[] {
  const wanted = given?.split(' ').filter(Boolean) ?? [];
  if (wanted.length === 0) return granted;
  const more = wanted.filter((scope) => !granted.some((one) => one === scope));
  if (more.length > 0)
    refuse(
      'invalid_scope',
      `This program was not allowed ${more.join(' ').slice(0, 200)}. Ask the person again.`,
    );
  return granted.filter((scope) => wanted.includes(scope));
}

/** Rotates a refresh token. A used one gets the same successor for a minute; later, it was stolen and the connection ends. */
async function refresh(sql: Sql, parts: OAuthParts, fields: Fields): Promise<object | OAuthRefusal> {
  const given = fields.get('refresh_token') ?? '';
  const [row] = await sql<RefreshRow>`
    select c.*, m.role, r.rotated_at is not null as rotated, c.expires_at > now() as lives,
      r.rotated_at > now() - make_interval(secs => ${graceSeconds}) as replayable
    from refresh_tokens r
    join connections c on c.workspace_id = r.workspace_id and c.id = r.connection_id
    join members m on m.workspace_id = c.workspace_id and m.user_id = c.user_id
    where r.hash = ${hashToken(given)} for update of r, c`;
  if (!row || row.client_id !== fields.get('client_id')) return wrongRefresh();
  const scopes = heldScopes(row);
  if ((row.rotated && !row.replayable) || !row.lives || scopes.length === 0) {
    await endConnection(sql, row, 'end_connection');
    return wrongRefresh();
  }
  requireResource(parts, fields, row);
  const wanted = narrow(scopes, fields.get('scope'));
  const pair = derivePair(parts.secrets, given);
  if (!row.rotated) {
    await sql`
      update refresh_tokens set rotated_at = now()
      where workspace_id = ${row.workspace_id} and hash = ${hashToken(given)}`;
    await storePair(sql, row, pair, wanted);
  }
  return (await describePair(sql, pair)) ?? wrongRefresh();
}

const grants = { authorization_code: redeemCode, refresh_token: refresh };

/** Answers `/oauth/token` for a code or a refresh token. */
export async function issueTokens(parts: OAuthParts, fields: Fields): Promise<object> {
  const type = fields.get('grant_type') ?? '';
  if (!Object.hasOwn(grants, type))
    refuse('unsupported_grant_type', '`grant_type` must be `authorization_code` or `refresh_token`.');
  if (!fields.get('client_id')) refuse('invalid_client', 'Send the `client_id` of the program in the form.');
  const perform = grants[type as keyof typeof grants];
  // A refusal that ends a connection is returned, not thrown: its transaction must commit.
  const answer = await parts.database.system.tx((sql) => perform(sql, parts, fields));
  if (answer instanceof OAuthRefusal) throw answer;
  return answer;
}
