import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Context,
  errorBody,
  type Log,
  type Rate,
  type Refusal,
  readTraceParent,
  toRefusal,
} from '@jawab/core';
import { type Headers, rateHeaders, refusalHeaders } from '@jawab/http';
import { quotaHeaders } from './headers.ts';

/** What `@hono/node-server` hands to an app; absent when a request never saw a socket. */
export interface Bindings {
  incoming?: IncomingMessage;
  outgoing?: ServerResponse;
}

/** One request on its way through the adapter, and what its response will have to say. */
export interface Call {
  id: string;
  request: Request;
  incoming: IncomingMessage | undefined;
  outgoing: ServerResponse | undefined;
  startedAt: number;
  /** Name of the operation, once the route is known. */
  operation: string;
  rate: Rate | null;
  ctx: Context | null;
  /** Headers of its surface, on every response. */
  headers: Headers;
}

/** A whole answer, before it is sent. */
export interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

export const beginCall = (request: Request, { incoming, outgoing }: Bindings): Call => ({
  id: randomUUID(),
  ...{ request, incoming, outgoing, startedAt: performance.now(), operation: 'none', rate: null, ctx: null },
  headers: {},
});

/** Headers every response of a call carries, as far as the call has come. */
export const callHeaders = ({ id, rate, ctx, headers }: Call): Headers => ({
  'x-request-id': id,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  ...rateHeaders(rate),
  ...(ctx && quotaHeaders(ctx)),
  ...headers,
});

/** The answer a refusal is, in the Error shape. */
export const answerOf = (refusal: Refusal, call: Pick<Call, 'id'>): Answer => ({
  status: refusal.status,
  headers: { 'content-type': 'application/json', ...refusalHeaders(refusal) },
  body: JSON.stringify(errorBody(refusal, call.id)),
});

/** Makes a refusal of whatever was thrown, and logs what its caller is not told; nothing of those who went away. */
export function judgeError(error: unknown, { id, operation, request, ctx }: Call, log: Log): Refusal {
  const refusal = toRefusal(error);
  const isGone = (ctx?.signal ?? request.signal).aborted;
  if (refusal.status < 500 || isGone) return refusal;
  const trace_id = readTraceParent(request.headers.get('traceparent'))?.trace_id;
  const fields = { err: error, request_id: id, ...(trace_id && { trace_id }), operation };
  if (refusal === error) log.warn(fields, refusal.message);
  else log.error(fields, refusal.message);
  return refusal;
}
