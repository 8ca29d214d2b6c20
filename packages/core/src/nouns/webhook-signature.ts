import { createHmac } from 'node:crypto';

/** `X-Service-Signature`: lowercase hex HMAC-SHA256 over `<timestamp>.<body>`, keyed with the literal secret text. */
export const signForService = (secret: string, timestamp: number, body: Uint8Array): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

/**
 * `webhook-signature` of Standard Webhooks (standardwebhooks.com): one `v1,<base64>` a secret over
 * `<id>.<timestamp>.<body>`, keyed with the bytes behind `whsec_`.
 */
export const signForStandard = (secrets: string[], id: string, timestamp: number, body: Uint8Array): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`;
    })
    .join(' ');
