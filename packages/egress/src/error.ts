/**
 * Every way in which an outgoing request can be refused or fail. The strings are stable and stored with failed
 * documents.
 */
export type EgressCode =
  | 'invalid_url'
  | 'url_too_long'
  | 'scheme_not_allowed'
  | 'https_required'
  | 'credentials_not_allowed'
  | 'port_not_allowed'
  | 'reserved_name'
  | 'private_address'
  | 'dns_failed'
  | 'connection_failed'
  | 'tls_failed'
  | 'too_many_redirects'
  | 'http_status'
  | 'headers_too_large'
  | 'too_large'
  | 'timed_out'
  | 'invalid_answer'
  | 'aborted';

const PASSING: ReadonlySet<EgressCode> = new Set(['dns_failed', 'connection_failed', 'timed_out', 'aborted']);

/**
 * An error of a request that this package makes. `message` is a sentence for the person who gave the address. `retryable`
 * is true if the same request may succeed later. `status` is set for `http_status` only.
 */
export class EgressError extends Error {
  readonly code: EgressCode;
  readonly status: number | undefined;
  readonly retryable: boolean;

  constructor(code: EgressCode, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'EgressError';
    this.code = code;
    this.status = options.status;
    this.retryable = PASSING.has(code) || isPassingStatus(options.status);
  }
}

function isPassingStatus(status: number | undefined): boolean {
  return status !== undefined && (status === 408 || status === 425 || status === 429 || status >= 500);
}

/** The answer of a call was lost after the request had left: it may have been carried out. The message is that of the cause. */
export class MayHaveArrived extends Error {
  override readonly cause: EgressError;

  constructor(cause: EgressError) {
    super(cause.message);
    this.name = 'MayHaveArrived';
    this.cause = cause;
  }
}
