import { listFor, RateLimited, type Registry } from '@jawab/core';
import { createAddressReader, createHostCheck, readHost } from '@jawab/http';
import type { Runtime } from '@jawab/runtime';
import { Hono, type Context as HonoContext } from 'hono';
import { type Answer, answerOf, type Bindings, beginCall, type Call, judgeError } from './call.ts';
import type { ChatTimes } from './chat/answer-stream.ts';
import { serveReference } from './docs/page.ts';
import { createDescription } from './openapi/serve.ts';
import { createOperation } from './operation.ts';
import { createRoutes } from './routes.ts';
import { send } from './send.ts';
import { createVisitorSurface } from './widget/visitor.ts';

export interface RestOptions extends Partial<ChatTimes> {
  runtime: Runtime;
  registry: Registry;
}

type App = Hono<{ Bindings: Bindings }>;

/**
 * The REST surface: `/v1/*` from the registry, `/v1/openapi.json` and the reference page at `/docs`, both without a
 * token. Streams need `@hono/node-server`; elsewhere they arrive whole at their end.
 */
export function createRestApp({ runtime, registry, ...given }: RestOptions): App {
  const times: ChatTimes = { pingMs: 8_000, drainMs: 30_000, firstStepMs: 8_000, ...given };
  const findRoute = createRoutes(registry);
  const operations = new Map(
    listFor(registry, 'token').map((tool) => [tool.name, createOperation(tool, runtime, times)]),
  );
  const readAddress = createAddressReader(runtime.config.trustProxy);
  const checkHost = createHostCheck(runtime.config);
  const serveDescription = createDescription(registry);
  const serveVisitor = createVisitorSurface(runtime, registry, times);
  const { requests } = runtime.metrics;

  async function answer(call: Call): Promise<Answer | null> {
    const { request, incoming } = call;
    const [, path = '/', query = ''] = /^\w+:\/\/[^/]*([^?#]*)\??([^#]*)/.exec(request.url) ?? [];
    const host = readHost(request);
    checkHost(host);
    const route = path.startsWith('/v1/') ? path.slice('/v1'.length) : '';
    if (route === '/openapi.json') return serveDescription(call);
    const address = readAddress(request, incoming);
    if (route.startsWith('/widget/')) return serveVisitor(call, { route, query, host, address });
    const { tool, params } = findRoute(request.method, route);
    call.operation = tool.name;
    const { principal, rate } = await runtime.admit(request.headers.get('authorization'), address);
    call.rate = rate;
    const operation = operations.get(tool.name) as ReturnType<typeof createOperation>;
    return operation(call, principal, params, query);
  }

  async function handle({ req, env }: HonoContext<{ Bindings: Bindings }>): Promise<Response> {
    const call = beginCall(req.raw, env ?? {});
    let answered: Answer | null;
    try {
      answered = await answer(call);
    } catch (error) {
      if (error instanceof RateLimited) call.rate = error.rate;
      answered = answerOf(judgeError(error, call, runtime.log), call);
    }
    const status = req.raw.signal.aborted ? 'gone' : String(answered?.status ?? 200);
    requests.inc({ surface: 'rest', operation: call.operation, status });
    return send(call, answered, times.drainMs);
  }

  const app: App = new Hono();
  app.all('/v1', handle).all('/v1/*', handle);
  serveReference(app);
  return app.notFound(handle);
}
