import type { Answer } from '@jawab/http';
import type { OAuthClient } from './client.ts';
import { type ConnectionRequest, writeRequest } from './connection-request.ts';
import { issuerOf } from './metadata.ts';
import type { OAuthParts } from './parts.ts';
import { addAnswer, isOwnRedirect } from './redirects.ts';
import { asOAuthRefusal, refuse } from './refusal.ts';
import { findResource, readScopes } from './resources.ts';

const maxStateLength = 4_000;

/** The parameters of a request in its query. A parameter that comes twice could mean two things. */
export function readOnce(query: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    if (fields.has(name)) refuse('invalid_request', `\`${name.slice(0, 100)}\` may be sent only once.`);
    fields.set(name, value);
  }
  return fields;
}

/** The state as it was sent, still encoded, so that it goes back byte for byte. */
const readState = (query: string): string | null => /(?:^|&)state=([^&]*)/.exec(query)?.[1] ?? null;

/** Checks what a program asks for. Its client and redirect are proven, so that a refusal is sent to the program. */
function checkRequest(
  { resources, base }: OAuthParts,
  fields: Map<string, string>,
): Pick<ConnectionRequest, 'scopes' | 'resource' | 'codeChallenge'> {
  const type = fields.get('response_type');
  if (type === undefined) refuse('invalid_request', '`response_type` must be `code`.');
  if (type !== 'code') refuse('unsupported_response_type', '`response_type` must be `code`.');
  const challenge = fields.get('code_challenge') ?? '';
  if (fields.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge))
    refuse('invalid_request', 'PKCE is required: a `code_challenge` with the method S256.');
  if ((fields.get('state') ?? '').length > maxStateLength)
    refuse('invalid_request', `\`state\` can have at most ${maxStateLength} characters.`);
  const resource = findResource(resources, base, fields.get('resource') ?? null);
  return {
    scopes: readScopes(resource, fields.get('scope') ?? null),
    resource: resource.path,
    codeChallenge: challenge,
  };
}

/**
 * Answers `/oauth/authorize`: sends the person to the consent page. A request whose client or redirect is not proven gets a
 * page that says so and leads nowhere; any other fault goes to the program.
 */
export async function authorize(parts: OAuthParts, query: string): Promise<Answer> {
  const fields = readOnce(query);
  const client: OAuthClient = await parts.findClient(fields.get('client_id') ?? '');
  const redirectUri = fields.get('redirect_uri') ?? '';
  if (!isOwnRedirect(redirectUri, client.redirectUris))
    refuse(
      'invalid_request',
      '`redirect_uri` must be one of the addresses of the program, letter for letter.',
    );
  const state = readState(query);
  const issuer = issuerOf(parts.base);
  try {
    const request = writeRequest(parts.secrets, {
      clientId: client.id,
      clientName: client.name,
      clientHost: client.host,
      isVerified: client.isVerified,
      redirectUri,
      state,
      issuer,
      ...checkRequest(parts, fields),
    });
    return redirectTo(`/connect?request=${request}`);
  } catch (thrown) {
    const { error, message } = asOAuthRefusal(thrown);
    return redirectTo(addAnswer(redirectUri, { error, error_description: message, iss: issuer }, state));
  }
}

const redirectTo = (location: string): Answer => ({
  status: 302,
  headers: { location, 'referrer-policy': 'no-referrer' },
  body: '',
});

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The page for a request that cannot be sent back to a program. */
export const errorPage = (status: number, sentence: string, headers: Answer['headers']): Answer => ({
  status,
  headers: {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  },
  body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Jawab</title>
<h1>This program cannot be connected</h1><p>${sentence.replace(/[&<>"]/g, (one) => escapes[one] as string)}</p>
<p>Nothing was allowed. Close this page, and tell whoever makes the program what it says.</p></html>`,
});
