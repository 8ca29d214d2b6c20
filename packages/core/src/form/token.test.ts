import { expect, test } from 'vitest';
import { createToken, hashToken, isWellFormed } from './token.ts';

test('[TOKEN-1 inside] creates tokens of the form jwb_ + 32 + 6 with a valid checksum', () => {
  for (let i = 0; i < 500; i++) {
    const token = createToken();
    expect(token).toMatch(/^jwb_[0-9A-Za-z]{38}$/);
    expect(isWellFormed(token)).toBe(true);
  }
});

test('detects one changed character without a database', () => {
  const token = createToken();
  for (let at = 4; at < token.length; at++) {
    const other = token[at] === 'a' ? 'b' : 'a';
    expect(isWellFormed(token.slice(0, at) + other + token.slice(at + 1))).toBe(false);
  }
  for (const bad of ['', 'jwb_', `${token}x`, token.slice(1), token.toLowerCase().replace('jwb', 'JWB')])
    expect(isWellFormed(bad)).toBe(false);
});

test('the checksum is CRC32 of what precedes, base62, left-padded', () => {
  // CRC32("jwb_00000000000000000000000000000000") by an independent table-driven implementation.
  const body = `jwb_${'0'.repeat(32)}`;
  let crc = ~0;
  for (const byte of Buffer.from(body)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  let rest = ~crc >>> 0;
  let digits = '';
  for (let i = 0; i < 6; i++, rest = Math.floor(rest / 62))
    digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'[rest % 62] + digits;
  expect(isWellFormed(body + digits)).toBe(true);
});

test('[TOKEN-2 inside] stores only a hash of 32 bytes', () => {
  expect(hashToken('jwb_x')).toHaveLength(32);
  expect(hashToken('a').equals(hashToken('b'))).toBe(false);
});
