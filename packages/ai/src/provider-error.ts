import { readRetryAfter } from '@jawab/core';

/** The kind of failure at a model provider. The words are stable, because callers and traces compare them. */
export type ProviderErrorCode =
  | 'refused' // 4xx: our request or key is wrong, and a retry does not help
  | 'rate_limited' // 429
  | 'unavailable' // 5xx, no connection, timeout
  | 'interrupted' // the stream ended too early
  | 'blocked' // the provider's safety filter
  | 'malformed'; // the answer does not match the request, such as a wrong number of vectors

interface Details {
  status?: number;
  retryAfterMs?: number | null;
  reason?: string | undefined;
}

/**
 * A failure of a model provider. The message is our own: the provider's text may contain keys, prompts or other people's
 * data, so it is dropped. `status` is the HTTP status, if any. `retryAfterMs` is how long the provider asks to wait. `reason`
 * is a sentence of our own, if there is one.
 */
export class ProviderError extends Error {
  readonly code: ProviderErrorCode;
  readonly status: number | null;
  readonly retryAfterMs: number | null;
  readonly reason: string | null;
  constructor(code: ProviderErrorCode, details: Details = {}) {
    const told = details.status ? ` (HTTP ${details.status})` : details.reason ? `: ${details.reason}` : '';
    super(`model provider: ${code}${told}`);
    this.name = 'ProviderError';
    this.code = code;
    this.status = details.status ?? null;
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.reason = details.reason ?? null;
  }
  /** True if the same request may succeed later. */
  get retryable(): boolean {
    return this.code === 'rate_limited' || this.code === 'unavailable';
  }
}

/** Returns the error of an HTTP status. `retryAfter` is the header's value, in seconds or as an HTTP date. */
export function errorOfStatus(status: number, retryAfter?: string | null): ProviderError {
  const code = status === 429 ? 'rate_limited' : status >= 500 || status === 408 ? 'unavailable' : 'refused';
  return new ProviderError(code, { status, retryAfterMs: readRetryAfter(retryAfter) });
}
