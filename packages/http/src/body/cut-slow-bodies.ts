import type { Server } from 'node:http';

/**
 * Ends requests whose body takes longer than `bodyMs`, so that a client that sends single bytes cannot hold a connection.
 * Forms with files keep the server's own `requestTimeout`.
 */
export function cutSlowBodies(server: Server, bodyMs: number): void {
  server.prependListener('request', (request) => {
    const { headers } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || request.complete || headers['content-type']?.startsWith('multipart/')) return;
    const timer = setTimeout(() => request.complete || request.destroy(), bodyMs).unref();
    request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  });
}
