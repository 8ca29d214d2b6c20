import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** What a visitor's session token says: which bot it is for, which conversation, until when (Unix seconds). */
export interface VisitorSession {
  bot: string;
  session: string;
  expires: number;
}

const lifetimeSeconds = 30 * 86_400;

const sign = (key: Buffer, payload: string) =>
  createHmac('sha256', key).update(`widget-session.${payload}`).digest('base64url');

/** A new session of a bot: an unguessable id, and the signed token that proves it. */
export function createVisitorSession(
  key: Buffer,
  bot: string,
  now: Date,
): VisitorSession & { token: string } {
  const session = { bot, session: randomUUID(), expires: Math.floor(now.getTime() / 1000) + lifetimeSeconds };
  const payload = Buffer.from(JSON.stringify(session)).toString('base64url');
  return { ...session, token: `${payload}.${sign(key, payload)}` };
}

/** The session of a token, or null when it is forged or expired. Whose bot it is for is the caller's to judge. */
export function readVisitorSession(key: Buffer, token: string, now: Date): VisitorSession | null {
  const [payload = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(key, payload));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const session = JSON.parse(Buffer.from(payload, 'base64url').toString()) as VisitorSession;
  return session.expires > now.getTime() / 1000 ? session : null;
}
