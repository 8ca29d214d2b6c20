import type { Context } from '@jawab/core';
import type { ResponseHeaders } from './response-headers.ts';

/**
 * Returns the headers with the month's quota. `X-Quota-Reset` is in seconds from now. `X-Quota-Limit` is absent without a
 * limit. Visitors never see how much quota is used.
 */
export function quotaHeaders({
  quota,
  principal,
  now: readNow,
}: Pick<Context, 'quota' | 'principal' | 'now'>): ResponseHeaders {
  if (!quota || principal.actor === 'visitor') return {};
  const { limit, used, resetsAt } = quota;
  const now = readNow();
  return {
    ...(limit !== null && { 'x-quota-limit': String(limit) }),
    'x-quota-used': String(used),
    'x-quota-reset': String(Math.max(0, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))),
  };
}
