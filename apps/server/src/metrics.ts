import { createServer, type Server } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { isLoopback, refusalResponse } from '@jawab/http';
import type { Runtime } from '@jawab/runtime';
import type { Context, Hono } from 'hono';

const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/** A proxy on this machine connects from loopback too, so a forwarded request is not local. */
const isLocal = ({ env, req }: Context<{ Bindings: HttpBindings }>) =>
  isLoopback(env.incoming?.socket.remoteAddress ?? '') && !forwarding.some((name) => req.header(name));

/** Adds `/metrics` (for Prometheus), which only this machine can read. */
export function mountMetrics(app: Hono, { metrics: { registry } }: Runtime): void {
  app.get('/metrics', async (c) =>
    isLocal(c as unknown as Context<{ Bindings: HttpBindings }>)
      ? c.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
      : refusalResponse(
          'not_found',
          'Metrics are only for this machine. METRICS_ADDRESS opens them on another address.',
        ),
  );
}

/** Serves `/metrics` on an address of its own, `host:port`. */
export async function listenForMetrics({ metrics: { registry } }: Runtime, address: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
  });
  const { hostname, port } = new URL(`http://${address}`);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(port), hostname.replace(/^\[|\]$/g, ''), resolve);
  });
  return server;
}
