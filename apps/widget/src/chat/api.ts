/** A refusal of the service, or `status` 0 when it could not be reached. The message is for the visitor from 402 on. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly retryAfterSeconds: number;
  readonly fields: string[];
  constructor(
    status: number,
    body: { error?: string; code?: string; issues?: { path: string }[] },
    retryAfter = 0,
  ) {
    super(body.error ?? '');
    this.status = status;
    this.code = body.code ?? '';
    this.retryAfterSeconds = retryAfter;
    this.fields = (body.issues ?? []).map(({ path }) => path);
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
  /** The token of the session, or null before there is one. */
  token: string | null;
  /** The language of refusals. */
  language: string;
  /** Sends a request and returns the response. Throws {@link ApiError}, or the reason of an aborted signal. */
  send(path: string, options?: Options): Promise<Response>;
  /** Sends a request and returns its JSON body. */
  call<T>(path: string, options?: Options): Promise<T>;
}

export function createApi(base: string, publicKey: string): Api {
  const api: Api = {
    token: null,
    language: '',
    async send(path, { method, body, key, accept, signal } = {}) {
      const headers = new Headers();
      if (api.language) headers.set('accept-language', api.language);
      if (body) headers.set('content-type', 'application/json');
      if (api.token) headers.set('x-widget-session', api.token);
      if (key) headers.set('idempotency-key', key);
      if (accept) headers.set('accept', accept);
      const response = await fetch(`${base}v1/widget/${encodeURIComponent(publicKey)}/${path}`, {
        method: method ?? (body ? 'POST' : 'GET'),
        credentials: 'omit',
        referrerPolicy: 'strict-origin',
        headers,
        body: body ? JSON.stringify(body) : null,
        signal: signal ?? null,
      }).catch((error) => {
        signal?.throwIfAborted();
        throw new ApiError(0, { error: String(error) });
      });
      if (response.ok) return response;
      const refusal = await response.json().catch(() => ({}));
      throw new ApiError(response.status, refusal, Number(response.headers.get('retry-after')));
    },
    call: async (path, options) => (await api.send(path, options)).json(),
  };
  return api;
}
