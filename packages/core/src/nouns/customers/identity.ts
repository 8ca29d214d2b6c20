import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { visitedBot } from '../../form/visit-of.ts';
import { identityContext } from '../bots/identity-secrets.ts';

const maxAheadSeconds = 3_600;
/** The clocks of two machines may differ by this. It makes no token live longer. */
const clockSkewSeconds = 30;
const maxTokenLength = 8_192;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const line = z.string().regex(/^[^\u0000-\u001f\u007f]*$/);
const optional = (text: z.ZodType<string>) =>
  text.nullish().transform((value) => (value?.trim() ? value : null));

const Header = z.object({ alg: z.literal('HS256'), crit: z.undefined().optional() });
const Claims = z.object({
  sub: line.min(1).max(200),
  exp: z.number(),
  nbf: z.number().optional(),
  name: optional(line.max(200)),
  email: optional(line.max(320)),
  phone: optional(line.max(40)),
});

/** Who somebody is, as the owner's site has signed it. */
type Identity = Pick<z.infer<typeof Claims>, 'sub' | 'name' | 'email' | 'phone'>;

/** Refuses a token of an identity. `why` completes the sentence. */
const refuse = (why: string): never =>
  fail('identity_invalid', `The identity was refused: ${why}. Sign a new token, and send it.`);

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return null;
  }
}

/**
 * Reads a JSON Web Token (RFC 7519) signed with HS256 by one of the secrets. It must have `sub` and `exp`, which is at most an hour
 * ahead. Fails with `identity_invalid`.
 */
export function verifyIdentity(token: string, secrets: readonly string[], now: Date): Identity {
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  if (token.length > maxTokenLength || more.length > 0 || !Header.safeParse(decode(header)).success)
    return refuse('it must be a JSON Web Token with the algorithm HS256');
  const given = Buffer.from(signature, 'base64url');
  const isSigned = secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned) return refuse('its signature is not that of the identity secret of this bot');
  const claims = Claims.safeParse(decode(payload));
  if (!claims.success)
    return refuse(`its claim \`${claims.error.issues[0]?.path.join('.') ?? 'sub'}\` is missing or not valid`);
  const { exp, nbf, sub, name, email, phone } = claims.data;
  const seconds = now.getTime() / 1000;
  if (exp <= seconds) return refuse('it has expired');
  if (exp > seconds + maxAheadSeconds + clockSkewSeconds)
    return refuse('`exp` must be at most one hour ahead');
  if (nbf !== undefined && nbf > seconds + clockSkewSeconds) return refuse('it is not valid yet');
  return { sub, name, email, phone };
}

/** Reads an identity that a site sent for the visited bot. Fails with `identity_invalid`. */
export async function readIdentity(
  ctx: Pick<Context, 'sql' | 'principal' | 'secrets' | 'now'>,
  token: string,
): Promise<Identity> {
  const { workspace } = ctx.principal.reach;
  const botId = visitedBot(ctx);
  const [bot] = await ctx.sql<{ secret: string | null; previous: string | null }>`
    select b.identity_secret as secret,
      case when b.identity_previous_until > now() then b.identity_previous_secret end as previous
    from answering_bots() b where b.workspace_id = ${workspace} and b.id = ${botId}`;
  const sealed = [bot?.secret, bot?.previous].filter((one) => typeof one === 'string');
  const context = identityContext(workspace, botId);
  return verifyIdentity(
    token,
    sealed.map((one) => ctx.secrets.open(one, context)),
    ctx.now(),
  );
}

/**
 * Stores the customer of an identity, one for all bots of a workspace, and gives them the conversation that an anonymous visitor had
 * with the session. What the site says of them replaces what was known.
 */
export async function keepIdentity(
  ctx: Pick<Context, 'tx' | 'principal'>,
  { sub, name, email, phone }: Identity,
  sessionId: string | null,
): Promise<void> {
  const { workspace } = ctx.principal.reach;
  const botId = visitedBot(ctx);
  await ctx.tx(async (sql) => {
    const [customer] = (await sql<{ id: string }>`
      insert into customers as u (workspace_id, external_id, name, email, phone)
      values (${workspace}, ${sub}, ${name}, ${email}, ${phone})
      on conflict (workspace_id, external_id) do update set name = coalesce(excluded.name, u.name),
        email = coalesce(excluded.email, u.email), phone = coalesce(excluded.phone, u.phone), last_seen_at = now()
      returning u.id`) as [{ id: string }];
    const [anonymous] = await sql<{ id: string; customer_id: string | null }>`
      select c.id, c.customer_id from conversations c
      left join customers u on u.workspace_id = c.workspace_id and u.id = c.customer_id
      where c.workspace_id = ${workspace} and c.bot_id = ${botId} and c.session_id = ${sessionId} and c.of_visitor
        and u.external_id is null for update of c`;
    if (!anonymous) return;
    await sql`
      update conversations set customer_id = ${customer.id} where workspace_id = ${workspace} and id = ${anonymous.id}`;
    await sql`
      delete from customers u where u.workspace_id = ${workspace} and u.id = ${anonymous.customer_id}
        and not exists (
          select from conversations c where c.workspace_id = u.workspace_id and c.customer_id = u.id)
        and not exists (
          select from channel_contacts t where t.workspace_id = u.workspace_id and t.customer_id = u.id)`;
  });
}
