import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyIdentity } from './identity.ts';

const secret = 'idsec_test';
const now = new Date('2026-11-27T12:00:00Z');
const seconds = now.getTime() / 1000;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function sign(
  claims: object,
  { header = { alg: 'HS256', typ: 'JWT' }, key = secret }: { header?: object; key?: string } = {},
) {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}
const claims = { sub: 'u1', exp: seconds + 600 };
const codeOf = (token: string, secrets = [secret]) => {
  try {
    return verifyIdentity(token, secrets, now);
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test('reads who somebody is, signed with any of the secrets', () => {
  const mei = {
    ...claims,
    name: 'Mei',
    email: 'mei@shop.example',
    phone: '+66 81 234 5678',
    exp: seconds + 3_600,
  };
  const read = { sub: 'u1', name: 'Mei', email: 'mei@shop.example', phone: '+66 81 234 5678' };
  expect(codeOf(sign(mei), ['other', secret])).toEqual(read);
  expect(codeOf(sign({ ...claims, name: null, email: '', aud: 'x' }))).toEqual({
    sub: 'u1',
    name: null,
    email: null,
    phone: null,
  });
});

test.each([
  ['no secret', sign(claims), []],
  ['another key', sign(claims, { key: 'idsec_other' }), [secret]],
  ['an empty key', sign(claims, { key: '' }), [secret]],
  ['no algorithm', sign(claims, { header: { alg: 'none' } }), [secret]],
  ['another algorithm', sign(claims, { header: { alg: 'HS512' } }), [secret]],
  ['a critical extension', sign(claims, { header: { alg: 'HS256', crit: ['b64'], b64: false } }), [secret]],
  ['no signature', `${sign(claims).split('.').slice(0, 2).join('.')}.`, [secret]],
  [
    'other claims under the signature',
    [sign(claims).split('.')[0], encode({ ...claims, sub: 'u2' }), sign(claims).split('.')[2]].join('.'),
    [secret],
  ],
  ['a part more', `${sign(claims)}.x`, [secret]],
  ['no token', '', [secret]],
  ['no JSON', 'a.b.c', [secret]],
  ['an expired one', sign({ ...claims, exp: seconds }), [secret]],
  ['no expiry', sign({ sub: 'u1' }), [secret]],
  ['an expiry as text', sign({ sub: 'u1', exp: String(seconds + 60) }), [secret]],
  ['an expiry too far ahead', sign({ ...claims, exp: seconds + 3_660 }), [secret]],
  ['milliseconds', sign({ ...claims, exp: now.getTime() + 60_000 }), [secret]],
  ['a later beginning', sign({ ...claims, nbf: seconds + 300 }), [secret]],
  ['no subject', sign({ exp: claims.exp }), [secret]],
  ['an empty subject', sign({ ...claims, sub: '' }), [secret]],
  ['a number as subject', sign({ ...claims, sub: 7 }), [secret]],
  ['a subject that no database stores', sign({ ...claims, sub: 'u\u0000' }), [secret]],
  ['an endless one', sign({ ...claims, name: 'x'.repeat(9_000) }), [secret]],
])('refuses %s', (_, token, secrets) => {
  expect(codeOf(token, secrets)).toBe('identity_invalid');
});
