/** A refusal of the service, or `status` 0 when it could not be reached. The message is for the visitor from 402 on. */
export class ApiError extends Error {
  declare readonly status: number;
  declare readonly code: string | undefined;
  declare readonly issues: { path: string }[] | undefined;
  declare readonly retryAfterSeconds: number;
  constructor(status: number, body: { error?: string; code?: string } = {}, retryAfterSeconds = 0) {
    super(body.error ?? '');
    Object.assign(this, body, { status, retryAfterSeconds });
  }
}

interface Options {
  method?: string;
  body?: unknown;
  key?: string;
  accept?: string;
  signal?: AbortSignal;
}

/** The visitor API of one bot. */
export interface Api {
  /** The token of the session, once there is one. */
  token: string | undefined;
  /** The address that paths are added to. */
  address: string;
  /** The language of refusals. */
  language: string;
  /** Sends a request and returns the response. Throws {@link ApiError}, or the reason of an aborted signal. */
  send(path: string, options?: Options): Promise<Response>;
  /** Sends a request and returns its JSON body. */
  call<T>(path: string, options?: Options): Promise<T>;
}

export function createApi(address: string): Api {
  const api: Api = {
    token: undefined,
    language: '',
    address,
    async send(path, { method, body, key, accept, signal } = {}) {
      const isForm = body instanceof FormData;
      const headers = {
        'accept-language': api.language,
        'content-type': body && !isForm && 'application/json',
        'x-widget-session': api.token,
        'idempotency-key': key,
        accept,
      };
      const given = Object.entries(headers).filter(([, value]) => value) as [string, string][];
      const response = await fetch(address + path, {
        method: method ?? (body ? 'POST' : 'GET'),
        credentials: 'omit',
        referrerPolicy: 'strict-origin',
        headers: given,
        body: isForm ? body : body ? JSON.stringify(body) : null,
        signal: signal ?? null,
      }).catch(() => {
        signal?.throwIfAborted();
        throw new ApiError(0);
      });
      if (response.ok) return response;
      const refusal = await response.json().catch(() => ({}));
      throw new ApiError(response.status, refusal, Number(response.headers.get('retry-after')));
    },
    call: async (path, options) => (await api.send(path, options)).json(),
  };
  return api;
}
