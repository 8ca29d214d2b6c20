import type { ResponseHeaders } from './response-headers.ts';

/** The rules of a surface for pages of other origins, as lists separated by commas. */
export interface CorsRules {
  methods: string;
  requestHeaders: string;
  exposedHeaders: string;
}

/**
 * Returns the CORS headers for an origin that passed its check. Put them on refusals too, so that the page can read why.
 * Only `Vary` comes back when there is no origin.
 */
export function corsHeaders(
  origin: string | null,
  method: string,
  { methods, requestHeaders, exposedHeaders }: CorsRules,
): ResponseHeaders {
  if (origin === null) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': exposedHeaders,
    ...(method === 'OPTIONS' && {
      'access-control-allow-methods': methods,
      'access-control-allow-headers': requestHeaders,
      'access-control-max-age': '7200',
    }),
  };
}
