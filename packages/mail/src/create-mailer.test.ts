import { expect, test } from 'vitest';
import { transportOf } from './create-mailer.ts';

test('a password leaves this machine only by TLS', () => {
  expect(transportOf('smtp://u:p%40ss@mail.example.com')).toMatchObject({
    host: 'mail.example.com',
    port: 587,
    secure: false,
    requireTLS: true,
    auth: { user: 'u', pass: 'p@ss' },
  });
  expect(transportOf('smtps://u:p@mail.example.com')).toMatchObject({ port: 465, secure: true });
  for (const url of ['smtp://u:p@127.0.0.1:2525', 'smtp://u:p@[::1]:2525', 'smtp://relay.internal:25'])
    expect(transportOf(url).requireTLS, url).toBe(false);
});
