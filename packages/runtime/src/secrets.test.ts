import { expect, test } from 'vitest';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets(Buffer.alloc(32, 1));

test('opens a secret only with its own context, and never seals it the same way twice', () => {
  const sealed = secrets.seal('whsec_あ', 'workspace|webhook');
  expect(secrets.open(sealed, 'workspace|webhook')).toBe('whsec_あ');
  expect(sealed).not.toBe(secrets.seal('whsec_あ', 'workspace|webhook'));
  expect(() => secrets.open(sealed, 'workspace|other')).toThrow();
});

test('refuses a changed text, another key and a text that was never sealed', () => {
  const sealed = secrets.seal('x', 'b');
  const [version, keyId, body] = sealed.split('.') as [string, string, string];
  const bytes = Buffer.from(body, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) as number) ^ 1;
  expect(() => secrets.open(`${version}.${keyId}.${bytes.toString('base64')}`, 'b')).toThrow();
  expect(() => createSecrets(Buffer.alloc(32, 2)).open(sealed, 'b')).toThrow(/another SECRET_KEY/);
  expect(() => secrets.open('x', 'b')).toThrow(/not an encrypted secret/);
});

test('a signature changes with the text and with the key', () => {
  expect(secrets.sign('a')).toBe(secrets.sign('a'));
  expect(secrets.sign('a')).not.toBe(secrets.sign('b'));
  expect(secrets.sign('a')).not.toBe(createSecrets(Buffer.alloc(32, 2)).sign('a'));
});

test('a former key opens and checks what it made, and is not the current one', () => {
  const former = Buffer.alloc(32, 1);
  const both = createSecrets(Buffer.alloc(32, 2), former);
  const sealed = secrets.seal('x', 'b');
  expect(both.open(sealed, 'b')).toBe('x');
  expect(both.isCurrent(sealed)).toBe(false);
  expect(both.isCurrent(both.seal('x', 'b'))).toBe(true);
  expect(both.isSigned('a', secrets.sign('a'))).toBe(true);
  expect(both.isSigned('a', `${secrets.sign('a')}x`)).toBe(false);
  expect(secrets.isSigned('a', both.sign('a'))).toBe(false);
});
