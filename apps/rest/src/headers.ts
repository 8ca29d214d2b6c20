import type { Context } from '@jawab/core';
import type { Headers } from '@jawab/http';

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
