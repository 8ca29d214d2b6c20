import type { HistoryMessage } from '@jawab/core';
import type { Agent } from '@mastra/core/agent';
import type { MessageListInput } from '@mastra/core/agent/message-list';
import type { MastraModelConfig } from '@mastra/core/llm';
import type { Prompt } from './instructions.ts';

/** A chat model as the agent framework runs it, with the id callers see. */
export interface ChatModel {
  id: string;
  model: Extract<
    MastraModelConfig,
    { specificationVersion: 'v4' } | { modelId: string; providerId: string; url?: string }
  >;
  /** How often a refused opening may be repeated. */
  maxRetries?: number;
}

/** The loop of an agent over its model; only models of an older kind lack it. */
type ModelLoop = Exclude<Awaited<ReturnType<Agent['getLLM']>>, { generate: unknown }>;

const maxOutputTokens = 1_024;
const temperature = 0.2;

const loadModules = () =>
  Promise.all([
    import('@mastra/core/agent'),
    import('@mastra/core/agent/message-list'),
    import('@mastra/core/logger'),
    import('@mastra/core/observability'),
    import('@mastra/core/request-context'),
  ]);
let modules: ReturnType<typeof loadModules> | undefined;

/** Loads the agent framework (350 ms, 190 MB), so that the first visitor does not wait for it. */
export async function warmUp(): Promise<void> {
  modules ??= loadModules();
  await modules;
}

/**
 * Asks a model once, through an agent built for it (building one costs microseconds), and answers the framework's parts.
 * Takes the agent's loop and not its `stream`: that first runs a workflow for memory, processors and tools, which no bot has
 * and which costs a third of a turn's agent.
 */
export async function openLoop(
  chat: ChatModel,
  prompt: Prompt,
  history: HistoryMessage[],
  abortSignal: AbortSignal,
) {
  modules ??= loadModules();
  const [{ Agent }, { MessageList }, { noopLogger }, { createObservabilityContext }, { RequestContext }] =
    await modules;
  const agent = new Agent({
    id: 'support',
    name: 'support',
    instructions: prompt.system,
    model: chat.model,
  });
  agent.__registerPrimitives({ logger: noopLogger });
  const messageList = new MessageList().addSystem(prompt.system);
  messageList.add([...history, { role: 'user', content: prompt.user }] as MessageListInput, 'input');
  const loop = (await agent.getLLM()) as ModelLoop;
  return loop.stream({
    ...createObservabilityContext(),
    requestContext: new RequestContext(),
    messageList,
    agentId: agent.id,
    methodType: 'stream',
    maxSteps: 1,
    modelSettings: { temperature, maxOutputTokens, maxRetries: 0 },
    options: { abortSignal },
  }).fullStream;
}
