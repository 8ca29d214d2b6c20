import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A path to a server that can go silent: connections stay open and new ones are accepted, but no byte passes. */
export interface SilentPath {
  connectionString: string;
  silence(): void;
  /** Lets new connections through again. Those of before stay silent, as after a failover. */
  restore(): void;
  close(): Promise<void>;
}

/** Opens a path to the PostgreSQL server of a connection string. */
export async function openSilentPath(connectionString: string): Promise<SilentPath> {
  const target = new URL(connectionString);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    sockets.add(near.on('error', () => {}));
    if (isSilent) return;
    const far = connect(Number(target.port), target.hostname);
    sockets.add(far.on('error', () => near.destroy()));
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(connectionString);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    connectionString: url.href,
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe();
    },
    restore() {
      isSilent = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
