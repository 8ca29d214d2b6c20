import { createPublicKey, verify } from 'node:crypto';
import { derivePushKeys } from '@jawab/core';
import { expect, test } from 'vitest';
import { encryptPush, signPush } from './write-push.ts';

test('encrypts the example of RFC 8291 to its bytes', () => {
  const target = {
    endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const body = encryptPush('When I grow up, I want to be a watermelon', target, {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  });
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('signs for the origin of the push service, for twelve hours', () => {
  const keys = derivePushKeys({ sign: () => Buffer.alloc(32, 7).toString('base64url') });
  const at = new Date('2026-01-31T09:00:00Z');
  const line = signPush('https://push.example.net/p/1', keys, { subject: 'https://bots.example.com', at });
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(line) ?? [];
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  expect([read(head), read(claims)]).toEqual([
    { typ: 'JWT', alg: 'ES256' },
    {
      aud: 'https://push.example.net',
      exp: at.getTime() / 1000 + 43_200,
      sub: 'https://bots.example.com',
    },
  ]);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) => one.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  expect(
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true);
});
