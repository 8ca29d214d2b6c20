import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { listFor, type Registry } from '@jawab/core';
import {
  type Answer,
  type Bindings,
  type Call,
  type ChatTimes,
  createAddressReader,
  createHostCheck,
  createOperation,
  createResponder,
  createRoutes,
  defaultTimes,
  pickTool,
  readBearerToken,
  readHost,
  readRoute,
} from '@jawab/http';
import type { Runtime } from '@jawab/runtime';
import { Hono, type Context as HonoContext } from 'hono';
import { serveReference } from './docs/page.ts';
import { createDescription } from './openapi/serve.ts';

export interface RestOptions extends Partial<ChatTimes> {
  runtime: Runtime;
  registry: Registry;
}

type App = Hono<{ Bindings: Bindings }>;

// `@hono/node-server` recognises a native response only; reading the body makes it one.
void RESPONSE_ALREADY_SENT.body;

/**
 * Creates the REST surface: `/v1/*` from the registry's tools for tokens, `/v1/openapi.json` and the reference page at `/docs`,
 * both without a token. Streams need `@hono/node-server`; elsewhere they arrive whole at their end.
 */
export function createRestApp({ runtime, registry, ...given }: RestOptions): App {
  const times: ChatTimes = { ...defaultTimes, ...given };
  const tools = listFor(registry, 'token');
  const findRoute = createRoutes(tools);
  const operations = new Map(tools.map((tool) => [tool.name, createOperation(tool, runtime, times)]));
  const readAddress = createAddressReader(runtime.config.trustProxy);
  const checkHost = createHostCheck(runtime.config);
  const serveDescription = createDescription(registry);

  async function answer(call: Call): Promise<Answer | null> {
    const { request, incoming } = call;
    checkHost(readHost(request));
    const { route, query } = readRoute(request);
    if (route === '/openapi.json') return serveDescription(call);
    const match = findRoute(route);
    const { name } = pickTool(match, request.method);
    call.operation = name;
    const { principal, rate } = await runtime.admit(readBearerToken(request), readAddress(request, incoming));
    call.rate = rate;
    const operation = operations.get(name) as ReturnType<typeof createOperation>;
    return operation(call, principal, match.params, query);
  }

  const respond = createResponder(runtime, { surface: 'rest', ...times }, answer);
  const handle = async ({ req, env }: HonoContext<{ Bindings: Bindings }>) =>
    (await respond(req.raw, env)) ?? RESPONSE_ALREADY_SENT;
  const app: App = new Hono();
  app.all('/v1', handle).all('/v1/*', handle);
  serveReference(app);
  return app;
}
