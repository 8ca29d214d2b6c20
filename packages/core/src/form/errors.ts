/** All error codes, with their HTTP status and what the caller can do. docs/errors.md documents each of them. */
export const errorTable = {
  invalid_request: {
    status: 400,
    advice: 'Correct the fields listed in `issues` and send the request again.',
  },
  malformed_json: { status: 400, advice: 'Send a JSON object encoded as UTF-8.' },
  bot_required: { status: 400, advice: 'Send the id of a bot as `chatbotId`. list_bots returns the ids.' },
  invalid_cursor: {
    status: 400,
    advice: 'Start again without `cursor` and keep the same filters on every page.',
  },
  url_not_allowed: {
    status: 400,
    advice: 'Use an http or https address that anyone on the Internet can open.',
  },
  link_expired: {
    status: 400,
    advice: 'Ask for a new link or code. Each works once and for a limited time.',
  },
  unauthorized: {
    status: 401,
    advice: 'Send `Authorization: Bearer <API_TOKEN>` with a valid token, or sign in.',
  },
  identity_invalid: {
    status: 401,
    advice:
      'Sign a new token with the identity secret of the bot: HS256, `sub`, and `exp` at most one hour ahead.',
  },
  wrong_credentials: { status: 401, advice: 'Check the address and the password, or reset the password.' },
  plan_required: { status: 402, advice: 'Upgrade the plan of the workspace.' },
  quota_exceeded: { status: 402, advice: 'Wait until the next calendar month (UTC) or upgrade the plan.' },
  bot_limit_reached: { status: 402, advice: 'Delete a bot or upgrade the plan.' },
  insufficient_scope: { status: 403, advice: 'Use a token that has the scope named in the message.' },
  bot_forbidden: { status: 403, advice: 'Use a bot that this token can use, or use another token.' },
  workspace_forbidden: { status: 403, advice: 'Use a token that is not limited to single bots.' },
  not_a_member: {
    status: 403,
    advice: 'Send the id of one of your workspaces as `X-Workspace`. list_workspaces returns the ids.',
  },
  cross_site_request: {
    status: 403,
    advice: 'Call from a page of this service, as JSON. Programs use an API token instead of a session.',
  },
  sign_up_closed: { status: 403, advice: 'Ask an owner of the workspace for an invitation.' },
  not_found: { status: 404, advice: 'Check the id. The list operations return the ids that exist.' },
  method_not_allowed: { status: 405, advice: 'Use a method listed in the `Allow` header.' },
  request_timeout: { status: 408, advice: 'Send the request faster, or in smaller parts.' },
  conflict: { status: 409, advice: 'Read the current state and try again.' },
  bot_archived: { status: 409, advice: 'Restore the bot with restore_bot, or use another bot.' },
  channel_exists: {
    status: 409,
    advice: 'Connect another account, or delete the channel that has this one.',
  },
  window_closed: {
    status: 409,
    advice: 'Wait until the customer writes again. `reply_until` says how long replies are taken.',
  },
  needs_model: {
    status: 409,
    advice: 'Call without `translate`, or ask the operator to set CHAT_MODEL_URL.',
  },
  last_owner: { status: 409, advice: 'Make another member an owner first.' },
  idempotency_in_progress: {
    status: 409,
    advice: 'Wait until the first request has finished, then repeat it.',
  },
  changed_meanwhile: {
    status: 412,
    advice:
      'Look at `data`, the record as it is now. To change it all the same, send its `ETag` as `If-Match`.',
  },
  payload_too_large: {
    status: 413,
    advice:
      'Send a smaller body: at most 1 MiB of JSON, 20 MiB for a form with a file, 10 MiB for a file of a visitor, or 5 MiB and 60 seconds of audio.',
  },
  unsupported_media_type: {
    status: 415,
    advice: 'Send `Content-Type: application/json`, or `multipart/form-data` to upload a file.',
  },
  expectation_failed: { status: 417, advice: 'Leave out the header `Expect`, or send `100-continue`.' },
  idempotency_key_reused: { status: 422, advice: 'Use a new Idempotency-Key for each different request.' },
  translation_unsafe: {
    status: 422,
    advice: 'Write the reply differently, or send it untranslated.',
  },
  no_speech: { status: 422, advice: 'Record again, closer to the microphone. Nothing was spent.' },
  misdirected_request: {
    status: 421,
    advice: 'Use the address in PUBLIC_URL, or add this host to ALLOWED_HOSTS.',
  },
  attachments_off: {
    status: 403,
    advice: 'Turn on the setting `attachments` of the bot, or write to it instead.',
  },
  origin_forbidden: {
    status: 403,
    advice: 'Call from an allowed origin, or add the origin to the allowed ones.',
  },
  headers_too_large: {
    status: 431,
    advice: 'Send shorter headers and a shorter address: at most 16 KiB together.',
  },
  rate_limited: { status: 429, advice: 'Wait the number of seconds in `Retry-After`, then try again.' },
  internal: { status: 500, advice: 'Try again. If it keeps failing, send the `request_id` to support.' },
  unavailable: { status: 503, advice: 'Wait the number of seconds in `Retry-After`, then try again.' },
} as const;

