import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVisitorSession, readVisitorSession } from './session-token.ts';

const key = randomBytes(32);
const now = new Date('2026-06-01T00:00:00Z');

test('a token opens its own session until it expires', () => {
  const { token, session } = createVisitorSession(key, 'bot-a', now);
  expect(readVisitorSession(key, token, now)).toMatchObject({ session, bot: 'bot-a' });
  expect(readVisitorSession(key, token, new Date('2026-07-01T00:00:01Z'))).toBeNull();
});

test('a forged token opens nothing', () => {
  const { token } = createVisitorSession(key, 'bot-a', now);
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
    expect(readVisitorSession(key, forged as string, now)).toBeNull();
  expect(readVisitorSession(randomBytes(32), token, now)).toBeNull();
});

test('sessions are not guessable', () => {
  const ids = new Set(Array.from({ length: 100 }, () => createVisitorSession(key, 'bot', now).session));
  expect(ids.size).toBe(100);
});
