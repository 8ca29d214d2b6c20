import { randomUUID } from 'node:crypto';
import type { Secrets } from '../../form/ports.ts';

/** A visitor's session: its bot, its conversation, and its expiry in Unix seconds. */
export interface VisitorSession {
  bot: string;
  session: string;
  /** The id of the visitor that the owner's site proved. Left out: nobody knows who it is. */
  subject?: string;
  expires: number;
}

const lifetimeSeconds = 30 * 86_400;

const signed = (payload: string) => `widget-session.${payload}`;

/** Opens a session of a bot: an id that nobody can guess, and its signed token. */
export function openVisitorSession(
  secrets: Pick<Secrets, 'sign'>,
  bot: string,
  now: Date,
): VisitorSession & { token: string } {
  return renewVisitorSession(secrets, { bot, session: randomUUID() }, now);
}

/** Makes a token of a session that lives as long as a new one: a visitor comes back by a link, or is known now. */
export function renewVisitorSession(
  secrets: Pick<Secrets, 'sign'>,
  { bot, session: id, subject }: Omit<VisitorSession, 'expires'>,
  now: Date,
): VisitorSession & { token: string } {
  const expires = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  const session = { bot, session: id, ...(subject !== undefined && { subject }), expires };
  const payload = Buffer.from(JSON.stringify(session)).toString('base64url');
  return { ...session, token: `${payload}.${secrets.sign(signed(payload))}` };
}

/** Reads the session of a token. Returns null if the token is forged or expired. The caller checks the bot. */
export function readVisitorSession(
  secrets: Pick<Secrets, 'isSigned'>,
  token: string,
  now: Date,
): VisitorSession | null {
  const [payload = '', signature = ''] = token.split('.');
  if (!secrets.isSigned(signed(payload), signature)) return null;
  const session = JSON.parse(Buffer.from(payload, 'base64url').toString()) as VisitorSession;
  return session.expires > now.getTime() / 1000 ? session : null;
}
