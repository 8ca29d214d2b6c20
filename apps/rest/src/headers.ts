import type { Context, Refusal } from '@jawab/core';

export type Headers = Record<string, string>;

/**
 * State of the month's quota; `X-Quota-Reset` is seconds from now, no `X-Quota-Limit` where there is none. Visitors are not
 * told how much a business uses.
 */
export function quotaHeaders({
  quota,
  channel,
  now: readNow,
}: Pick<Context, 'quota' | 'channel' | 'now'>): Headers {
  if (!quota || channel === 'widget') return {};
  const { limit, used, resetsAt } = quota;
  const now = readNow();
  return {
    ...(limit !== null && { 'x-quota-limit': String(limit) }),
    'x-quota-used': String(used),
    'x-quota-reset': String(Math.max(0, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))),
  };
}

/** What a refusal adds: `Retry-After`, `WWW-Authenticate` (RFC 6750), `Allow`. */
export function refusalHeaders({ code, status, details }: Refusal): Headers {
  const wait = details.retryAfterSeconds ?? (status === 503 ? 5 : null);
  return {
    ...(wait !== null && { 'retry-after': String(wait) }),
    ...(status === 401 && { 'www-authenticate': 'Bearer realm="jawab"' }),
    ...(code === 'insufficient_scope' && {
      'www-authenticate': `Bearer realm="jawab", error="insufficient_scope", scope="${details.scopes?.join(' ')}"`,
    }),
    ...details.headers,
  };
}
