import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two texts in constant time. A missing one is equal to nothing. */
export const isSame = (given: string | null, expected: string): boolean =>
  given !== null && expected !== '' && timingSafeEqual(digest(given), digest(expected));

/** Returns the HMAC-SHA256 of bytes as they arrived. */
export const sign = (secret: string, bytes: Uint8Array | string, encoding: 'hex' | 'base64'): string =>
  createHmac('sha256', secret).update(bytes).digest(encoding);

/** Returns an id for an event that has none of its own: the same when it is delivered again. */
export const idOf = (event: unknown): string => digest(JSON.stringify(event)).toString('base64url');
