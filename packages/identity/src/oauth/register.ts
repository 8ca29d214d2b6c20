import { randomBytes } from 'node:crypto';
import { type Database, fail } from '@jawab/core';
import { cleanName } from './client.ts';
import { hostOf, isRedirect } from './redirects.ts';
import { refuse } from './refusal.ts';

const maxRedirects = 20;
const maxPerHour = 20;

function readRedirects(given: unknown): string[] {
  if (!Array.isArray(given) || given.length === 0 || given.length > maxRedirects)
    refuse('invalid_redirect_uri', `\`redirect_uris\` must be 1 to ${maxRedirects} addresses.`);
  const wrong = given.find((one) => !isRedirect(one));
  if (wrong !== undefined)
    refuse(
      'invalid_redirect_uri',
      `${JSON.stringify(wrong)?.slice(0, 200)} cannot be a redirect address. Use https, or http on 127.0.0.1, localhost or [::1], without a fragment.`,
    );
  return given;
}

/**
 * Registers a program (RFC 7591): a public one, whatever it asks for. A network, given as a hash, registers at most 20 an
 * hour. Those that nobody connects within a day are deleted.
 */
export async function registerClient(
  { system }: Pick<Database, 'system'>,
  network: string,
  given: Record<string, unknown>,
): Promise<object> {
  const redirectUris = readRedirects(given.redirect_uris);
  const name = cleanName(given.client_name, hostOf(redirectUris[0] as string));
  const id = `jwc_${randomBytes(18).toString('base64url')}`;
  const issuedAt = await system.tx(async (sql) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${network}, 0))`;
    await sql`delete from oauth_clients where used_at is null and created_at < now() - interval '1 day'`;
    const [{ count, seconds } = { count: 0, seconds: 0 }] = await sql<{ count: number; seconds: number }>`
      select count(*)::int as count,
        ceil(extract(epoch from min(created_at) + interval '1 hour' - now()))::int as seconds
      from oauth_clients where network = ${network} and created_at > now() - interval '1 hour'`;
    if (count >= maxPerHour)
      fail(
        'rate_limited',
        `One network can register ${maxPerHour} programs an hour. Try again in ${seconds} s.`,
        {
          retryAfterSeconds: Math.max(1, seconds),
        },
      );
    const [row] = await sql<{ at: number }>`
      insert into oauth_clients (id, name, redirect_uris, network) values (${id}, ${name}, ${redirectUris}, ${network})
      returning extract(epoch from created_at)::int as at`;
    return row?.at;
  });
  return {
    client_id: id,
    client_id_issued_at: issuedAt,
    client_name: name,
    redirect_uris: redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
}
