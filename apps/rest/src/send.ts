import { randomUUID } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type ErrorCode, Refusal } from '@jawab/core';
import { awaitReader } from '@jawab/http';
import { type Answer, answerOf, type Call, callHeaders } from './call.ts';

// Reading its body makes it a native response whenever it was imported; only such a one is recognised.
void RESPONSE_ALREADY_SENT.body;

/**
 * Sends an answer; null was sent as a stream before. Written straight to the socket: a `Response` costs more, and does
 * not let go of a reader that does not read.
 */
export function send(call: Call, answer: Answer | null, drainMs: number): Response {
  if (!answer) return RESPONSE_ALREADY_SENT;
  const { status, body } = answer;
  const headers = { ...callHeaders(call), ...answer.headers };
  const { outgoing } = call;
  const hasBody = status !== 204 && status !== 304;
  // The framework wraps the answer to HEAD anew: it would not see that one was sent.
  if (!outgoing || outgoing.req.method === 'HEAD') {
    return new Response(hasBody ? body : null, { status, headers });
  }
  if (hasBody) Object.assign(headers, { 'content-length': Buffer.byteLength(body) });
  outgoing.writeHead(status, headers).end(body);
  if (outgoing.writableLength > 0) void awaitReader(outgoing, 'finish', drainMs);
  return RESPONSE_ALREADY_SENT;
}

/** A refusal in the Error shape for what reaches no app: an unknown path, a request that cannot be read. */
export function refusalResponse(code: ErrorCode, message: string): Response {
  const id = randomUUID();
  const { status, headers, body } = answerOf(new Refusal(code, message), { id });
  return new Response(body, { status, headers: { 'x-request-id': id, ...headers } });
}
