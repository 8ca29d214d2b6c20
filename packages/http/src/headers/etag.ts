import { createHash } from 'node:crypto';
import type { ResponseHeaders } from './response-headers.ts';

const bare = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Returns the headers with which a client keeps a body and asks whether it changed, and whether `If-None-Match` of the request
 * names that body (RFC 9110): then the answer is 304.
 */
export function readETag(request: Request, body: string): { headers: ResponseHeaders; isKnown: boolean } {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const known = (request.headers.get('if-none-match') ?? '').split(',').map(bare);
  return {
    headers: { etag, 'cache-control': 'private, no-cache' },
    isKnown: known.includes(etag) || known.includes('*'),
  };
}
