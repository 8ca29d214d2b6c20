import { createHmac, timingSafeEqual } from 'node:crypto';
import { readCookie } from '@jawab/http';

/** The cookie's value is a token and its signature: base64 of HMAC-SHA256, as better-call signs cookies. */
const form = /^([\w-]{16,128})\.([A-Za-z0-9+/]{43}=)$/;

/** Creates the reader of a session's token from a cookie. Returns null when there is none that `secret` signed. */
export const createSessionReader =
  (secret: string) =>
  (request: Request, cookieName: string): string | null => {
    const [, token, signature] = form.exec(readCookie(request, cookieName) ?? '') ?? [];
    if (token === undefined || signature === undefined) return null;
    const expected = createHmac('sha256', secret).update(token).digest();
    return timingSafeEqual(expected, Buffer.from(signature, 'base64')) ? token : null;
  };
