import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a port of loopback that nothing listens on, for a program that cannot choose one itself. */
export async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
