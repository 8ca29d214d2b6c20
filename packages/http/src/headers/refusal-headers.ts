import { RateLimited, type Refusal } from '@jawab/core';
import { rateHeaders } from './rate-headers.ts';
import type { ResponseHeaders } from './response-headers.ts';

const defaultWaitSeconds = 5;

/** Only what RFC 6750 allows inside a quoted description. */
const quotable = (text: string) => text.replace(/[^\x20-\x21\x23-\x5b\x5d-\x7e]/g, "'");

/** Where a program without a token learns how to get one (RFC 9728), and the scopes to ask for. */
export interface SignInHint {
  resourceMetadata: string;
  scope: string;
}

/** Writes `WWW-Authenticate`. Without any credentials there is no error in them to name (RFC 6750, section 3.1). */
function challenge({ code, message, details }: Refusal, hint: SignInHint | undefined): ResponseHeaders {
  const says = `error_description="${quotable(message)}"`;
  const write = (...fields: string[]) => {
    const all = ['realm="jawab"', ...fields, hint ? `resource_metadata="${hint.resourceMetadata}"` : ''];
    return { 'www-authenticate': `Bearer ${all.filter(Boolean).join(', ')}` };
  };
  if (code === 'unauthorized') {
    const scope = hint ? `scope="${hint.scope}"` : '';
    return details.noCredentials ? write(scope) : write('error="invalid_token"', says, scope);
  }
  if (code !== 'insufficient_scope') return {};
  return write('error="insufficient_scope"', `scope="${details.scopes?.join(' ') ?? ''}"`, says);
}

/**
 * Returns the headers a refusal adds: `Retry-After`, `WWW-Authenticate` (RFC 6750), `Allow`, the token's rate. `hint` is for
 * addresses that programs can be connected to.
 */
export function refusalHeaders(refusal: Refusal, hint?: SignInHint): ResponseHeaders {
  const { details, status } = refusal;
  const waitSeconds = details.retryAfterSeconds ?? (status === 503 ? defaultWaitSeconds : null);
  return {
    ...(refusal instanceof RateLimited && rateHeaders(refusal.rate)),
    ...(waitSeconds !== null && { 'retry-after': String(waitSeconds) }),
    ...challenge(refusal, hint),
    ...details.headers,
  };
}
