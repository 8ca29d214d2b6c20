import { expect, test } from 'vitest';
import { addAnswer, hostOf, isLocal, isOwnRedirect, isRedirect } from './redirects.ts';

test.each([
  ['https://app.example/cb', true],
  ['https://app.example', true],
  ['https://app.example/cb?a=1', true],
  ['http://localhost:3000/cb', true],
  ['http://[::1]/', true],
  ['com.example.app:/cb', true],
  ['vscode://ms.vscode/cb', true],
  ['https://App.example/cb', false],
  ['https://app.example:443/cb', false],
  ['https://日本.example/cb', false],
  ['https://app.example?a=1', false],
  ['http://app.example/cb', false],
  ['file:///etc/passwd', false],
  ['blob:https://app.example/x', false],
  ['ssh://x/', false],
  [`https://app.example/${'x'.repeat(500)}`, false],
  [null, false],
])('%s can be returned to: %s', (text, expected) => {
  expect(isRedirect(text)).toBe(expected);
});

test('another host of this machine is another address', () => {
  expect(isOwnRedirect('http://localhost:1/cb', ['http://127.0.0.1/cb'])).toBe(false);
  expect(isOwnRedirect('http://127.0.0.1:1/cb', ['http://127.0.0.1/cb'])).toBe(true);
});

test('names where an address leads', () => {
  expect([
    hostOf('https://app.example:8443/'),
    hostOf('http://127.0.0.1:5/'),
    hostOf('cursor://a/b'),
  ]).toEqual(['app.example:8443', '127.0.0.1', 'cursor']);
  expect([isLocal('https://a.example/'), isLocal('http://localhost/'), isLocal('cursor://a/b')]).toEqual([
    false,
    true,
    true,
  ]);
});

test('adds an answer behind what is there', () => {
  expect(addAnswer('https://a.example/cb?x=1', { code: 'a b' }, 's%20t')).toBe(
    'https://a.example/cb?x=1&code=a+b&state=s%20t',
  );
});
