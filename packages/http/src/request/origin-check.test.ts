import { expect, test } from 'vitest';
import { createOriginCheck, foreignOrigin } from './origin-check.ts';

const settings = {
  host: '0.0.0.0',
  port: 4000,
  publicUrl: 'https://api.jawab.example',
  allowedHosts: ['pages.example', 'one.example:8080'],
};
const forbidden = expect.objectContaining({ code: 'origin_forbidden', status: 403 });

test.each([
  null,
  'http://localhost:4000',
  'http://[::1]:4000',
  'https://api.jawab.example',
  'http://pages.example:1234',
  'https://ONE.example:8080',
])('the service takes calls from pages of %s', (origin) =>
  expect(createOriginCheck(settings)(origin)).toBeUndefined(),
);

test.each([
  'null',
  'file://',
  'http://localhost:4001',
  'https://one.example',
  'https://api.jawab.example.evil.example',
])('the service refuses calls from pages of %s', (origin) =>
  expect(() => createOriginCheck(settings)(origin)).toThrow(forbidden),
);

const own = { host: 'localhost:4000', publicUrl: 'https://api.jawab.example/' };

test.each([null, 'http://localhost:4000', 'https://LOCALHOST:4000', 'https://api.jawab.example'])(
  '%s is no page of another host',
  (origin) => expect(foreignOrigin(origin, own)).toBeNull(),
);

test.each([
  ['https://SHOP.example', 'https://shop.example'],
  ['http://localhost:4001', 'http://localhost:4001'],
  ['https://api.jawab.example:8443', 'https://api.jawab.example:8443'],
  ['null', 'null'],
  ['file://', 'null'],
  ['https://shop.example/path', 'null'],
  ['https://user@a.shop.example', 'null'],
  ['https://a.shop.example, https://b.example', 'null'],
])('%s is compared with the origins of a bot as %s', (origin, compared) =>
  expect(foreignOrigin(origin, own)).toBe(compared),
);
