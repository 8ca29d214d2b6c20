import type { Registry } from '@jawab/core';
import { Hono } from 'hono';
import { createCatalogue, paths, type Surface } from './content/catalogue.ts';
import { mountDiscovery } from './door/discovery.ts';
import { createGate } from './door/gate.ts';
import type { ProtocolOptions } from './protocol/protocol.ts';

export interface McpAppOptions extends ProtocolOptions {
  registry: Registry;
}

/**
 * Builds the MCP surface over Streamable HTTP: `/mcp` has the core tools, `/mcp/all` has all tools, `/mcp/read` has the
 * tools that change nothing.
 */
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
