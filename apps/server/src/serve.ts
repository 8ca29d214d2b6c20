import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { prepareBrowserFiles } from '@jawab/browser-files';
import { createChannelApp } from '@jawab/channel-host';
import { dashboard } from '@jawab/dashboard';
import { answerUnreadable, cutSlowBodies, refusalResponse } from '@jawab/http';
import { createIdentityApp, createOAuthApp } from '@jawab/identity';
import { createMcpApp, listResources } from '@jawab/mcp';
import { createRestApp } from '@jawab/rest';
import type { Runtime } from '@jawab/runtime';
import { registry as tools } from '@jawab/tools';
import { createPagesApp, createVisitorApp, type DemoShop } from '@jawab/visitor';
import { widget } from '@jawab/widget';
import { startWorker } from '@jawab/worker';
import { Hono } from 'hono';
import { mountHealth } from './health.ts';
import { mountLanding } from './landing.ts';
import { listenForMetrics, mountMetrics } from './metrics.ts';
import { mountDashboard } from './mount-dashboard.ts';
import { type Role, roleNames } from './read-arguments.ts';
import { releaseMemory } from './release-memory.ts';
import { traceRequests } from './trace-requests.ts';
import { traceTools } from './trace-tools.ts';

/** Node's defaults let a client that sends single bytes stay connected for minutes. */
const serverLimits = {
  // Counts from the first byte of a request, so a connection that idles between requests lives longer.
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  // Load balancers keep idle connections for a minute. Whoever closes first must not be the server.
  keepAliveTimeout: 65_000,
  requireHostHeader: false,
};
/** Time for a whole body, except a form. */
const bodyMs = 30_000;
const maxConnections = 10_000;
const drainMs = 10_000;

export interface Service {
  url: string;
  /** Shows the demo shop at `/demo`. */
  showDemo(shop: DemoShop): void;
  /** Stops accepting work, waits for running work (at most 10 s), and closes everything except the runtime. */
  stop(): Promise<void>;
}

const errorHandler = () =>
  refusalResponse(
    'invalid_request',
    'The address or the Host header of the request cannot be read. Send a path and one Host header.',
  );

/** Listens where the settings say, and returns the server with its address. */
async function listen({ config, spans }: Runtime, app: Hono): Promise<{ server: Server; url: string }> {
  const fetch = spans ? traceRequests(app.fetch, spans) : app.fetch;
  const server = createServer(serverLimits, getRequestListener(fetch, { errorHandler }));
  answerUnreadable(server);
  cutSlowBodies(server, bodyMs);
  server.maxConnections = maxConnections;
  const { host, port } = config;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, 4096, resolve);
  });
  const own = (server.address() as AddressInfo).port;
  return { server, url: `http://${host.includes(':') ? `[${host}]` : host}:${own}` };
}

/** Accepts no more connections, and breaks those off that last longer than 10 s. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const drained = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(drained);
}

/** Starts the given roles in this process on an open runtime. */
export async function serve(runtime: Runtime, roles: readonly Role[] = roleNames): Promise<Service> {
  const { spans } = runtime;
  const registry = spans ? traceTools(tools, spans) : tools;
  const app = new Hono();
  const health = mountHealth(app, runtime);
  mountMetrics(app, runtime);
  let demo: DemoShop | null = null;
  const rest = roles.includes('rest') ? createRestApp({ runtime, registry }) : null;
  if (rest) {
    app.route('/', createIdentityApp(runtime.identity, runtime));
    app.route('/', createOAuthApp(runtime.identity, runtime, listResources(registry)));
    const files = await prepareBrowserFiles(widget);
    app.route('/', createPagesApp({ runtime, files, findDemo: () => demo }));
    app.route('/', createVisitorApp({ runtime, registry }));
    app.route('/', createChannelApp(runtime));
    app.route('/', rest);
  }
  if (roles.includes('web')) mountDashboard(app, await prepareBrowserFiles(dashboard), runtime);
  if (roles.includes('mcp')) app.route('/', createMcpApp({ runtime, registry }));
  mountLanding(app, registry, rest?.fetch ?? null, () => demo !== null);
  const { server, url } = await listen(runtime, app);
  const { metricsAddress } = runtime.config;
  const metrics = metricsAddress ? await listenForMetrics(runtime, metricsAddress) : null;
  const worker = roles.includes('worker') ? await startWorker(runtime) : null;
  if (roles.includes('rest') || roles.includes('mcp')) await runtime.warmUp();
  releaseMemory();
  health.ready = true;
  return {
    url,
    showDemo(shop) {
      demo = shop;
    },
    async stop() {
      health.ready = false;
      metrics?.close();
      await Promise.all([drain(server), worker?.stop()]);
    },
  };
}
