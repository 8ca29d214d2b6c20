import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a request may be old, or ahead of this clock. */
const toleranceSeconds = 300;

interface Signed {
  headers: Record<string, unknown>;
  rawBody: Buffer;
  secret: string;
}

/** Returns whether a request is a webhook of this secret, signed in the last five minutes. Compares in constant time. */
export function isSigned({ headers, rawBody, secret }: Signed, nowSeconds = Date.now() / 1000): boolean {
  const timestamp = String(headers['x-service-timestamp'] ?? '');
  if (!(Math.abs(nowSeconds - Number(timestamp)) <= toleranceSeconds)) return false;
  const wanted = createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest();
  const given = Buffer.from(String(headers['x-service-signature'] ?? ''), 'hex');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
