import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { awaitReader } from './await-reader.ts';
import { type Answer, type Call, callHeaders } from './call.ts';

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
  if (!outgoing) return new Response(status === 304 ? null : body, { status, headers });
  if (status !== 304) Object.assign(headers, { 'content-length': Buffer.byteLength(body) });
  outgoing.writeHead(status, headers).end(body);
  if (outgoing.writableLength > 0) void awaitReader(outgoing, 'finish', drainMs);
  return RESPONSE_ALREADY_SENT;
}
