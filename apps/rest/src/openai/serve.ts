import type { Context, Principal, Tool } from '@jawab/core';
import {
  type Answer,
  type Call,
  type ChatTimes,
  createOperation,
  decodeSegment,
  forIntegrations,
  refuseMethod,
  reportError,
} from '@jawab/http';
import type { Runtime } from '@jawab/runtime';
import type { z } from 'zod';
import { createOpenAiFormat, openAiRefusal } from './format.ts';
import { answerModels } from './models.ts';
import { readCompletionRequest } from './read-request.ts';

type Admit = (call: Call, tool: Pick<Tool, 'withoutWorkspace'>) => Promise<Principal>;

/** The routes of OpenAI's, as a refusal of another path names them. */
export const openAiRoutes = [
  { method: 'POST', path: '/chat/completions' },
  { method: 'GET', path: '/models' },
];

/** Returns whether a route, the part after `/v1`, is one of OpenAI's. */
export const isOpenAiRoute = (route: string): boolean =>
  route === '/chat/completions' || /^\/models(?:\/.|$)/.test(route);

async function adapt({ input: { shape } }: Tool, body: unknown, ctx: Context) {
  const asked = await readCompletionRequest(body, ctx, shape.message as z.ZodType);
  if (asked.history.length > 0) ctx.givenHistory = asked.history;
  return { input: asked.input, format: createOpenAiFormat(asked) };
}

/**
 * Creates the answers for clients that only know OpenAI: `POST /chat/completions` asks a bot, and `GET /models` lists the
 * bots. Refusals have OpenAI's shape here. Returns null for every other route.
 */
export function createOpenAiAlias(askBot: Tool, runtime: Runtime, times: ChatTimes, admit: Admit) {
  const complete = createOperation(askBot, runtime, times, {
    ...forIntegrations,
    adapt: (body, ctx) => adapt(askBot, body, ctx),
  });

  async function answer(call: Call, route: string): Promise<Answer | null> {
    const { request } = call;
    const isChat = route === '/chat/completions';
    const allowed = isChat ? 'POST' : 'GET';
    if (request.method !== allowed && !(request.method === 'HEAD' && !isChat))
      refuseMethod(request.method, [allowed]);
    call.operation = isChat ? 'chat_completions' : 'list_models';
    const principal = await admit(call, {});
    if (isChat) return complete(call, principal, {}, '');
    const ctx = runtime.contextFor(principal, { channel: 'api', signal: request.signal });
    const id = route.slice('/models/'.length);
    return answerModels(ctx, id === '' ? null : (decodeSegment(id) ?? id));
  }

  return (call: Call, route: string): Promise<Answer | null> | undefined => {
    if (!isOpenAiRoute(route)) return undefined;
    return answer(call, route).catch((error: unknown) =>
      openAiRefusal(reportError(error, call, runtime.log), call),
    );
  };
}
