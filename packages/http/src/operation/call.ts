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
import { quotaHeaders } from '../headers/quota-headers.ts';
import { rateHeaders } from '../headers/rate-headers.ts';
import { refusalHeaders } from '../headers/refusal-headers.ts';
import type { ResponseHeaders } from '../headers/response-headers.ts';

/** Node's sides of a request, as `@hono/node-server` hands them over. Absent when a request never saw a socket. */
export interface Bindings {
  incoming?: IncomingMessage;
  outgoing?: ServerResponse;
}

/** One request on its way through a surface, and what its response will have to say. */
export interface Call {
  id: string;
  request: Request;
  incoming: IncomingMessage | undefined;
  outgoing: ServerResponse | undefined;
  startedAt: number;
  /** Name of the operation once the route is known, else `none`. */
  operation: string;
  /** False if what it calls counts itself. */
  isCounted: boolean;
  rate: Rate | null;
  /** The network that visitors are counted by, once it is read. */
  network: string | null;
  ctx: Context | null;
  /** Headers the surface puts on every response. */
  headers: ResponseHeaders;
}

/** A whole answer before it is sent. */
export interface Answer {
  status: number;
  headers: ResponseHeaders;
  body: string | Uint8Array<ArrayBuffer>;
  /** Values of `Set-Cookie`. */
  cookies?: string[];
}

/** Begins a call with an id of its own. */
export const beginCall = (request: Request, { incoming, outgoing }: Bindings): Call => ({
  id: randomUUID(),
  request,
  incoming,
  outgoing,
  startedAt: performance.now(),
  operation: 'none',
  isCounted: true,
  rate: null,
  network: null,
  ctx: null,
  headers: {},
});

/** Returns the headers every response of a call carries, as far as the call has come. */
export const callHeaders = ({ id, rate, ctx, headers }: Call): ResponseHeaders => ({
  'x-request-id': id,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  ...rateHeaders(rate),
  ...(ctx && quotaHeaders(ctx)),
  ...headers,
});

/** Makes the answer for a refusal, in the Error shape. */
export const answerOf = (refusal: Refusal, call: Pick<Call, 'id'>): Answer => ({
  status: refusal.status,
  headers: { 'content-type': 'application/json', ...refusalHeaders(refusal) },
  body: JSON.stringify(errorBody(refusal, call.id)),
});

/** Makes a refusal of whatever was thrown. Logs what the caller does not see, unless the caller went away. */
export function reportError(error: unknown, { id, operation, request, ctx }: Call, log: Log): Refusal {
  const refusal = toRefusal(error);
  const isGone = (ctx?.signal ?? request.signal).aborted;
  if (refusal.status < 500 || isGone) return refusal;
  const trace_id = readTraceParent(request.headers.get('traceparent'))?.trace_id;
  const fields = { err: error, request_id: id, ...(trace_id && { trace_id }), operation };
  if (refusal === error) log.warn(fields, refusal.message);
  else log.error(fields, refusal.message);
  return refusal;
}
