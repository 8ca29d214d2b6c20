import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Secrets } from '@jawab/core';

const ivBytes = 12;
const tagBytes = 16;

const nameKey = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8);

const signWith = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** A secret that none of the given keys sealed. */
export class UnknownKey extends Error {}

/**
 * Encrypts secrets with the first key (32 bytes each) and AES-256-GCM: `v1.<key id>.<base64 of nonce, tag, ciphertext>`. The
 * other keys open what they sealed and check what they signed, until `jawab key rotate` has run. `context` is authenticated
 * too, so a secret opens only with its own context. `open` throws for another key, context or a changed text.
 */
export function createSecrets(...keys: [Buffer, ...Buffer[]]): Secrets {
  const [key] = keys;
  const known = new Map(keys.map((each) => [nameKey(each), each]));
  return {
    sign: (text) => signWith(key, text),
    isSigned(text, signature) {
      const given = Buffer.from(signature);
      return keys.some((each) => {
        const expected = Buffer.from(signWith(each, text));
        return expected.length === given.length && timingSafeEqual(expected, given);
      });
    },
    seal(text, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `v1.${nameKey(key)}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')}`;
    },
    open(sealed, context) {
      const [version, sealedBy = '', body] = sealed.split('.');
      if (version !== 'v1' || !body) throw new Error('This is not an encrypted secret.');
      const opener = known.get(sealedBy);
      if (!opener)
        throw new UnknownKey(
          `This secret was encrypted with another SECRET_KEY (${sealedBy}; the current one is ${nameKey(key)}).`,
        );
      const bytes = Buffer.from(body, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', opener, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([
        decipher.update(bytes.subarray(ivBytes + tagBytes)),
        decipher.final(),
      ]).toString();
    },
    isCurrent: (sealed) => sealed.split('.')[1] === nameKey(key),
  };
}
