import type { Registry } from '@jawab/core';
import { Hono } from 'hono';
import { createCatalogue, listResources, paths, type Surface } from './content/catalogue.ts';
import { mountDiscovery } from './door/discovery.ts';
import { createGate } from './door/gate.ts';
import type { ProtocolOptions } from './protocol/protocol.ts';

export interface McpAppOptions extends ProtocolOptions {
  registry: Registry;
}

/**
 * Builds the MCP surface over Streamable HTTP: `/mcp` has the core tools, `/mcp/all` has all tools, `/mcp/read` has the
 * tools that change nothing, `/mcp/find` has two that find and call all. The same addresses below `/key` are for API tokens alone.
 */
export function createMcpApp({ registry, ...options }: McpAppOptions): Hono {
  const serve = createGate(options);
  const app = new Hono();
  const { config } = options.runtime;
  for (const surface of Object.keys(paths) as Surface[]) {
    const catalogue = createCatalogue(registry, surface);
    const path = paths[surface];
    app.all(path, (c) => serve(c, catalogue, config.oauth ? path : null));
    app.all(`/key${path}`, (c) => serve(c, catalogue, null));
  }
  mountDiscovery(app, config, listResources(registry));
  return app;
}
