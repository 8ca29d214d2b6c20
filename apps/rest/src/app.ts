import { isFor, type Registry, type Tool } from '@jawab/core';
import {
  type Answer,
  type Call,
  type ChatTimes,
  defaultTimes,
  forIntegrations,
  mountSurface,
  readRoute,
  serveTools,
} from '@jawab/http';
import type { Runtime } from '@jawab/runtime';
import { Hono } from 'hono';
import { createAdmission } from './admission.ts';
import { serveReference } from './docs/page.ts';
import { servePages } from './docs/serve-pages.ts';
import { createOpenAiAlias, isOpenAiRoute, openAiRoutes } from './openai/serve.ts';
import { createDescription, isDescription } from './openapi/serve.ts';
import { createExportSender } from './send-export.ts';

export interface RestOptions extends Partial<ChatTimes> {
  runtime: Runtime;
  registry: Registry;
}

/**
 * Creates the REST surface: `/v1/*` from the registry's tools for tokens and people, and without a token the OpenAPI documents, the
 * reference page at `/docs` and the documents as Markdown. Streams need `@hono/node-server`; elsewhere they arrive whole at their
 * end. Other paths go on to the apps mounted beside it; what none of them has, its `fetch` refuses with 404.
 */
export function createRestApp({ runtime, registry, ...given }: RestOptions) {
  const times: ChatTimes = { ...defaultTimes, ...given };
  const listed = registry.tools.filter((tool) => isFor(tool, 'token') || isFor(tool, 'member'));
  const tools = serveTools(listed, runtime, times, forIntegrations, openAiRoutes);
  const admit = createAdmission(runtime);
  const askBot = registry.get('ask_bot') as Tool;
  const answerAlias = createOpenAiAlias(askBot, runtime, times, admit);
  const sendFile = createExportSender(registry.get('download_export') as Tool, runtime, times);
  const serveDescription = createDescription(registry, runtime.config.publicUrl);

  async function answer(call: Call): Promise<Answer | null> {
    const { route, query } = readRoute(call.request);
    if (isDescription(route)) return serveDescription(call, route);
    const alias = answerAlias(call, route);
    if (alias !== undefined) return alias;
    const { tool, params, answer } = tools.find(call, route);
    const principal = await admit(call, tool);
    return tool.rest.file ? sendFile(call, principal, params, query) : answer(principal, params, query);
  }

  const isOwn = (request: Request) => {
    const { route } = readRoute(request);
    return isDescription(route) || isOpenAiRoute(route) || tools.has(route);
  };
  const app = new Hono();
  const surface = { name: 'rest', backend: runtime, hosts: runtime.config, drainMs: times.drainMs, answer };
  app.notFound(mountSurface(app, ['/v1/*'], surface, isOwn));
  serveReference(app);
  servePages(app, registry, runtime.config.publicUrl);
  return app;
}
