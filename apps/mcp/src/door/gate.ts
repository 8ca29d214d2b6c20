import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { fail, type TokenPrincipal, toRefusal } from '@jawab/core';
import {
  type CorsRules,
  corsHeaders,
  createAddressReader,
  createHostCheck,
  createOriginCheck,
  parseJson,
  rateHeaders,
  readBaseUrl,
  readBearerToken,
  readBody,
  readHost,
  type SignInHint,
} from '@jawab/http';
import type { Context } from 'hono';
import type { Catalogue } from '../content/catalogue.ts';
import { checkBatch, findUnknownRevision, findWrongParams } from '../protocol/check-messages.ts';
import { createListMemory } from '../protocol/list-memory.ts';
import {
  isRequest,
  listMessages,
  type Message,
  nameOperation,
  requireScopes,
  tidyMessage,
  toolOf,
} from '../protocol/messages.ts';
import { createProtocol, type ProtocolOptions } from '../protocol/protocol.ts';
import { readAccepted, shapeResponse } from './accepted.ts';
import { metadataPathOf } from './discovery.ts';
import { refusalResponse, unknownRevisionResponse, wrongParamsResponse } from './refusal-response.ts';

const allow = { Allow: 'POST, OPTIONS' };

const cors: CorsRules = {
  methods: 'POST, OPTIONS',
  requestHeaders:
    'Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID',
  exposedHeaders: 'WWW-Authenticate, Retry-After, Mcp-Session-Id, X-Request-Id, RateLimit, RateLimit-Policy',
};

/** What is known of a request so far. */
interface Visit {
  requestId: string;
  /** Headers of the answer, whatever it is. */
  headers: Record<string, string>;
  body: unknown;
  messages: Message[];
  /** The address whose connections are admitted, with how a program gets one; null for API tokens alone. */
  opened: { address: string; hint: SignInHint } | null;
}

/**
 * Creates the gate between the socket and the protocol. It checks, in this order: Host and Origin, method, token,
 * plan and rate (401, 402, 429), body (413, 415, 400), scope (403).
 */
export function createGate({ runtime, extend }: ProtocolOptions) {
  const checkHost = createHostCheck(runtime.config);
  const checkOrigin = createOriginCheck(runtime.config);
  const readAddress = createAddressReader(runtime.config.trustProxy);
  const protocol = createProtocol({ runtime, extend });
  const remember = createListMemory();

  async function admit(c: Context, visit: Visit): Promise<TokenPrincipal> {
    const address = readAddress(c.req.raw, incomingOf(c));
    const { principal, rate } = await runtime.admit(
      readBearerToken(c.req.raw),
      address,
      visit.opened?.address,
    );
    Object.assign(visit.headers, rateHeaders(rate));
    return principal;
  }

  async function answer(c: Context, catalogue: Catalogue, visit: Visit): Promise<Response> {
    const origin = c.req.header('origin') ?? null;
    checkHost(readHost(c.req.raw));
    checkOrigin(origin);
    Object.assign(visit.headers, corsHeaders(origin, c.req.method, cors));
    if (c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: allow });
    if (c.req.method !== 'POST')
      fail('method_not_allowed', 'Send MCP messages with POST.', { headers: allow });
    const principal = await admit(c, visit);
    visit.body = parseJson(await readBody(c.req.raw, incomingOf(c)));
    checkBatch(visit.body);
    visit.messages = listMessages(visit.body);
    for (const message of visit.messages) tidyMessage(catalogue, message);
    const wrong = refuseMessages(c.req.raw, visit);
    if (wrong) return wrong;
    for (const _ of visit.messages.filter(isRequest).slice(1)) await admit(c, visit);
    requireScopes(catalogue, visit.messages, principal);
    const exchange = { ...visit, catalogue, principal };
    const response = await remember(c.req.raw, exchange, () => protocol.serve(c.req.raw, exchange));
    const isEndless = visit.messages.some(({ method }) => method === 'subscriptions/listen');
    return isEndless ? response : shapeResponse(response, readAccepted(c.req.raw));
  }

  /** Refuses a revision that is not supported, and params that are wrong, in words of our own. */
  function refuseMessages(request: Request, { body, messages, requestId }: Visit): Response | null {
    const revision = findUnknownRevision(request, messages);
    if (revision !== null) return unknownRevisionResponse(revision, requestId, body);
    const sentence = messages.map(findWrongParams).find((one) => one !== null) ?? null;
    return sentence === null ? null : wrongParamsResponse(sentence, requestId, body);
  }

  function refuse(error: unknown, { requestId, body, opened }: Visit): Response {
    const refusal = toRefusal(error);
    if (refusal.code === 'internal') runtime.log.error({ error, requestId }, 'an MCP request failed');
    return refusalResponse(refusal, requestId, body, opened?.hint);
  }

  /** Counts a request. Tool calls are counted where they end. */
  function count(catalogue: Catalogue, { messages }: Visit, { ok, status }: Response): void {
    if (ok && messages.some((message) => message.method === 'tools/call' && toolOf(catalogue, message)))
      return;
    runtime.metrics.requests.inc({ surface: 'mcp', operation: nameOperation(catalogue, messages), status });
  }

  /** An address by its path admits the tokens of its connections; `null` admits API tokens alone, and names nothing else. */
  return async (c: Context, catalogue: Catalogue, path: string | null): Promise<Response> => {
    const requestId = randomUUID();
    const opened = path && {
      address: path,
      hint: {
        resourceMetadata: readBaseUrl(runtime.config, c.req.raw) + metadataPathOf(path),
        scope: catalogue.defaultScopes.join(' '),
      },
    };
    const visit: Visit = {
      requestId,
      headers: { 'X-Request-Id': requestId },
      body: undefined,
      messages: [],
      opened: opened || null,
    };
    const response = await answer(c, catalogue, visit).catch((error: unknown) => refuse(error, visit));
    for (const [name, value] of Object.entries(visit.headers)) response.headers.set(name, value);
    count(catalogue, visit, response);
    return response;
  };
}

/** Returns Node's side of a request, where `@hono/node-server` put it. */
const incomingOf = ({ env }: Context) => (env as { incoming?: IncomingMessage } | undefined)?.incoming;
