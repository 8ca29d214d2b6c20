import type { Rate } from './admit.ts';

const windowSeconds = 60;

/**
 * Headers that tell a token its rate: `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers) and
 * the older `X-RateLimit-*`. None for a token without a limit.
 */
export function rateHeaders(rate: Rate | null): Record<string, string> {
  if (!rate) return {};
  const { limit, remaining, resetSeconds } = rate;
  return {
    'RateLimit-Policy': `"requests";q=${limit};w=${windowSeconds}`,
    RateLimit: `"requests";r=${remaining};t=${resetSeconds}`,
    'X-RateLimit-Limit': `${limit}`,
    'X-RateLimit-Remaining': `${remaining}`,
    'X-RateLimit-Reset': `${resetSeconds}`,
  };
}
