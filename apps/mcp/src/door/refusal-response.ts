import { errorTable, RateLimited, type Refusal, rateHeaders } from '@jawab/core';

/** JSON-RPC has codes of its own; what is neither of them is the first one left to servers. */
const rpcCodes: Partial<Record<Refusal['code'], number>> = {
  malformed_json: -32700,
  invalid_request: -32600,
  internal: -32603,
  unavailable: -32603,
};

/** Only what RFC 6750 allows inside a quoted description. */
const quotable = (text: string) => text.replace(/[^\x20-\x21\x23-\x5b\x5d-\x7e]/g, "'");

function challenge({ code, message, details }: Refusal): string | null {
  if (code === 'unauthorized')
    return `Bearer realm="jawab", error="invalid_token", error_description="${quotable(message)}"`;
  if (code !== 'insufficient_scope') return null;
  const scope = details.scopes?.join(' ') ?? '';
  return `Bearer realm="jawab", error="insufficient_scope", scope="${scope}", error_description="${quotable(message)}"`;
}

/** The JSON-RPC id of a message, or null when there is no single one. */
export function readId(message: unknown): string | number | null {
  const { id } = (message ?? {}) as { id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** A refusal outside any tool: its HTTP status with a JSON-RPC error body, whose message clients show. */
export function refusalResponse(refusal: Refusal, requestId: string, message?: unknown): Response {
  const { code, details } = refusal;
  const authenticate = challenge(refusal);
  const { advice } = errorTable[code];
  const body = {
    jsonrpc: '2.0',
    id: readId(message),
    error: {
      code: rpcCodes[code] ?? -32000,
      message: refusal.message,
      data: { code, advice, request_id: requestId, ...(details.scopes && { scopes: details.scopes }) },
    },
  };
  return Response.json(body, {
    status: refusal.status,
    headers: {
      ...details.headers,
      ...(refusal instanceof RateLimited && rateHeaders(refusal.rate)),
      ...(authenticate && { 'WWW-Authenticate': authenticate }),
      ...(details.retryAfterSeconds !== undefined && { 'Retry-After': `${details.retryAfterSeconds}` }),
    },
  });
}
