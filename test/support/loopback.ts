import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

export interface Loopback {
  /** `http://127.0.0.1:PORT` and the base path. */
  url: string;
  server: Server;
  /** Sends a request (`POST /bots`) with a token and a JSON body. A string body is sent unchanged. */
  send(
    token: string | null,
    request: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  close(): Promise<void>;
}

type Listener = Parameters<typeof getRequestListener>;

/** The original, kept because a test may replace it. */
export const request = globalThis.fetch;

export const bearer = (token: string | null): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

/** Serves an app on its own loopback port. `base` is added before each requested path. */
export async function serveOnLoopback(
  app: Listener[0],
  {
    base = '',
    errorHandler,
  }: { base?: string; errorHandler?: NonNullable<Listener[1]>['errorHandler'] } = {},
): Promise<Loopback> {
  const handling = errorHandler && { errorHandler };
  const server = createServer(getRequestListener(app, { overrideGlobalObjects: false, ...handling }));
  // Only clients close idle connections, because a server may close one while a request is being sent.
  server.keepAliveTimeout = 0;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`;
  return {
    url,
    server,
    send(token, line, body, headers = {}) {
      const [method, path] = line.split(' ') as [string, string];
      const json = body === undefined ? {} : { 'content-type': 'application/json' };
      return request(url + path, {
        method,
        headers: { ...bearer(token), ...json, ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
