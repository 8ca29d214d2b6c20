import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/**
 * Serves an app on loopback for clients that cannot send headers: every request gets the token before the app sees
 * it. `makeApp` receives the port, which the app's Host check must know.
 */
export async function listenWithToken(token: string, makeApp: (port: number) => Hono) {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const listener = getRequestListener(makeApp(port).fetch, { overrideGlobalObjects: false });
  server.on('request', (request, response) => {
    request.headers.authorization = `Bearer ${token}`;
    request.rawHeaders.push('Authorization', `Bearer ${token}`);
    void listener(request, response);
  });
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
