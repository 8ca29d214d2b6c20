/** The body of a refusal. */
export interface ErrorBody {
  error?: string;
  code?: string;
  request_id?: string;
  issues?: { path: string; message: string }[];
  data?: unknown;
}

/** A refusal of the service, or `offline` when it could not be reached. */
export class ApiError extends Error {
  /** The status of HTTP; 0 when there was no answer. */
  readonly status: number;
  /** Stable, for programs: one of docs/errors.md, or `offline`. */
  readonly code: string;
  readonly requestId: string | null;
  /** The problems of the input, each with the path of its field. */
  readonly issues: { path: string; message: string }[];
  /** Seconds to wait before the next attempt, if the service named them. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: ErrorBody, retryAfterSeconds: number | null = null) {
    super(body.error ?? `The service answered ${status}.`);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'internal';
    this.requestId = body.request_id ?? null;
    this.issues = body.issues ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
