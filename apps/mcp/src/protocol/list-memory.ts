import { onlyBot, type TokenPrincipal } from '@jawab/core';
import type { Catalogue } from '../content/catalogue.ts';
import type { Message } from './messages.ts';

interface Remembered {
  headers: [string, string][];
  /** The body before and after the request's id. */
  before: string;
  after: string;
}

const most = 200;
const maxKeyLength = 2_000;

/** Removes the trace from a message: each request names another one, and the answer is the same. */
function untraced(message: Message): Message {
  const { params } = message;
  if (typeof params?._meta?.traceparent !== 'string') return message;
  const trace = { traceparent: undefined, tracestate: undefined, baggage: undefined };
  return { ...message, params: { ...params, _meta: { ...params._meta, ...trace } } };
}

/**
 * Returns everything that an answer to `tools/list` depends on. Returns null for other methods, and for requests that
 * want progress.
 */
function keyOf(
  request: Request,
  catalogue: Catalogue,
  principal: TokenPrincipal,
  body: unknown,
): string | null {
  const message = body as Message;
  if (
    Array.isArray(body) ||
    message?.method !== 'tools/list' ||
    !['string', 'number'].includes(typeof message.id)
  )
    return null;
  if (message.params?._meta?.progressToken !== undefined) return null;
  const headers = [...request.headers].filter(
    ([name]) =>
      (name.startsWith('mcp-') && name !== 'mcp-session-id') || name === 'accept' || name === 'content-type',
  );
  const { scopes, reach, limits } = principal;
  const reader = [catalogue.surface, onlyBot(principal) !== null, reach.bots !== null, limits.webhooks];
  return JSON.stringify([reader, [...scopes].sort(), headers, { ...untraced(message), id: null }]);
}

/**
 * Remembers the protocol's own answers to `tools/list` and puts in the id of each request. This method is called
 * most, has the largest answer, and says the same to everyone with the same scopes. The memory is bounded.
 */
export function createListMemory() {
  const memory = new Map<string, Remembered>();
  return async (
    request: Request,
    { catalogue, principal, body }: { catalogue: Catalogue; principal: TokenPrincipal; body: unknown },
    serve: () => Promise<Response>,
  ): Promise<Response> => {
    const key = keyOf(request, catalogue, principal, body);
    if (key === null || key.length > maxKeyLength) return serve();
    const id = `"id":${JSON.stringify((body as Message).id)}`;
    const known = memory.get(key);
    if (known) return new Response(known.before + id + known.after, { headers: known.headers });
    const response = await serve();
    if (response.status !== 200) return response;
    const text = await response.text();
    const headers = [...response.headers];
    const [before, after, more] = text.split(id);
    if (after !== undefined && more === undefined) {
      const [oldest] = memory.keys();
      if (memory.size >= most && oldest !== undefined) memory.delete(oldest);
      memory.set(key, { headers, before: before as string, after });
    }
    return new Response(text, { headers });
  };
}
