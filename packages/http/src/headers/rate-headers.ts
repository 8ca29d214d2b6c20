import type { Rate } from '@jawab/core';
import type { ResponseHeaders } from './response-headers.ts';

const windowSeconds = 60;

/**
 * Returns the headers with a token's rate: `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers) and
 * the older `X-RateLimit-*`. A token without a limit has none.
 */
export function rateHeaders(rate: Rate | null): ResponseHeaders {
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
