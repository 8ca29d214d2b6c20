import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Refusal } from '@jawab/core';
import type { Context, Handler } from 'hono';
import { createHostCheck, type HostSettings, readHost } from '../request/host-check.ts';
import type { Backend } from './backend.ts';
import {
  type Answer,
  answerOf,
  type Bindings,
  beginCall,
  type Call,
  callHeaders,
  reportError,
} from './call.ts';
import { sendAnswer } from './send.ts';

// `@hono/node-server` recognises a native response only; reading the body makes it one.
void RESPONSE_ALREADY_SENT.body;

export interface Surface {
  /** Its label in the metrics. */
  name: string;
  backend: Pick<Backend, 'metrics' | 'log'>;
  /** The hosts that it answers; null: any, because no answer depends on the host. */
  hosts: HostSettings | null;
  /** How long a reader may leave an answer unread. */
  drainMs: number;
  /** Answers a call. Resolves with null when it has sent a stream itself. What it throws becomes a refusal. */
  answer(call: Call): Promise<Answer | Response | null>;
  /** Makes the answer for a refusal. Left out: the Error shape. */
  refuse?(refusal: Refusal, call: Call): Answer | Response;
}

/**
 * Mounts a surface at paths of an app: checks the Host, answers, makes refusals of what is thrown, puts the headers of the call on
 * every answer, and counts it. Returns the handler, for what no path of the app has. Streams need `@hono/node-server`.
 */
export function mountSurface(
  app: { all(path: string, handler: Handler): unknown },
  paths: readonly string[],
  { name, backend, hosts, drainMs, answer, refuse = answerOf }: Surface,
  /** Returns whether the surface has a path below its own. Other paths go on to other surfaces. */
  has: (request: Request) => boolean = () => true,
) {
  const checkHost = hosts && createHostCheck(hosts);
  async function respond(call: Call): Promise<Answer | Response | null> {
    try {
      checkHost?.(readHost(call.request));
      return await answer(call);
    } catch (error) {
      return refuse(reportError(error, call, backend.log), call);
    }
  }
  const serve = async ({ req, env }: Context): Promise<Response> => {
    const call = beginCall(req.raw, (env ?? {}) as Bindings);
    const answered = await respond(call);
    const status = req.raw.signal.aborted ? 'gone' : String(answered?.status ?? 200);
    if (call.isCounted) backend.metrics.requests.inc({ surface: name, operation: call.operation, status });
    if (!answered) return RESPONSE_ALREADY_SENT;
    if (answered instanceof Response) return withHeaders(answered, call);
    return sendAnswer(call, answered, drainMs) ?? RESPONSE_ALREADY_SENT;
  };
  for (const path of paths) app.all(path, (c, next) => (has(c.req.raw) ? serve(c) : next()));
  return serve;
}

function withHeaders(response: Response, call: Call): Response {
  for (const [name, value] of Object.entries(callHeaders(call)))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}

/** Splits the address of a request into the path after `/v1` (empty elsewhere) and the query without its `?`. */
export function readRoute({ url }: Request): { route: string; query: string } {
  const [, path = '/', query = ''] = /^\w+:\/\/[^/]*([^?#]*)\??([^#]*)/.exec(url) ?? [];
  return { route: path.startsWith('/v1/') ? path.slice('/v1'.length) : '', query };
}
