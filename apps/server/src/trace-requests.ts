import { once } from 'node:events';
import type { HttpBindings } from '@hono/node-server';
import type { Spans } from '@jawab/core';

type Answer = (request: Request, env?: unknown) => Response | Promise<Response>;

/** The paths whose requests do something. Pages, files and probes begin no trace. */
const traced = /^\/(?:v1|mcp)(?:\/|$)/;

/** Begins a trace with each request. It ends when the last byte of the response was sent, or the client left. */
export function traceRequests(answer: Answer, spans: Spans): Answer {
  return (request, env) => {
    const { method, url } = request;
    if (!traced.test(new URL(url).pathname)) return answer(request, env);
    let response: Response | Promise<Response> | undefined;
    const facts = { 'http.request.method': method };
    const whole = spans.begin({ name: method, kind: 'server', facts }, null, async () => {
      response = answer(request, env);
      await response;
      const { outgoing } = env as HttpBindings;
      if (!outgoing.closed) await once(outgoing, 'close');
      const { statusCode, writableFinished } = outgoing;
      spans.note({
        'http.response.status_code': statusCode,
        ...(statusCode >= 500 && { 'error.type': String(statusCode) }),
        ...(!writableFinished && { 'jawab.client_left': true }),
      });
    });
    whole.catch(() => {});
    return response as Response | Promise<Response>;
  };
}
