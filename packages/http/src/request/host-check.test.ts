import { expect, test } from 'vitest';
import { createHostCheck } from './host-check.ts';

const check = createHostCheck({
  publicUrl: 'https://api.jawab.example',
  allowedHosts: ['internal', 'Other.example:8080'],
});

test.each([
  'localhost:4000',
  '127.0.0.1:4000',
  '[::1]:4000',
  '10.1.2.3',
  'API.jawab.example:443',
  'internal:1',
  'other.example:8080',
])('allows %s', (host) => expect(check(host)).toBeUndefined());

test.each([
  'evil.example',
  'other.example',
  'other.example:1',
  'localhost.evil.example',
  '127.0.0.1.nip.example',
  '',
])('refuses %s', (host) =>
  expect(() => check(host)).toThrow(expect.objectContaining({ code: 'misdirected_request', status: 421 })),
);
