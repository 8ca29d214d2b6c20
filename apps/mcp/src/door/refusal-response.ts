import { adviceFor, type Refusal } from '@jawab/core';
import { refusalHeaders, type SignInHint } from '@jawab/http';
import { revisions } from '../protocol/check-messages.ts';

/** The codes JSON-RPC defines; every other refusal gets the first code it leaves to servers. */
const rpcCodes: Partial<Record<Refusal['code'], number>> = {
  malformed_json: -32700,
  invalid_request: -32600,
  internal: -32603,
  unavailable: -32603,
};

/** Returns the JSON-RPC id of a message, or null when there is no single one. */
export function readId(message: unknown): string | number | null {
  const { id } = (message ?? {}) as { id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** Makes the response for a refusal outside any tool: its HTTP status and a JSON-RPC error, whose message clients show. */
export function refusalResponse(
  refusal: Refusal,
  requestId: string,
  message?: unknown,
  hint?: SignInHint,
): Response {
  const { code, details } = refusal;
  const advice = adviceFor(refusal);
  const body = {
    jsonrpc: '2.0',
    id: readId(message),
    error: {
      code: rpcCodes[code] ?? -32000,
      message: refusal.message,
      data: {
        code,
        ...(advice && { advice }),
        request_id: requestId,
        ...(details.scopes && { scopes: details.scopes }),
      },
    },
  };
  return Response.json(body, { status: refusal.status, headers: refusalHeaders(refusal, hint) });
}

/** Makes the response for params that are wrong. The HTTP status stays 200, as for every error of the protocol. */
export const wrongParamsResponse = (sentence: string, requestId: string, message: unknown): Response =>
  Response.json({
    jsonrpc: '2.0',
    id: readId(message),
    error: { code: -32602, message: sentence, data: { code: 'invalid_request', request_id: requestId } },
  });

/** Makes the response for a revision that the server does not support. */
export const unknownRevisionResponse = (requested: string, requestId: string, message: unknown): Response =>
  Response.json(
    {
      jsonrpc: '2.0',
      id: readId(message),
      error: {
        code: -32022,
        message: `Revision ${requested.slice(0, 40)} of MCP is not supported. Use one of ${revisions.join(', ')}.`,
        data: { code: 'invalid_request', supported: revisions, requested, request_id: requestId },
      },
    },
    { status: 400 },
  );
