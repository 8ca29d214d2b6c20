import { createHmac } from 'node:crypto';

/** Makes `X-Service-Signature`: the lowercase hex HMAC-SHA256 of `<timestamp>.<body>`, with the secret text as the key. */
export const signForService = (secret: string, timestamp: number, body: Uint8Array): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

/**
 * Makes `webhook-signature` of Standard Webhooks (standardwebhooks.com): one `v1,<base64>` per secret, of
 * `<id>.<timestamp>.<body>`, with the bytes that follow `whsec_` as the key.
 */
export const signForStandard = (secrets: string[], id: string, timestamp: number, body: Uint8Array): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`;
    })
    .join(' ');
