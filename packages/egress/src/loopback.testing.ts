import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { type AllowList, parseAllow } from './index.ts';

export interface Loopback {
  port: number;
  origin: string;
  allow: AllowList;
  /** The open sockets, and how many were ever accepted. */
  sockets: Set<net.Socket>;
  accepted(): number;
  /** Resolves when the last open socket is gone. */
  drained(): Promise<void>;
  close(): Promise<void>;
}

/** Opens an HTTP server on a loopback address, with its `host:port` on an allow list. */
export function serve(handler: http.RequestListener, host = '127.0.0.1', port = 0): Promise<Loopback> {
  return listen(http.createServer(handler), host, port);
}

/**
 * Opens a TCP server for answers that no HTTP server would give. It calls `handler` when the first bytes of a request
 * arrive.
 */
export function serveRaw(handler: (socket: net.Socket) => void): Promise<Loopback> {
  return listen(
    net.createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => handler(socket));
    }),
  );
}

/** Makes a server listen on loopback and counts its open sockets. */
export async function listen(server: net.Server, host = '127.0.0.1', wanted = 0): Promise<Loopback> {
  const sockets = new Set<net.Socket>();
  let accepted = 0;
  server.on('connection', (socket: net.Socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0) server.emit('drained');
    });
  });
  server.listen(wanted, host);
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  return {
    port,
    origin: `http://${host}:${port}`,
    allow: parseAllow(`${host}:${port}`),
    sockets,
    accepted: () => accepted,
    drained: async () => {
      if (sockets.size > 0) await once(server, 'drained');
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
