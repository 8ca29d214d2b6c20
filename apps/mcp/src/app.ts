import type { Refusal, Registry } from '@jawab/core';
import { type Call, defaultTimes, mountSurface } from '@jawab/http';
import { Hono } from 'hono';
import { createCatalogue, listResources, paths, type Surface } from './content/catalogue.ts';
import { mountDiscovery } from './door/discovery.ts';
import { createGate } from './door/gate.ts';
import { refusalResponse } from './door/refusal-response.ts';
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
  const http = {
    name: 'mcp',
    backend: options.runtime,
    hosts: config,
    drainMs: defaultTimes.drainMs,
    // A foreign host is refused before the gate.
    refuse: (refusal: Refusal, { id }: Call) => refusalResponse(refusal, id),
  };
  for (const surface of Object.keys(paths) as Surface[]) {
    const catalogue = createCatalogue(registry, surface);
    const path = paths[surface];
    const mount = (at: string, opened: string | null) =>
      mountSurface(app, [at], { ...http, answer: (call) => serve(call, catalogue, opened) });
    mount(path, config.oauth ? path : null);
    mount(`/key${path}`, null);
  }
  mountDiscovery(app, config, listResources(registry));
  return app;
}
