import { ApiError } from './api-error.ts';
import type { Operations } from './operations.d.ts';
import { readEvents } from './read-events.ts';
import { routes, streamed } from './routes.ts';
import { type CallOptions, type ClientOptions, createSender } from './send.ts';

export type OperationName = keyof Operations;
export type Input<Name extends OperationName> = Operations[Name]['input'];
export type Output<Name extends OperationName> = Operations[Name]['output'];

/** Operations whose answer comes in pieces. */
export type StreamedName = (typeof streamed)[number];
/** One piece of a streamed answer. */
export type Chunk<Name extends StreamedName> = Operations[Name]['chunk'];

/** Operations that return a list page by page. */
export type PagedName = {
  [Name in OperationName]: Output<Name> extends { data: unknown[]; has_more: boolean } ? Name : never;
}[OperationName];

export interface Client {
  /**
   * Calls an operation with the input that MCP and REST take, and returns its whole answer: an object, or a Blob where the answer is a
   * file. Throws ApiError.
   */
  call<Name extends OperationName>(
    name: Name,
    input: Input<Name>,
    options?: CallOptions,
  ): Promise<Output<Name>>;
  /** Calls an operation that streams, and yields the pieces of its answer. An answer that breaks off throws ApiError. */
  stream<Name extends StreamedName>(
    name: Name,
    input: Input<Name>,
    options?: CallOptions,
  ): AsyncGenerator<Chunk<Name>>;
  /** Reads a list page by page, from its `cursor` on. Each page is the answer of one call. */
  pages<Name extends PagedName>(
    name: Name,
    input: Input<Name>,
    options?: CallOptions,
  ): AsyncGenerator<Output<Name>>;
  /** Reads a whole list as CSV: a file name and the table. Only some lists have one, see docs/api.md. */
  download<Name extends OperationName>(
    name: Name,
    input: Input<Name>,
    options?: CallOptions,
  ): Promise<{ name: string; table: Blob }>;
  /** Sends a file of up to 20 MiB, as the form that `POST /v1/kb/files` takes. */
  upload(form: FormData, options?: CallOptions): Promise<Output<'add_file'>>;
  /** Sends a request to a path that is no operation, such as `POST /api/auth/sign-out`. */
  send(line: string, body?: object): Promise<unknown>;
}

const isStreamed = (name: OperationName) => (streamed as readonly string[]).includes(name);

/** Puts the input of an operation into the path, the query and the body of a request. */
function buildRequest(name: OperationName, input: object, accept: string) {
  const [method = '', template = ''] = routes[name].split(' ');
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(rest.get(key));
    rest.delete(key);
    return encodeURIComponent(value);
  });
  const headers = { accept };
  if (method !== 'GET' && method !== 'DELETE')
    return { method, path: `/v1${path}`, headers, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams([...rest].map(([key, value]): [string, string] => [key, String(value)]));
  return { method, path: `/v1${path}${String(query) && `?${query}`}`, headers };
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json');

type Sender = ReturnType<typeof createSender>;

async function* stream<Name extends StreamedName>(
  send: Sender,
  name: Name,
  input: Input<Name>,
  callOptions?: CallOptions,
): AsyncGenerator<Chunk<Name>> {
  const whole = Object.assign({}, input, { stream: true });
  const { body } = await send(buildRequest(name, whole, 'text/event-stream'), callOptions);
  if (body)
    for await (const { data } of readEvents(body)) {
      if (data === '[DONE]') return;
      const chunk = JSON.parse(data) as Chunk<Name>;
      if (chunk.error) throw new ApiError(502, chunk);
      yield chunk;
    }
  throw new ApiError(0, { code: 'offline', error: 'The answer broke off.' });
}

async function* pages<Name extends PagedName>(
  call: Client['call'],
  name: Name,
  input: Input<Name>,
  callOptions?: CallOptions,
): AsyncGenerator<Output<Name>> {
  let next: Input<Name> = input;
  for (;;) {
    const page = await call(name, next, callOptions);
    yield page;
    if (!page.has_more) return;
    next = Object.assign({}, input, { cursor: page.next_cursor });
  }
}

/** Creates a client for programs and browsers. It opens connections to `baseUrl` only. */
export function createClient(options: ClientOptions = {}): Client {
  const send = createSender(options);

  async function call<Name extends OperationName>(
    name: Name,
    input: Input<Name>,
    callOptions?: CallOptions,
  ): Promise<Output<Name>> {
    const whole = isStreamed(name) ? Object.assign({}, input, { stream: false }) : input;
    const response = await send(buildRequest(name, whole, 'application/json, */*'), callOptions);
    return (await (isJson(response) ? response.json() : response.blob())) as Output<Name>;
  }

  return {
    call,
    stream: (name, input, callOptions) => stream(send, name, input, callOptions),
    pages: (name, input, callOptions) => pages(call, name, input, callOptions),
    async download(name, input, callOptions) {
      const response = await send(buildRequest(name, input, 'text/csv'), callOptions);
      const [, file = `${name}.csv`] =
        /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
      return { name: file, table: await response.blob() };
    },
    async upload(form, callOptions) {
      const headers = { 'x-jawab-request': '1' };
      const response = await send({ method: 'POST', path: '/v1/kb/files', body: form, headers }, callOptions);
      return (await response.json()) as Output<'add_file'>;
    },
    async send(line, body) {
      const [method = '', path = ''] = line.split(' ');
      return (await send({ method, path, body: body && JSON.stringify(body) })).json();
    },
  };
}
