import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const form = /^jwb_[0-9A-Za-z]{38}$/;

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let i = 0; i < 6; i++) {
    digits = alphabet[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** Creates an API token: `jwb_`, 32 random characters, and the CRC32 of these in base62. `next` gives random bytes. */
export function createToken(next: () => Uint8Array = () => randomBytes(48)): string {
  let body = 'jwb_';
  while (body.length < 36)
    for (const byte of next()) if (byte < 248 && body.length < 36) body += alphabet[byte % 62];
  return body + checksum(body);
}

/** Checks the form and checksum of a token, without a database. */
export const isWellFormed = (token: string) =>
  form.test(token) && checksum(token.slice(0, 36)) === token.slice(36);

/** Returns the SHA-256 of a token, the only form in which it is stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();
