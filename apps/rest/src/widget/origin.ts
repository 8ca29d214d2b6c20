import { fail } from '@jawab/core';
import type { Headers } from '../headers.ts';

/**
 * Whether a page may use a bot: its origin stands in the bot's list, or, when the list is empty, is the service's own
 * host. Callers that are no browsers send no Origin; this is no authentication. Fails with `origin_forbidden`.
 */
export function checkOrigin(origin: string | null, host: string, allowed: string[]): void {
  if (origin === null) return;
  const own = URL.canParse(origin) && new URL(origin).host === host;
  if (allowed.length > 0 ? allowed.includes(origin.toLowerCase()) : own) return;
  fail(
    'origin_forbidden',
    'Pages of this origin may not show this bot. Add the origin to the bot’s allowedOrigins.',
  );
}

/** CORS headers for an origin; they stand on refusals too, so that a page can read why. */
export const corsHeaders = (origin: string | null, method: string): Headers =>
  origin === null
    ? { vary: 'Origin' }
    : {
        vary: 'Origin',
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'X-Request-Id, Retry-After',
        ...(method === 'OPTIONS' && {
          'access-control-allow-methods': 'GET, POST, OPTIONS',
          'access-control-allow-headers': 'Content-Type, X-Widget-Session, Idempotency-Key',
          'access-control-max-age': '7200',
        }),
      };
