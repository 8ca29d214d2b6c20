import { randomUUID } from 'node:crypto';
import { type ErrorCode, Refusal } from '@jawab/core';
import { awaitReader } from '../stream/await-reader.ts';
import { type Answer, answerOf, type Call, callHeaders } from './call.ts';

/**
 * Sends an answer. Writes it straight to the socket and returns null, because a `Response` costs more and does not let go of
 * a reader that does not read. Returns a `Response` where there is no socket.
 */
export function sendAnswer(call: Call, answer: Answer, drainMs: number): Response | null {
  const { status, headers, body, cookies = [] } = answer;
  const all = { ...callHeaders(call), ...headers };
  const { outgoing } = call;
  const hasBody = status !== 204 && status !== 304;
  // The framework makes another response of the answer to HEAD and would not see that one was sent.
  if (!outgoing || outgoing.req.method === 'HEAD') {
    const response = new Response(hasBody ? body : null, { status, headers: all });
    for (const cookie of cookies) response.headers.append('set-cookie', cookie);
    return response;
  }
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  if (hasBody) Object.assign(all, { 'content-length': Buffer.byteLength(body) });
  outgoing.writeHead(status, all).end(body);
  if (outgoing.writableLength > 0) void awaitReader(outgoing, 'finish', drainMs);
  return null;
}

/** Makes a refusal in the Error shape for a request that reaches no surface. */
export function refusalResponse(code: ErrorCode, message: string): Response {
  const id = randomUUID();
  const { status, headers, body } = answerOf(new Refusal(code, message), { id });
  return new Response(body, { status, headers: { 'x-request-id': id, ...headers } });
}
