import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';
import type { Secrets } from '../../form/ports.ts';

/** The keys by which push services know this service (VAPID, RFC 8292). */
export interface PushKeys {
  /** The point on P-256, uncompressed, in base64url. */
  publicKey: string;
  privateKey: KeyObject;
}

/**
 * Derives the keys from the secret key of the installation, so that every process has the same ones and none is stored. After
 * a rotation of that key, browsers subscribe again.
 */
export function derivePushKeys(secrets: Pick<Secrets, 'sign'>): PushKeys {
  const ecdh = createECDH('prime256v1');
  const scalar = Buffer.from(secrets.sign('push key'), 'base64url');
  ecdh.setPrivateKey(scalar);
  const point = ecdh.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: scalar.toString('base64url'),
  };
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  };
}
