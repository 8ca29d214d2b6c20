import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { isFor, type Registry, type Tool } from '@jawab/core';
import {
  type Answer,
  atTable,
  type Bindings,
  type Call,
  type ChatTimes,
  createHostCheck,
  createOperation,
  createResponder,
  createRoutes,
  defaultTimes,
  findRecord,
  forIntegrations,
  pickTool,
  readHost,
  readRoute,
  wantsEvents,
} from '@jawab/http';
import type { Runtime } from '@jawab/runtime';
import { Hono, type Context as HonoContext } from 'hono';
import { createAdmission } from './admission.ts';
import { createChangeStreams } from './change-stream.ts';
import { serveReference } from './docs/page.ts';
import { createOpenAiAlias, isOpenAiRoute, openAiRoutes } from './openai/serve.ts';
import { createDescription } from './openapi/serve.ts';
import { createExportSender } from './send-export.ts';

export interface RestOptions extends Partial<ChatTimes> {
  runtime: Runtime;
  registry: Registry;
}

type App = Hono<{ Bindings: Bindings }>;

// `@hono/node-server` recognises a native response only; reading the body makes it one.
void RESPONSE_ALREADY_SENT.body;

/**
 * Creates the REST surface: `/v1/*` from the registry's tools for tokens and people, `/v1/openapi.json` and the reference page at `/docs`,
 * both without a token. Streams need `@hono/node-server`; elsewhere they arrive whole at their end. Other paths go on to the
 * apps mounted beside it; what none of them has, its `fetch` refuses with 404.
 */
export function createRestApp({ runtime, registry, ...given }: RestOptions): App {
  const times: ChatTimes = { ...defaultTimes, ...given };
  const tools = registry.tools.filter((tool) => isFor(tool, 'token') || isFor(tool, 'member'));
  const tables = tools.filter(({ csv }) => csv !== undefined).map(atTable);
  const routes = createRoutes([...tools, ...tables], openAiRoutes);
  const operations = new Map(
    tools.map((tool) => [
      tool.name,
      createOperation(tool, runtime, times, forIntegrations, findRecord(tools, tool)),
    ]),
  );
  const admit = createAdmission(runtime);
  const askBot = registry.get('ask_bot') as Tool;
  const answerAlias = createOpenAiAlias(askBot, runtime, times, admit);
  const streamChanges = createChangeStreams(runtime, times);
  const sendFile = createExportSender(registry.get('download_export') as Tool, runtime, times);
  const checkHost = createHostCheck(runtime.config);
  const serveDescription = createDescription(registry, runtime.config.publicUrl);

  async function answer(call: Call): Promise<Answer | null> {
    const { request } = call;
    checkHost(readHost(request));
    const { route, query } = readRoute(request);
    if (route === '/openapi.json') return serveDescription(call);
    const alias = answerAlias(call, route);
    if (alias !== undefined) return alias;
    const match = routes.find(route, request.method);
    const tool = pickTool(match, request.method);
    call.operation = tool.name;
    const principal = await admit(call, tool);
    if (tool.name === 'list_changes' && wantsEvents(request)) {
      await streamChanges(call, principal, query);
      return null;
    }
    if (tool.rest.file) return sendFile(call, principal, match.params, query);
    const operation = operations.get(tool.name) as ReturnType<typeof createOperation>;
    return operation(call, principal, match.params, query);
  }

  const respond = createResponder(runtime, { surface: 'rest', ...times }, answer);
  const serve = async ({ req, env }: HonoContext<{ Bindings: Bindings }>) =>
    (await respond(req.raw, env)) ?? RESPONSE_ALREADY_SENT;
  const isOwn = ({ route }: { route: string }) =>
    route === '/openapi.json' || isOpenAiRoute(route) || routes.has(route);
  const app: App = new Hono();
  app.all('/v1/*', (c, next) => (isOwn(readRoute(c.req.raw)) ? serve(c) : next())).notFound(serve);
  serveReference(app);
  return app;
}
