import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How a request fails: its connection breaks off at once or in the middle of the answer, or the answer is an error or no sense. */
export const failures = ['refused', 'cut', 'error', 'garbage'] as const;
/** `silent` is a server that takes the request and never answers. */
export type Failure = (typeof failures)[number] | 'silent';

/** Faults in the requests of several proxies, counted together. */
export interface Faults {
  /** The number of requests so far. */
  seen: number;
  /** Fails the request with this number. */
  failing: { n: number; how: Failure } | null;
}

/** Serves what another server serves, except the requests that fail. Returns its address, with the path of the other. */
export async function openFaultProxy(
  upstream: string,
  faults: Faults,
): Promise<{ url: string; close(): void }> {
  const target = new URL(upstream);
  const server = createServer(async (incoming, outgoing) => {
    const how = ++faults.seen === faults.failing?.n ? faults.failing.how : null;
    if (how === 'refused') return void incoming.socket.destroy();
    const body = await buffer(incoming).catch(() => null);
    if (body === null) return;
    if (how === 'silent') return;
    if (how === 'error') return void outgoing.writeHead(500).end('{"error":{"message":"upstream-secret"}}');
    if (how === 'garbage') return void outgoing.writeHead(200).end('<html>');
    const { method, url: path, headers } = incoming;
    const sent = request({ host: target.hostname, port: target.port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (how !== 'cut') return void answer.pipe(outgoing);
      answer.once('data', (part: Buffer) =>
        outgoing.write(part.subarray(0, Math.ceil(part.length / 2)), () => outgoing.destroy()),
      );
    });
    sent.on('error', () => outgoing.destroy()).end(body);
  });
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${target.pathname}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
