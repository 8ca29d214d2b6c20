import { fail, type TokenPrincipal } from '@jawab/core';
import {
  type Call,
  type CorsRules,
  corsHeaders,
  createAddressReader,
  createOriginCheck,
  parseJson,
  readBaseUrl,
  readBearerToken,
  readBody,
  reportError,
  type SignInHint,
} from '@jawab/http';
import type { Runtime } from '@jawab/runtime';
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

/** A call of MCP, and the facts that it needs besides. */
interface Exchange {
  call: Call;
  catalogue: Catalogue;
  body: unknown;
  messages: Message[];
  /** The address whose connections are admitted, with how a program gets one; null for API tokens alone. */
  opened: { address: string; hint: SignInHint } | null;
}

/** Refuses a revision that is not supported, and params that are wrong, in words of our own. */
function refuseMessages({ call, body, messages }: Exchange): Response | null {
  const revision = findUnknownRevision(call.request, messages);
  if (revision !== null) return unknownRevisionResponse(revision, call.id, body);
  const sentence = messages.map(findWrongParams).find((one) => one !== null) ?? null;
  return sentence === null ? null : wrongParamsResponse(sentence, call.id, body);
}

/** Names what a call is counted as. Tool calls are counted where they end. */
function nameCall({ call, catalogue, messages }: Exchange, { ok }: Response): void {
  call.operation = nameOperation(catalogue, messages);
  call.isCounted = !(
    ok && messages.some((message) => message.method === 'tools/call' && toolOf(catalogue, message))
  );
}

/** Checks the origin, and adds the headers of CORS to the call. */
function admitOrigin(call: Call, checkOrigin: ReturnType<typeof createOriginCheck>): void {
  const origin = call.request.headers.get('origin');
  checkOrigin(origin);
  call.headers = corsHeaders(origin, call.request.method, cors);
}

/** Creates what admits one request: its token, and its place in the rate limit. */
function createAdmission({ admit, config }: Runtime) {
  const readAddress = createAddressReader(config.trustProxy);
  return async ({ call, opened }: Exchange): Promise<TokenPrincipal> => {
    const { request, incoming } = call;
    const address = readAddress(request, incoming);
    const { principal, rate } = await admit(readBearerToken(request), address, opened?.address);
    call.rate = rate;
    return principal;
  };
}

/** Begins an exchange. Its path says where a program gets a connection. */
function openExchange({ config }: Runtime, call: Call, catalogue: Catalogue, path: string | null): Exchange {
  const hint = path && {
    resourceMetadata: readBaseUrl(config, call.request) + metadataPathOf(path),
    scope: catalogue.defaultScopes.join(' '),
  };
  return {
    call,
    catalogue,
    body: undefined,
    messages: [],
    opened: path && hint ? { address: path, hint } : null,
  };
}

/**
 * Creates the gate between the socket and the protocol. It checks, in this order: Host and Origin, method, token,
 * plan and rate (401, 402, 429), body (413, 415, 400), scope (403).
 */
export function createGate({ runtime, extend }: ProtocolOptions) {
  const checkOrigin = createOriginCheck(runtime.config);
  const admit = createAdmission(runtime);
  const protocol = createProtocol({ runtime, extend });
  const remember = createListMemory();

  async function answer(exchange: Exchange): Promise<Response> {
    const { call, catalogue } = exchange;
    const { request, incoming } = call;
    admitOrigin(call, checkOrigin);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: allow });
    if (request.method !== 'POST')
      fail('method_not_allowed', 'Send MCP messages with POST.', { headers: allow });
    const principal = await admit(exchange);
    const body = parseJson(await readBody(request, incoming));
    checkBatch(body);
    const messages = listMessages(body);
    Object.assign(exchange, { body, messages });
    for (const message of messages) tidyMessage(catalogue, message);
    const wrong = refuseMessages(exchange);
    if (wrong) return wrong;
    for (const _ of messages.filter(isRequest).slice(1)) await admit(exchange);
    requireScopes(catalogue, messages, principal);
    const admitted = { requestId: call.id, catalogue, body, messages, principal };
    const response = await remember(request, admitted, () => protocol.serve(request, admitted));
    const isEndless = messages.some(({ method }) => method === 'subscriptions/listen');
    return isEndless ? response : shapeResponse(response, readAccepted(request));
  }

  /** An address by its path admits the tokens of its connections; `null` admits API tokens alone, and names nothing else. */
  return async (call: Call, catalogue: Catalogue, path: string | null): Promise<Response> => {
    const exchange = openExchange(runtime, call, catalogue, path);
    const response = await answer(exchange).catch((error: unknown) =>
      refusalResponse(reportError(error, call, runtime.log), call.id, exchange.body, exchange.opened?.hint),
    );
    nameCall(exchange, response);
    return response;
  };
}
