import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openVisitorSession, readVisitorSession } from './visitor-sessions.ts';

const signedWith = (key: Buffer) => {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return { sign, isSigned: (text: string, signature: string) => sign(text) === signature };
};
const secrets = signedWith(randomBytes(32));
const now = new Date('2026-06-01T00:00:00Z');

test('reads the session of a token until it expires', () => {
  const { token, session } = openVisitorSession(secrets, 'bot-a', now);
  expect(readVisitorSession(secrets, token, now)).toMatchObject({ session, bot: 'bot-a' });
  expect(readVisitorSession(secrets, token, new Date('2026-07-01T00:00:01Z'))).toBeNull();
});

test('returns null for a forged token', () => {
  const { token } = openVisitorSession(secrets, 'bot-a', now);
  const [payload, signature] = token.split('.');
  const other = Buffer.from(JSON.stringify({ bot: 'bot-a', session: 'theirs', expires: 9e9 })).toString(
    'base64url',
  );
  for (const forged of [
    '',
    '.',
    'x.y',
    payload,
    `${payload}.`,
    `${other}.${signature}`,
    `${payload}.${signature}x`,
  ])
    expect(readVisitorSession(secrets, forged as string, now)).toBeNull();
  expect(readVisitorSession(signedWith(randomBytes(32)), token, now)).toBeNull();
});

test('opens sessions that cannot be guessed', () => {
  const ids = new Set(Array.from({ length: 100 }, () => openVisitorSession(secrets, 'bot', now).session));
  expect(ids.size).toBe(100);
});
