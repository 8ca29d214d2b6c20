import { randomUUID } from 'node:crypto';
import { fail, type Principal, type Registry, rateHeaders, toRefusal } from '@jawab/core';
import { createAddressReader, type Runtime } from '@jawab/runtime';
import type { McpServer, Server } from '@modelcontextprotocol/server';
import { type Context, Hono } from 'hono';
import { createCatalogue, paths, type Surface } from './catalogue.ts';
import { corsHeaders, createHostGuard } from './hosts.ts';
import { isRequest, listMessages, type Message, nameOperation, requireScopes, toolOf } from './messages.ts';
import { createProtocol } from './protocol.ts';
import { readMessage } from './read-message.ts';
import { refusalResponse } from './refusal-response.ts';
import type { Exchange } from './serve-exchange.ts';

export interface McpAppOptions {
  runtime: Runtime;
  registry: Registry;
  /** Puts more beside our own tools on the server of each exchange; test fixtures use it. */
  extend?: (server: Server, exchange: Exchange) => Server | McpServer;
}

const allow = { Allow: 'POST, OPTIONS' };

/**
 * The MCP surface: `/mcp` with the core tools, `/mcp/all` with every one. Host and Origin, then the door (401, 402,
 * 429), then body and scope are judged here; what remains is the protocol's.
 */
export function createMcpApp({ runtime, registry, extend }: McpAppOptions): Hono {
  const guard = createHostGuard(runtime.config);
  const readAddress = createAddressReader(runtime.config.trustProxy);
  const protocol = createProtocol({ runtime, extend });
  const app = new Hono();
  for (const surface of Object.keys(paths) as Surface[]) {
    const catalogue = createCatalogue(registry, surface);

    const admit = async (c: Context): Promise<[Principal, Record<string, string>]> => {
      const address = readAddress(peerOf(c), c.req.header('x-forwarded-for'));
      const { principal, rate } = await runtime.admit(c.req.header('authorization'), address);
      return [principal, rateHeaders(rate)];
    };

    const answer = async (c: Context, headers: Record<string, string>, seen: Seen): Promise<Response> => {
      const origin = c.req.header('origin');
      guard.check(c.req.header('host') ?? new URL(c.req.url).host, origin);
      Object.assign(headers, corsHeaders(origin, c.req.method));
      if (c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: allow });
      if (c.req.method !== 'POST')
        fail('method_not_allowed', 'MCP is spoken here by POST.', { headers: allow });
      const [principal, rate] = await admit(c);
      Object.assign(headers, rate);
      seen.body = await readMessage(c.req.raw);
      seen.messages = listMessages(seen.body);
      for (const _ of seen.messages.filter(isRequest).slice(1)) Object.assign(headers, (await admit(c))[1]);
      requireScopes(catalogue, seen.messages, principal);
      const { body, messages } = seen;
      return protocol.serve(c.req.raw, { catalogue, principal, requestId: seen.requestId, body, messages });
    };

    app.all(paths[surface], async (c) => {
      const seen: Seen = { requestId: randomUUID(), body: undefined, messages: [] };
      const headers: Record<string, string> = { 'X-Request-Id': seen.requestId };
      const response = await answer(c, headers, seen).catch((error: unknown) => {
        const refusal = toRefusal(error);
        if (refusal.code === 'internal')
          runtime.log.error({ error, requestId: seen.requestId }, 'an MCP request failed');
        return refusalResponse(refusal, seen.requestId, seen.body);
      });
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      const operation = nameOperation(catalogue, seen.messages);
      const isCall = response.ok && seen.messages.some((message) => toolOf(catalogue, message));
      if (!isCall) runtime.metrics.requests.inc({ surface: 'mcp', operation, status: response.status });
      return response;
    });
  }
  return app;
}

/** What is known of a request so far, for whoever answers it. */
interface Seen {
  requestId: string;
  body: unknown;
  messages: Message[];
}

function peerOf({ env }: Context): string {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? '';
}
