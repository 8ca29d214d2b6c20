import type { Server } from 'node:http';

/**
 * Ends requests whose body takes longer than `bodyMs`, so that a client that sends single bytes cannot hold a connection.
 * Forms with files may take as long as the server's own `requestTimeout`, but are ended after `bodyMs` without a byte.
 */
export function cutSlowBodies(server: Server, bodyMs: number): void {
  server.prependListener('request', (request) => {
    const { headers } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || request.complete) return;
    const cut = () => request.complete || request.destroy();
    if (headers['content-type']?.startsWith('multipart/')) {
      request.setTimeout(bodyMs, cut);
      request.once('end', () => request.setTimeout(0));
      return;
    }
    const timer = setTimeout(cut, bodyMs).unref();
    request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  });
}