export type ErrorCode = keyof typeof errorTable;

/** One field of an input that is wrong. `path` is dotted; `message` completes a sentence that starts with the field. */
export interface Issue {
  path: string;
  message: string;
}

interface RefusalDetails {
  issues?: Issue[];
  retryAfterSeconds?: number;
  /** The scopes that the caller needs, for `insufficient_scope`. */
  scopes?: string[];
  /** The request has no credentials at all, so none of them is wrong. */
  noCredentials?: true;
  /** The record as it is now, for `changed_meanwhile`. */
  data?: unknown;
  headers?: Record<string, string>;
}

/** An error that the caller may read. Any other error becomes `internal`, and its text stays in the log. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;
  constructor(code: ErrorCode, message: string, details: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
  get status(): number {
    return errorTable[this.code].status;
  }
}

/** Throws a {@link Refusal}. `message` says what is wrong and what to do next. */
export function fail(code: ErrorCode, message: string, details?: RefusalDetails): never {
  throw new Refusal(code, message, details);
}

const lostDatabase = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08003',
  '08001',
]);

/** Codes and messages of a database that did not answer in time: canceled, no lock, silent. */
const lateDatabase = new Set(['57014', '55P03', 'ETIMEDOUT']);
const late = /Query read timeout|timeout exceeded when trying to connect|connection timeout/i;

/** The code of Postgres for a full disk (postgresql.org/docs/17/errcodes-appendix.html). */
const diskFull = '53100';

/** The code of Postgres if a record that was checked before is deleted before it is referred to. */
const foreignKeyViolation = '23503';

/**
 * Turns anything thrown into a refusal: a database that is lost or late becomes `unavailable`, any other error `internal`.
 * The caller logs the original error.
 */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, message, syscall } = (error ?? {}) as { code?: string; message?: string; syscall?: string };
  if (code === foreignKeyViolation)
    return new Refusal(
      'conflict',
      'Something that this request names was deleted in the meantime. Read the current state and try again.',
    );
  if ((code && lateDatabase.has(code)) || late.test(message ?? ''))
    return new Refusal('unavailable', 'The database does not answer in time. Try again in a moment.', {
      retryAfterSeconds: 2,
    });
  const lost =
    (code && lostDatabase.has(code)) ||
    (code === 'ENOENT' && syscall === 'connect') ||
    /Connection terminated|connection error/i.test(message ?? '');
  if (code === diskFull)
    return new Refusal('unavailable', 'The disk of the database is full. Try again when there is space.', {
      retryAfterSeconds: 60,
    });
  return lost
    ? new Refusal('unavailable', 'The database is restarting. Try again in a moment.', {
        retryAfterSeconds: 2,
      })
    : new Refusal('internal', 'Something went wrong on our side. Try again.');
}

/** Tells whether something failed because the database was gone or late. It may have done the work all the same. */
export const isDatabaseFailure = (error: unknown): boolean =>
  error !== undefined && !(error instanceof Refusal) && toRefusal(error).code === 'unavailable';

/** Returns what the caller can do, or undefined if the message says it in a sentence of its own. */
export const adviceFor = ({ code, message }: Refusal): string | undefined =>
  /[.?] \S/.test(message) ? undefined : errorTable[code].advice;

/** Returns the body of an error: `{error, code}`, with the request id, issues and a record if there are any. */
export function errorBody(refusal: Refusal, requestId?: string) {
  return {
    error: refusal.message,
    code: refusal.code,
    ...(requestId && { request_id: requestId }),
    ...(refusal.details.issues && { issues: refusal.details.issues }),
    ...(refusal.details.data !== undefined && { data: refusal.details.data }),
  };
}
