import { expect, test } from 'vitest';
import { checkBotOrigin, createOriginCheck } from './origin-check.ts';

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

test('a bot without a list is shown on its own host only', () => {
  expect(checkBotOrigin('http://localhost:4000', 'localhost:4000', [])).toBeUndefined();
  expect(checkBotOrigin(null, 'localhost:4000', [])).toBeUndefined();
  expect(() => checkBotOrigin('http://localhost:4001', 'localhost:4000', [])).toThrow(forbidden);
});

test('a bot with a list is shown on the listed origins only', () => {
  const allowed = ['https://shop.example'];
  expect(checkBotOrigin('https://SHOP.example', 'localhost:4000', allowed)).toBeUndefined();
  for (const origin of ['http://shop.example', 'https://shop.example:8443', 'http://localhost:4000', 'null'])
    expect(() => checkBotOrigin(origin, 'localhost:4000', allowed)).toThrow(forbidden);
});
