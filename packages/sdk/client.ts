import type { Operations } from './operations.d.ts';
import { readEvents } from './read-events.ts';
import { routes } from './routes.ts';

export type OperationName = keyof Operations;
export type Input<Name extends OperationName> = Operations[Name]['input'];
export type Output<Name extends OperationName> = Operations[Name]['output'];

/** A refusal of the service, or `offline` when it could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  /** The problems of the input, each with the path of its field. */
  readonly issues: { path: string; message: string }[];

  constructor(status: number, body: ErrorBody) {
    super(body.error ?? `The service answered ${status}.`);
    this.status = status;
    this.code = body.code ?? 'internal';
    this.requestId = body.request_id ?? null;
    this.issues = body.issues ?? [];
  }
}

interface ErrorBody {
  error?: string;
  code?: string;
  request_id?: string;
  issues?: { path: string; message: string }[];
}

export interface ClientOptions {
  /** The origin of the service; empty in its own pages. */
  baseUrl?: string;
  /** Without a token, the session of the browser is used. */
  token?: string;
  /** The workspace of a session. */
  workspaceId?: string;
  /** The language of sentences for people (BCP 47); by default that of the browser. */
  language?: string;
}

export interface CallOptions {
  signal?: AbortSignal;
}

export interface Client {
  /** Calls an operation with the input that MCP and REST take. Throws ApiError. */
  call<Name extends OperationName>(
    name: Name,
    input: Input<Name>,
    options?: CallOptions,
  ): Promise<Output<Name>>;
  /** Calls an operation that streams, and yields the data of each event. */
  stream(name: OperationName, input: object, options?: CallOptions): AsyncGenerator<string>;
  /** Reads a whole list as CSV: a file name and the table. Only some lists have one, see docs/api.md. */
  download<Name extends OperationName>(
    name: Name,
    input: Input<Name>,
    options?: CallOptions,
  ): Promise<{ name: string; table: Blob }>;
  /** Sends files to `POST /v1/kb/files`. */
  upload(form: FormData): Promise<Output<'add_file'>>;
  /** Sends a request to a path that is no operation, such as `POST /api/auth/sign-out`. */
  send(line: string, body?: object): Promise<unknown>;
}

/** Creates a client for programs and browsers. It opens connections to `baseUrl` only. */
export function createClient({ baseUrl = '', token, workspaceId, language }: ClientOptions = {}): Client {
  async function request(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    else if (workspaceId && path.startsWith('/v1/')) headers.set('x-workspace', workspaceId);
    if (language) headers.set('accept-language', language);
    if (method !== 'GET' && !(init.body instanceof FormData)) headers.set('content-type', 'application/json');
    const { body, signal } = init;
    const response = await fetch(baseUrl + path, { method, headers, body, signal }).catch(
      (error: unknown) => {
        if (signal?.aborted) throw error;
        throw new ApiError(0, { code: 'offline', error: 'The service cannot be reached.' });
      },
    );
    if (response.ok) return response;
    throw new ApiError(response.status, (await response.json().catch(() => ({}))) as ErrorBody);
  }

  function callRoute(name: OperationName, input: object, { signal }: CallOptions, accept: string) {
    const [method = '', template = ''] = routes[name].split(' ');
    const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
    const path = template.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = String(rest.get(key));
      rest.delete(key);
      return encodeURIComponent(value);
    });
    const inQuery = method === 'GET' || method === 'DELETE';
    const query = inQuery
      ? new URLSearchParams([...rest].map(([key, value]): [string, string] => [key, String(value)]))
      : '';
    return request(method, `/v1${path}${String(query) && `?${query}`}`, {
      headers: { accept },
      body: inQuery ? undefined : JSON.stringify(Object.fromEntries(rest)),
      signal,
    });
  }

  return {
    async call<Name extends OperationName>(name: Name, input: Input<Name>, options: CallOptions = {}) {
      const response = await callRoute(name, input, options, 'application/json');
      return (await response.json()) as Output<Name>;
    },
    async *stream(name, input, options = {}) {
      const { body } = await callRoute(name, input, options, 'text/event-stream');
      if (body) for await (const { data } of readEvents(body)) yield data;
    },
    async download(name, input, options = {}) {
      const response = await callRoute(name, input, options, 'text/csv');
      const [, file = `${name}.csv`] =
        /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
      return { name: file, table: await response.blob() };
    },
    async upload(form) {
      const headers = { 'x-jawab-request': '1' };
      const response = await request('POST', '/v1/kb/files', { body: form, headers });
      return (await response.json()) as Output<'add_file'>;
    },
    async send(line, body) {
      const [method = '', path = ''] = line.split(' ');
      return (await request(method, path, { body: body && JSON.stringify(body) })).json();
    },
  };
}
