import type { Context } from '@jawab/core';
import type { Headers } from '@jawab/http';

/**
 * State of the month's quota. `X-Quota-Reset` is seconds from now; there is no `X-Quota-Limit` without a limit. Visitors
 * never see how much of a quota is used.
 */
export function quotaHeaders({
  quota,
  principal,
  now: readNow,
}: Pick<Context, 'quota' | 'principal' | 'now'>): Headers {
  if (!quota || principal.actor === 'visitor') return {};
  const { limit, used, resetsAt } = quota;
  const now = readNow();
  return {
    ...(limit !== null && { 'x-quota-limit': String(limit) }),
    'x-quota-used': String(used),
    'x-quota-reset': String(Math.max(0, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))),
  };
}
