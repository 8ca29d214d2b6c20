import type { Registry } from '@jawab/core';
import type { Runtime } from '@jawab/runtime';
import type { McpServer, Server } from '@modelcontextprotocol/server';
import { Hono } from 'hono';
import { createCatalogue, paths, type Surface } from './content/catalogue.ts';
import { mountDiscovery } from './door/discovery.ts';
import { createGate } from './door/gate.ts';
import type { Exchange } from './protocol/serve-exchange.ts';

export interface McpAppOptions {
  runtime: Runtime;
  registry: Registry;
  /** Puts more beside our own tools on the server of each exchange; test fixtures use it. */
  extend?: (server: Server, exchange: Exchange) => Server | McpServer;
}

/** The MCP surface: `/mcp` with the core tools, `/mcp/all` with every one, `/mcp/read` with those that change nothing, over Streamable HTTP. */
export function createMcpApp({ registry, ...options }: McpAppOptions): Hono {
  const serve = createGate(options);
  const app = new Hono();
  for (const surface of Object.keys(paths) as Surface[]) {
    const catalogue = createCatalogue(registry, surface);
    app.all(paths[surface], (c) => serve(c, catalogue));
  }
  mountDiscovery(app, options.runtime.config);
  return app;
}
