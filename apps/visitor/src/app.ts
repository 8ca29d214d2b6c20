import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { listFor, type Registry } from '@jawab/core';
import {
  type Answer,
  type Bindings,
  type Call,
  type ChatTimes,
  createHostCheck,
  createOperation,
  createResponder,
  createRoutes,
  defaultTimes,
  pickTool,
  readHost,
  readRoute,
  type Serving,
  wantsEvents,
} from '@jawab/http';
import type { Runtime } from '@jawab/runtime';
import { Hono, type Context as HonoContext } from 'hono';
import { createAdmission } from './admission.ts';
import { createMessageStreams } from './message-stream.ts';
import { wordForVisitor } from './word-for-visitor.ts';

export interface VisitorOptions extends Partial<ChatTimes> {
  runtime: Runtime;
  registry: Registry;
  /** How long an address that sends too many requests waits for each refusal, at most. */
  maxHoldMs?: number;
}

type App = Hono<{ Bindings: Bindings }>;

// `@hono/node-server` recognises a native response only; reading the body makes it one.
void RESPONSE_ALREADY_SENT.body;

/**
 * Creates the surface of a bot's visitors: `/v1/widget/{publicKey}/…` from the registry's tools for visitors.
 */
export function createVisitorApp({ runtime, registry, maxHoldMs = 2_000, ...given }: VisitorOptions): App {
  const times: ChatTimes = { ...defaultTimes, ...given };
  const tools = listFor(registry, 'visitor');
  const routes = createRoutes(tools);
  const checkHost = createHostCheck(runtime.config);
  const admit = createAdmission(runtime, maxHoldMs);
  const streamMessages = createMessageStreams(runtime, times);
  const serving: Serving = {
    channel: 'widget',
    reword: (refusal, call, { languages, principal }, input) => {
      const speechForms = principal.actor === 'visitor' ? principal.speechForms : {};
      return wordForVisitor(refusal, call, { languages, speechForms }, input);
    },
  };
  const operations = new Map(
    tools.map((tool) => [tool.name, createOperation(tool, runtime, times, serving)]),
  );

  async function answer(call: Call): Promise<Answer | null> {
    const { request } = call;
    checkHost(readHost(request));
    const { route, query } = readRoute(request);
    const match = routes.find(route, request.method);
    const isPreflight = request.method === 'OPTIONS';
    const [first] = match.tools.values();
    const tool = isPreflight && first ? first : pickTool(match, request.method, ['OPTIONS']);
    call.operation = tool.name;
    const visit = await admit(call, match.params.publicKey as string, tool, isPreflight);
    if (isPreflight) return { status: 204, headers: {}, body: '' };
    if (tool.name === 'widget_messages' && wantsEvents(request)) {
      await streamMessages(call, visit, query);
      return null;
    }
    const operation = operations.get(tool.name) as ReturnType<typeof createOperation>;
    return operation(call, visit.principal, {}, query);
  }

  const respond = createResponder(runtime, { surface: 'rest', ...times }, answer);
  const app: App = new Hono();
  return app.all('/v1/widget/*', async ({ req, env }: HonoContext<{ Bindings: Bindings }>) => {
    return (await respond(req.raw, env)) ?? RESPONSE_ALREADY_SENT;
  });
}
