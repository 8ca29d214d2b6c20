import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The exact bytes of the body. */
  body: Buffer;
}

export interface Receiver {
  url: string;
  /** Its host and port, for `EGRESS_ALLOW`. */
  host: string;
  received: Received[];
  /** Sets how it answers from now on (default 204). If the answer is not ended, the request hangs. */
  answer(how: (response: ServerResponse, request: Received) => void): void;
  close(): Promise<void>;
}

/** Starts a receiver of webhooks on loopback that keeps every complete request. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let answer: (response: ServerResponse, request: Received) => void = (response) =>
    void response.writeHead(204).end();
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => null);
    if (!body) return;
    const { method = '', url: path = '', headers } = request;
    const one = { method, path, headers, body };
    received.push(one);
    answer(response, one);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/hook`,
    host,
    received,
    answer(how) {
      answer = how;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
