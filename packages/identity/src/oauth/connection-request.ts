import { fail, type Scope, type Secrets } from '@jawab/core';

/** The request of a program, after every check that needs no person. */
export interface ConnectionRequest {
  clientId: string;
  clientName: string;
  clientHost: string;
  isVerified: boolean;
  redirectUri: string;
  /** As it came in the address, still encoded; null without one. */
  state: string | null;
  scopes: Scope[];
  /** The path of an MCP address. */
  resource: string;
  codeChallenge: string;
  issuer: string;
}

/** Long enough to sign up, confirm and come back. */
const lifetimeMs = 30 * 60_000;
const signed = (payload: string) => `connection-request:${payload}`;

/** Writes a request into a signed text for the address of the consent page, so that nothing in it can be changed there. */
export function writeRequest(secrets: Secrets, request: ConnectionRequest, now = Date.now()): string {
  const payload = Buffer.from(JSON.stringify({ request, until: now + lifetimeMs })).toString('base64url');
  return `${payload}.${secrets.sign(signed(payload))}`;
}

/** Reads a signed request. Fails with `link_expired` if it was changed or is older than half an hour. */
export function readRequest(secrets: Secrets, text: string, now = Date.now()): ConnectionRequest {
  const [payload = '', signature = ''] = text.split('.');
  if (secrets.isSigned(signed(payload), signature)) {
    const { request, until } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    if (until > now) return request;
  }
  return fail(
    'link_expired',
    'This request to connect has expired. Start again in the program that sent you.',
  );
}
