import { createCipheriv, createECDH, hkdfSync, randomBytes, sign } from 'node:crypto';
import type { PushKeys } from '@jawab/core';

/** Where a browser takes its push messages, and the keys that only it can open. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Random values, which a test fixes to get the bytes of the RFC. */
interface Chance {
  salt?: Buffer;
  privateKey?: Buffer;
}

const recordBytes = 4096;
const lifetimeSeconds = 3_600;
const tokenSeconds = 12 * 3_600;

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** Encrypts a text for one browser, in one record (RFC 8291, `aes128gcm`). */
export function encryptPush(text: string, { p256dh, auth }: PushTarget, chance: Chance = {}): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url');
  const ecdh = createECDH('prime256v1');
  if (chance.privateKey) ecdh.setPrivateKey(chance.privateKey);
  else ecdh.generateKeys();
  const ownKey = ecdh.getPublicKey();
  const salt = chance.salt ?? randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const secret = derive(ecdh.computeSecret(browserKey), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The byte 2 ends the last record.
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordBytes);
  head[4] = ownKey.length;
  return Buffer.concat([salt, head, ownKey, sealed, cipher.getAuthTag()]);
}

/** Says who sends to a push service (VAPID, RFC 8292). `subject` is where its operator reaches the sender. */
export function signPush(
  endpoint: string,
  { publicKey, privateKey }: PushKeys,
  { subject, at }: { subject: string; at: Date },
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(at.getTime() / 1000) + tokenSeconds;
  const claims = { aud: new URL(endpoint).origin, exp, sub: subject };
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
}

/** The headers of a push message. A later message of the same topic takes the place of one that was not shown yet. */
export const pushHeaders = (authorization: string, topic: string) => ({
  authorization,
  topic,
  ttl: String(lifetimeSeconds),
  urgency: 'high',
  'content-encoding': 'aes128gcm',
  'content-type': 'application/octet-stream',
});
