import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { registry } from '@jawab/tools';
import { vi } from 'vitest';
import { createRestApp, type RestOptions } from './app.ts';
import { refusalResponse } from './send.ts';

export interface RestServer {
  url: string;
  server: Server;
  /** Sends a request with a token and, for a body, JSON; a string body is sent as it is. */
  send(
    token: string | null,
    request: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  close(): Promise<void>;
}

const errorHandler = () =>
  refusalResponse('invalid_request', 'The address or Host of the request cannot be read.');

/** The REST app on a loopback port of its own, for tests. `request` reads like `POST /bots`. */
export async function startRest(options: Omit<RestOptions, 'registry'>): Promise<RestServer> {
  const app = createRestApp({ registry, ...options });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false, errorHandler }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    ...{ url, server },
    send(token, request, body, headers = {}) {
      const [method, path] = request.split(' ') as [string, string];
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      // biome-ignore lint/style/noRestrictedGlobals: a test calls its own server
      return fetch(`${url}${path}`, {
        ...{ method, body: text },
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
      });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The JSON events of a Server-Sent Events text, `[DONE]` left out. */
// biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
export const readEvents = (text: string): any[] =>
  text
    .split('\n\n')
    .filter((event) => event.startsWith('data: {'))
    .map((event) => JSON.parse(event.slice('data: '.length)));

/** Waits until a check passes, longer than any loaded machine needs. */
export const eventually = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 20_000, interval: 20 });
