import { randomUUID } from 'node:crypto';
import type { TokenPrincipal } from '@jawab/core';
import type { Runtime } from '@jawab/runtime';
import {
  type AuthInfo,
  createMcpHandler,
  type McpRequestContext,
  type McpServer,
  type Server,
} from '@modelcontextprotocol/server';
import { callOperation } from '../content/call-operation.ts';
import type { Catalogue } from '../content/catalogue.ts';
import type { Exchange } from '../content/exchange.ts';
import { buildServer } from './build-server.ts';
import { createCancellations } from './cancellation.ts';
import { isRequest, type Message, takesTime } from './messages.ts';

export interface ProtocolOptions {
  runtime: Runtime;
  /** Adds to the server of each exchange. Only test fixtures use it. */
  extend?: (server: Server, exchange: Exchange) => Server | McpServer;
}

/** A request that the door admitted, with its body. */
export interface Admitted {
  catalogue: Catalogue;
  principal: TokenPrincipal;
  requestId: string;
  body: unknown;
  messages: Message[];
}

const keepAliveMs = 10_000;
const never = 253_402_300_799;

function authInfoOf({ tokenId, scopes, expiresAt }: TokenPrincipal, exchange: Exchange): AuthInfo {
  return {
    token: tokenId,
    clientId: tokenId,
    scopes: [...scopes],
    expiresAt: expiresAt === null ? never : Math.floor(Date.parse(expiresAt) / 1000),
    extra: { exchange },
  };
}

const anyForm = 'application/json, text/event-stream';

/**
 * The protocol answers 406 unless a client lists both forms; the gate gives each client the form that it accepts. It also compares
 * the name in the headers with that in the message, which is the one of an operation after a call of call_operation.
 */
function adaptHeaders(request: Request, [message]: Message[]): Request {
  const isFound = request.headers.get('mcp-name') === callOperation;
  if (request.headers.get('accept') === anyForm && !isFound) return request;
  const headers = new Headers(request.headers);
  headers.set('accept', anyForm);
  if (isFound) headers.set('mcp-name', String(message?.params?.name));
  return new Request(request.url, { method: 'POST', headers, signal: request.signal });
}

type Cancellations = ReturnType<typeof createCancellations>;

/** Lets a later request cancel a tool call. Ends the call that this request cancels. */
function track(
  cancellations: Cancellations,
  request: Request,
  { principal, messages }: Admitted,
  exchange: Exchange,
): Request {
  const session = request.headers.get('mcp-session-id');
  const [message] = messages;
  if (session === null || !message) return request;
  if (message.method === 'notifications/cancelled')
    cancellations.cancel(principal.tokenId, session, message.params?.requestId);
  if (message.method !== 'tools/call' || !isRequest(message)) return request;
  const { signal, done } = cancellations.begin(principal.tokenId, session, message.id, request.signal);
  exchange.onClose = done;
  const headers = Object.fromEntries(request.headers);
  return new Request(request.url, { method: 'POST', headers, signal });
}

/**
 * Serves all revisions of MCP, with a new server for each request. Slow calls open their stream at once. Clients of 2025
 * can cancel a call by a later request.
 */
export function createProtocol({ runtime, extend }: ProtocolOptions) {
  const cancellations = createCancellations();
  const factory = ({ authInfo }: McpRequestContext) => {
    const exchange = authInfo?.extra?.exchange as Exchange;
    exchange.served = true;
    const server = buildServer(exchange);
    return extend ? extend(server, exchange) : server;
  };
  const onerror = (error: Error) => runtime.log.debug({ error: error.message }, 'an MCP request was refused');
  const handlers = {
    quick: createMcpHandler(factory, { keepAliveMs, onerror }),
    slow: createMcpHandler(factory, { keepAliveMs, onerror, responseMode: 'sse' }),
  };

  return {
    cancellations,
    async serve(request: Request, admitted: Admitted): Promise<Response> {
      const { catalogue, principal, requestId, body, messages } = admitted;
      const methods = new Set(messages.map(({ method }) => method as string));
      const exchange: Exchange = { runtime, catalogue, principal, requestId, methods };
      const tracked = track(cancellations, adaptHeaders(request, messages), admitted, exchange);
      const slow = messages.some((message) => takesTime(catalogue, message));
      const handler = slow ? handlers.slow : handlers.quick;
      const response = await handler.fetch(tracked, {
        authInfo: authInfoOf(principal, exchange),
        parsedBody: body,
      });
      if (!exchange.served) exchange.onClose?.();
      if (response.ok && methods.has('initialize')) response.headers.set('Mcp-Session-Id', randomUUID());
      return response;
    },
  };
}
