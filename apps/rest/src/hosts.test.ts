import { expect, test } from 'vitest';
import { createAddressReader } from './address.ts';
import { createHostCheck } from './hosts.ts';

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
])('%s is served', (host) => expect(check(host)).toBeUndefined());

test.each([
  'evil.example',
  'other.example',
  'other.example:1',
  'localhost.evil.example',
  '127.0.0.1.nip.example',
  '',
])('%s is not', (host) =>
  expect(() => check(host)).toThrow(expect.objectContaining({ code: 'misdirected_request', status: 421 })),
);

test('forwarding headers count only from trusted proxies, and only up to the first stranger', () => {
  const read = createAddressReader(['10.0.0.1', '192.168.0.0/16', '::1']);
  expect(read('203.0.113.9', '1.1.1.1')).toBe('203.0.113.9');
  expect(read('10.0.0.1', undefined)).toBe('10.0.0.1');
  expect(read('10.0.0.1', '6.6.6.6, 198.51.100.7, 192.168.3.4')).toBe('198.51.100.7');
  expect(read('::ffff:10.0.0.1', '198.51.100.7')).toBe('198.51.100.7');
  expect(read('::1', 'nonsense')).toBe('::1');
  expect(read('', '1.1.1.1')).toBe('');
  expect(() => createAddressReader(['proxy.local'])).toThrow('TRUST_PROXY names proxy.local');
});
