import { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { timestamp } from '../../form/moments.ts';
import { nameActor, type Reach, type Scope } from '../../form/principal.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import { createToken, hashToken } from '../../form/token.ts';

/** A token as the wire has it; its secret is never part of it. */
export const Token = z.object({
  id: z.uuid(),
  name: z.string(),
  token: z.string().meta({ description: 'The last four characters, to recognise it.' }),
  scopes: z.array(z.string()),
  bots: z.array(z.uuid()).nullable().meta({ description: 'Bots it is limited to; null: all bots.' }),
  created_by: z.string(),
  created_at: timestamp,
  expires_at: timestamp.nullable(),
  revoked_at: timestamp.nullable(),
  last_used_at: timestamp.nullable(),
});

/** Columns of a token as the wire has them; `t` is the table's alias. */
export const tokenColumns = fragment`t.id, t.name, 'jwb_…' || t.last4 as token, t.scopes, t.bots, t.created_by,
  t.created_at, t.expires_at, t.revoked_at, t.last_used_at`;

/** Tokens a principal may revoke: one that is limited to bots reaches only tokens within them. `t` is the table's alias. */
export const tokensInReach = ({ workspace, bots }: Reach) =>
  fragment`t.workspace_id = ${workspace} and t.connection_id is null and (${bots}::uuid[] is null or t.bots <@ ${bots}::uuid[])`;

/** The rights of a token, and when they end. */
interface TokenGrant {
  scopes: Scope[];
  bots: string[] | null;
  expiresAt: Date | null;
}

const refuseExpiry = (message: string): never =>
  fail('invalid_request', `\`expiresAt\` ${message}.`, { issues: [{ path: 'expiresAt', message }] });

/**
 * Returns the rights that a principal passes on to a new token: never a scope, a bot or a day beyond its own. Bots and expiry that are
 * left out are its own. Fails with `insufficient_scope`, `not_found`, `bot_forbidden` or `invalid_request`.
 */
export async function limitGrant(
  ctx: Pick<Context, 'principal' | 'sql' | 'now' | 'records'>,
  wanted: { scopes: Scope[]; bots?: string[] | undefined; expiresAt?: string | undefined },
): Promise<TokenGrant> {
  const { principal } = ctx;
  const missing = wanted.scopes.filter((scope) => !principal.scopes.includes(scope));
  if (missing.length > 0)
    fail('insufficient_scope', `You cannot give ${missing.join(', ')}, which you do not have yourself.`, {
      scopes: [...principal.scopes, ...missing],
    });
  const { bots: own } = principal.reach;
  for (const id of wanted.bots ?? []) await ctx.records.requireBot(ctx, id);
  const last = principal.actor === 'token' && principal.expiresAt ? new Date(principal.expiresAt) : null;
  const expiresAt = wanted.expiresAt ? new Date(wanted.expiresAt) : last;
  if (expiresAt && expiresAt <= ctx.now()) refuseExpiry('must be in the future');
  if (expiresAt && last && expiresAt > last)
    refuseExpiry(`must not be after the expiry of this token, ${last.toISOString()}`);
  return { scopes: [...new Set(wanted.scopes)], bots: wanted.bots ?? own, expiresAt };
}

interface NewToken extends TokenGrant {
  workspaceId: string;
  name: string;
  createdBy: string;
}

/** How a token names its creator: `token:<id>`, `member:<id>`, or the operator's name. */
export function nameCreator({ principal }: Pick<Context, 'principal'>): string {
  const { kind, id, name } = nameActor(principal);
  return kind === 'operator' ? `${name}` : `${kind}:${id}`;
}

/** Creates a token. The secret is in the answer and nowhere else: only its hash is stored. */
export async function issueToken(
  sql: Sql,
  { workspaceId, name, scopes, bots, expiresAt, createdBy }: NewToken,
): Promise<z.infer<typeof Token> & { secret: string }> {
  const secret = createToken();
  const [row] = await sql(Token)`
    insert into tokens as t (workspace_id, name, hash, last4, scopes, bots, created_by, expires_at)
    values (${workspaceId}, ${name}, ${hashToken(secret)}, ${secret.slice(-4)}, ${scopes}, ${bots}, ${createdBy},
      ${expiresAt})
    returning ${tokenColumns}`;
  return { ...(row as z.infer<typeof Token>), secret };
}
