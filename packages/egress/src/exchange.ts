import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Client, Dispatcher } from 'undici';
import { type AllowList, isAllowed } from './allow.ts';
import { checkUrl } from './check-url.ts';
import { openSocket } from './connect.ts';
import { EgressError } from './error.ts';
import { orAbort } from './or-abort.ts';
import { type Resolve, resolvePublic } from './resolve.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Request {
  url: string;
  method: Method;
  headers: Record<string, string>;
  body?: Uint8Array | undefined;
  allow?: AllowList | undefined;
  httpsOnly?: boolean | undefined;
  resolve: Resolve;
  maxEncodedBytes?: number | undefined;
  signal: AbortSignal;
  /** Called when the connection is there, before anything of the request leaves. */
  onConnect?: () => void;
}

export interface Answer {
  url: URL;
  status: number;
  headers: Record<string, string>;
  body: Readable;
}

const MAX_HEADER_BYTES = 32 * 1024;

/**
 * Makes one request without redirects: checks the address, resolves it once, connects to that very address, sends the
 * request, lets `read` take what it needs from the answer, and always closes the connection.
 */
export async function exchange<T>(request: Request, read: (answer: Answer) => Promise<T>): Promise<T> {
  const { signal } = request;
  const checked = checkUrl(request.url, request);
  if (!checked.ok) throw new EgressError(checked.reason, checked.message);
  const { url } = checked;
  signal.throwIfAborted();
  // Loaded before the socket opens: nobody would hear what happens to it meanwhile.
  const undici = await import('undici');
  const mayBePrivate = isAllowed(request.allow, url);
  const addresses = await orAbort(resolvePublic(url, request.resolve, mayBePrivate), signal);
  const socket = await openSocket(url, addresses, signal);
  request.onConnect?.();
  const client = clientOver(undici.Client, url, socket, request.maxEncodedBytes);
  try {
    const response = await client.request({
      method: request.method,
      path: url.pathname + url.search,
      headers: request.headers,
      body: request.body ?? null,
      signal,
    });
    return await read({
      url,
      status: response.statusCode,
      headers: flatten(response.headers),
      body: response.body,
    });
  } finally {
    await client.destroy();
    socket.destroy();
  }
}

/** Creates a client for one open socket. It speaks HTTP/1.1 and opens no second connection. */
function clientOver(
  HttpClient: typeof Client,
  url: URL,
  socket: Socket,
  maxEncodedBytes: number | undefined,
): Client {
  let taken = false;
  return new HttpClient(url.origin, {
    allowH2: false,
    pipelining: 1,
    maxHeaderSize: MAX_HEADER_BYTES,
    maxResponseSize: maxEncodedBytes ?? -1,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: (_options, callback) => {
      const refused = taken ? new Error('the server closed the connection') : null;
      taken = true;
      // undici waits forever if it is answered before its own call returns.
      queueMicrotask(() => (refused ? callback(refused, null) : callback(null, socket)));
    },
  });
}

function flatten(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const pairs = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ]);
  return Object.fromEntries(pairs);
}
