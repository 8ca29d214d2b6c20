import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createAddressReader } from './client-address.ts';

test.each([
  ['no trusted proxy: the header is ignored', '9.9.9.9', '1.1.1.1', [], '9.9.9.9'],
  ['from elsewhere than the proxy', '9.9.9.9', '1.1.1.1', ['10.0.0.1'], '9.9.9.9'],
  ['from the proxy', '10.0.0.1', '1.1.1.1', ['10.0.0.1'], '1.1.1.1'],
  ['from a network of proxies', '10.0.0.77', '1.1.1.1', ['10.0.0.0/8'], '1.1.1.1'],
  ['from the proxy, as IPv4 inside IPv6', '::ffff:10.0.0.1', '1.1.1.1', ['10.0.0.1'], '1.1.1.1'],
  ['a forged first hop', '10.0.0.1', '6.6.6.6, 1.1.1.1', ['10.0.0.1'], '1.1.1.1'],
  ['two proxies', '10.0.0.1', '1.1.1.1, 10.0.0.2', ['10.0.0.1', '10.0.0.2'], '1.1.1.1'],
  ['proxies only', '10.0.0.1', '10.0.0.2', ['10.0.0.1', '10.0.0.2'], '10.0.0.1'],
  ['a hop that is not an address', '10.0.0.1', '1.1.1.1, <script>', ['10.0.0.1'], '1.1.1.1'],
  ['no header', '10.0.0.1', undefined, ['10.0.0.1'], '10.0.0.1'],
  ['no connection', '', '1.1.1.1', ['10.0.0.1'], ''],
])('%s', (_, peer, forwardedFor, trusted, address) => {
  const request = new Request('http://jawab.test', {
    headers: forwardedFor ? { 'x-forwarded-for': forwardedFor } : {},
  });
  const incoming = { socket: { remoteAddress: peer } } as IncomingMessage;
  expect(createAddressReader(trusted)(request, incoming)).toBe(address);
});

test('names a proxy that is not an address', () => {
  expect(() => createAddressReader(['localhost'])).toThrow('The setting TRUST_PROXY contains localhost');
});
