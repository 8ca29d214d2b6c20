import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '@jawab/core';

const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts secrets with `key` (32 bytes) and AES-256-GCM: `v1.<key id>.<base64 of nonce, tag, ciphertext>`. `context` is
 * authenticated too, so a secret opens only with its own context. `open` throws for another key, context or a changed text.
 */
export function createSecrets(key: Buffer): Secrets {
  const keyId = createHash('sha256').update(key).digest('hex').slice(0, 8);
  return {
    sign: (text) => createHmac('sha256', key).update(text).digest('base64url'),
    seal(text, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `v1.${keyId}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')}`;
    },
    open(sealed, context) {
      const [version, sealedBy, body] = sealed.split('.');
      if (version !== 'v1' || !body) throw new Error('This is not an encrypted secret.');
      if (sealedBy !== keyId)
        throw new Error(
          `This secret was encrypted with another SECRET_KEY (${sealedBy}; the current one is ${keyId}).`,
        );
      const bytes = Buffer.from(body, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([
        decipher.update(bytes.subarray(ivBytes + tagBytes)),
        decipher.final(),
      ]).toString();
    },
  };
}
