import type { WebhookEvent } from './operations.d.ts';

/** A request that is not a webhook of this service, or an old one. */
export class WebhookError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WebhookError';
  }
}

export interface WebhookRequest {
  /** The bytes of the body as they came, not JSON that was parsed and written again. */
  body: string | Uint8Array | ArrayBuffer;
  /** The headers of `Request`, or those of Node's `IncomingMessage`. */
  headers: Headers | Record<string, string | string[] | undefined>;
  /** The secret that `create_webhook` returned: `whsec_…`. */
  secret: string;
  /** How old a request may be, or ahead of this clock; 300 by default. */
  toleranceSeconds?: number;
  /** The time in Unix seconds; by default that of this machine. */
  nowSeconds?: number;
}

type Subtle = typeof globalThis.crypto.subtle;

/** Node 18 has Web Crypto only as a module. Bundlers for browsers do not look for a name in a variable. */
const nodeCrypto = 'node:crypto';
const readSubtle = async (): Promise<Subtle> =>
  globalThis.crypto?.subtle ??
  (await import(/* @vite-ignore */ /* webpackIgnore: true */ nodeCrypto)).webcrypto.subtle;

const encode = (text: string) => new TextEncoder().encode(text);

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array(0);
  }
}

const decodeHex = (text: string) =>
  Uint8Array.from(text.match(/[\da-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));

function joinBytes(prefix: string, body: WebhookRequest['body']): Uint8Array<ArrayBuffer> {
  const first = encode(prefix);
  const second = typeof body === 'string' ? encode(body) : new Uint8Array(body);
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}

interface Signed {
  timestamp: string;
  prefix: string;
  key: Uint8Array<ArrayBuffer>;
  signatures: Uint8Array<ArrayBuffer>[];
}

/** Reads the signatures of Standard Webhooks, which hold while a secret changes; else that of `X-Service-Signature`. */
function readSigned({ headers, secret }: WebhookRequest): Signed | null {
  const entries: [string, string | string[] | undefined][] =
    headers instanceof Headers ? [...headers] : Object.entries(headers);
  const all = new Map(entries.map(([name, value]) => [name.toLowerCase(), String(value ?? '')]));
  const id = all.get('webhook-id');
  const standard = all.get('webhook-signature');
  const timestamp = all.get('webhook-timestamp') ?? all.get('x-service-timestamp');
  const own = all.get('x-service-signature');
  if (id && standard && timestamp)
    return {
      timestamp,
      prefix: `${id}.${timestamp}.`,
      key: decodeBase64(secret.replace(/^whsec_/, '')),
      signatures: [...standard.matchAll(/v1,(\S+)/g)].map(([, one = '']) => decodeBase64(one)),
    };
  if (!own || !timestamp) return null;
  return { timestamp, prefix: `${timestamp}.`, key: encode(secret), signatures: [decodeHex(own)] };
}

/** Compares in constant time. */
async function isSigned({ prefix, key: bytes, signatures }: Signed, body: WebhookRequest['body']) {
  if (bytes.length === 0) return false;
  const subtle = await readSubtle();
  const message = joinBytes(prefix, body);
  const key = await subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const verdicts = signatures.map((signature) => subtle.verify('HMAC', key, signature, message));
  return (await Promise.all(verdicts)).includes(true);
}

/**
 * Checks the signature and the age of a webhook, and returns its event. Throws WebhookError for any other request.
 */
export async function verifyWebhook(request: WebhookRequest): Promise<WebhookEvent> {
  const { body, toleranceSeconds = 300, nowSeconds = Date.now() / 1000 } = request;
  const signed = readSigned(request);
  if (!signed)
    throw new WebhookError('The request has no signature: webhook-signature or X-Service-Signature.');
  if (!(Math.abs(nowSeconds - Number(signed.timestamp)) <= toleranceSeconds))
    throw new WebhookError(`The request is not from the last ${toleranceSeconds} seconds.`);
  if (!(await isSigned(signed, body)))
    throw new WebhookError(
      'The signature does not fit the body. Use the secret of this webhook and the raw body.',
    );
  return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)) as WebhookEvent;
}
