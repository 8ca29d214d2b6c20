import { toRefusal } from '@jawab/core';
import { type Answer, refusalHeaders } from '@jawab/http';

/** Error codes of OAuth that programs read (RFC 6749, 7591, 8707, 9700). */
export type OAuthError =
  | 'access_denied'
  | 'invalid_client'
  | 'invalid_client_metadata'
  | 'invalid_grant'
  | 'invalid_redirect_uri'
  | 'invalid_request'
  | 'invalid_scope'
  | 'invalid_target'
  | 'temporarily_unavailable'
  | 'unsupported_grant_type'
  | 'unsupported_response_type';

/** A refusal of an OAuth request: a code for the program and a sentence for its developer. */
export class OAuthRefusal extends Error {
  readonly error: OAuthError;
  readonly status: number;
  readonly headers: Answer['headers'];
  constructor(
    error: OAuthError,
    sentence: string,
    status = error === 'invalid_client' ? 401 : 400,
    headers: Answer['headers'] = {},
  ) {
    super(sentence);
    this.name = 'OAuthRefusal';
    this.error = error;
    this.status = status;
    this.headers = headers;
  }
}

/** Throws an {@link OAuthRefusal}. */
export function refuse(error: OAuthError, sentence: string): never {
  throw new OAuthRefusal(error, sentence);
}

/** Turns a refusal into its OAuth error. Rethrows internal errors, so that they are logged. */
export function asOAuthRefusal(error: unknown): OAuthRefusal {
  if (error instanceof OAuthRefusal) return error;
  const refusal = toRefusal(error);
  const { status, message } = refusal;
  if (status >= 500) throw error;
  const code = status === 429 ? 'temporarily_unavailable' : 'invalid_request';
  return new OAuthRefusal(code, message, status, refusalHeaders(refusal));
}

/** A JSON answer of an OAuth endpoint, which pages of every origin may read. */
export const jsonAnswer = (status: number, body: object, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: Object.assign({ 'content-type': 'application/json', 'access-control-allow-origin': '*' }, headers),
  body: JSON.stringify(body),
});
