import { ApiError, type ErrorBody } from './api-error.ts';

export interface ClientOptions {
  /** The origin of the service; empty in its own pages. */
  baseUrl?: string;
  /** Without a token, the session of the browser is used. */
  token?: string;
  /** The workspace of a session. */
  workspaceId?: string;
  /** The language of sentences for people (BCP 47); by default that of the browser. */
  language?: string;
  /** Sends the requests; by default the `fetch` of the runtime. */
  fetch?: typeof fetch;
  /** How often a request that failed is sent again; 2 by default. */
  maxRetries?: number;
}

export interface CallOptions {
  signal?: AbortSignal;
  /**
   * Names a POST, so that a repetition has the first answer. By default each call has a new one, if it may be sent again; null sends none.
   * A chat with a key finishes even if `signal` ends the call.
   */
  idempotencyKey?: string | null;
}

export interface Request {
  method: string;
  /** The path with its query. */
  path: string;
  headers?: Record<string, string>;
  body?: string | FormData;
}

/** Returns a new key. `crypto.randomUUID` is missing in Node 18 and in pages without https. */
const createKey = () =>
  [Date.now(), Math.random(), Math.random()].map((part) => part.toString(36).replace('0.', '')).join('-');

/** Longer waits are left to the caller, who gets the error at once. */
const maxWaitSeconds = 60;

/** Returns the seconds until the next attempt: those the service asks for, or half a second that doubles, less up to a half of it. */
const waitSecondsOf = ({ retryAfterSeconds }: ApiError, attempt: number) =>
  retryAfterSeconds ?? 0.5 * 2 ** attempt * (1 - Math.random() / 2);

/** A second DELETE would be 404, and a second POST without a key would do its work twice. */
const canRepeat = ({ method }: Request, key: string | null) =>
  ['GET', 'PUT', 'PATCH'].includes(method) || key !== null;

function isTemporary({ status, code }: ApiError, isRepeatable: boolean): boolean {
  if (status === 429) return true;
  return isRepeatable && (status === 0 || status >= 500 || code === 'idempotency_in_progress');
}

/** Reads `Retry-After`, which is a number of seconds or a date. */
function readRetryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after');
  if (!value) return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

const pause = (seconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', leave, { once: true });
  });

/** Creates the function that sends requests of a client. It throws ApiError, or the reason of an aborted signal. */
export function createSender(options: ClientOptions) {
  const { baseUrl = '', token, workspaceId, language, maxRetries = 2 } = options;
  const origin = baseUrl.replace(/(?:\/v1)?\/*$/, '');

  async function attempt(request: Request, key: string | null, signal?: AbortSignal): Promise<Response> {
    const { method, path, body } = request;
    const headers = new Headers(request.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    else if (workspaceId && path.startsWith('/v1/')) headers.set('x-workspace', workspaceId);
    if (language) headers.set('accept-language', language);
    if (key !== null) headers.set('idempotency-key', key);
    if (method !== 'GET' && !(body instanceof FormData)) headers.set('content-type', 'application/json');
    const send = options.fetch ?? fetch;
    const response = await send(origin + path, { method, headers, body, signal }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new ApiError(0, { code: 'offline', error: 'The service cannot be reached.' });
    });
    if (response.ok) return response;
    const refusal = (await response.json().catch(() => ({}))) as ErrorBody;
    throw new ApiError(response.status, refusal, readRetryAfter(response.headers));
  }

  return async (request: Request, { signal, idempotencyKey }: CallOptions = {}): Promise<Response> => {
    const ownKey = maxRetries > 0 ? createKey() : null;
    const key = request.method === 'POST' ? (idempotencyKey === undefined ? ownKey : idempotencyKey) : null;
    for (let retries = 0; ; retries += 1) {
      try {
        return await attempt(request, key, signal);
      } catch (error) {
        const isLast = retries >= maxRetries || !(error instanceof ApiError);
        if (isLast || !isTemporary(error, canRepeat(request, key))) throw error;
        const seconds = waitSecondsOf(error, retries);
        if (seconds > maxWaitSeconds) throw error;
        await pause(seconds, signal);
      }
    }
  };
}
