import type { HistoryMessage, Spans } from '@jawab/core';
import type { MessageListInput } from '@mastra/core/agent/message-list';
import type { MastraModelConfig } from '@mastra/core/llm';
import type { ZodType } from 'zod';
import type { AnswerTrace } from './answer-trace.ts';
import type { Prompt } from './instructions.ts';
import { writing } from './weights.ts';

/** A chat model as the agent framework runs it, with the id callers see. */
export interface ChatModel {
  id: string;
  model: Extract<MastraModelConfig, { specificationVersion: 'v4' }>;
  /** True if the model can call tools; otherwise it writes markers instead. */
  callsTools?: boolean;
  /** Records each run as a span. */
  spans?: Spans;
}

/** Finds more passages for words the model chose, and returns them as the model reads them. */
export type SearchKnowledge = (query: string) => Promise<string>;

/** One run of a bot's agent. */
export interface AgentTask {
  botId: string;
  chat: ChatModel;
  prompt: Prompt;
  history: HistoryMessage[];
  searchKnowledge: SearchKnowledge;
  signal: AbortSignal;
  traced: AnswerTrace | null;
  /** The longest reply (default 1,024). */
  maxOutputTokens?: number;
}

const maxSteps = 3;

/** A schema whose JSON form is made once. The framework asks for it in every run: 2 % of the CPU of a chat. */
function describeOnce<T extends ZodType>(schema: T): T {
  const json = schema.toJSONSchema({ target: 'draft-7' });
  const standard = { ...schema['~standard'], jsonSchema: { input: () => json, output: () => json } };
  return { '~standard': standard } as unknown as T;
}

async function loadFramework() {
  const [{ Agent }, { Mastra }, { createTool }, { z }] = await Promise.all([
    import('@mastra/core/agent'),
    import('@mastra/core/mastra'),
    import('@mastra/core/tools'),
    import('zod'),
  ]);
  const nothing = describeOnce(z.object({}));
  const decisions = {
    hand_over: createTool({
      id: 'hand_over',
      description: 'Passes the customer to a person of the team. Call it when the customer wants a person.',
      inputSchema: nothing,
    }),
    not_in_knowledge: createTool({
      id: 'not_in_knowledge',
      description: 'Reports that the knowledge base does not answer the question.',
      inputSchema: nothing,
    }),
  };
  const searchInput = describeOnce(
    z.object({
      query: z.string().describe('What to look for, in a few words, in the language of the passages.'),
    }),
  );
  const makeTools = (searchKnowledge: SearchKnowledge) => ({
    ...decisions,
    search_knowledge: createTool({
      id: 'search_knowledge',
      description:
        'Searches the knowledge base again with other words and returns further numbered passages.',
      inputSchema: searchInput,
      execute: ({ query }) => searchKnowledge(query),
    }),
  });
  return { Agent, makeTools, mastra: new Mastra({ logger: false }) };
}

let framework: ReturnType<typeof loadFramework> | undefined;

/** Loads the agent framework (350 ms, 200 MB), so that the first visitor does not wait for it. */
export async function warmUp(): Promise<void> {
  framework ??= loadFramework();
  await framework;
}

/**
 * Makes the agent of a bot and streams one run of it as the framework's parts. Making one costs microseconds, so that each
 * turn has its own, with the language and the passages of that turn. Tools are given as a function: the framework keeps
 * those of an object in a registry for good.
 */
export async function streamAgent(task: AgentTask) {
  framework ??= loadFramework();
  const { Agent, makeTools, mastra } = await framework;
  const { botId, chat, prompt, history, searchKnowledge, signal, traced } = task;
  const { maxOutputTokens = writing.maxOutputTokens } = task;
  const agent = new Agent({
    id: botId,
    name: 'support',
    instructions: prompt.system,
    model: chat.model,
    ...(chat.callsTools && { tools: () => makeTools(searchKnowledge) }),
    mastra: traced?.mastra ?? mastra,
  });
  const messages = [
    ...history.map(({ role, content }) => ({ role, content })),
    { role: 'user', content: prompt.user },
  ];
  const { fullStream } = await agent.stream(messages as MessageListInput, {
    // A step that calls no tool is the last one, also when the provider gave no reason for its end.
    stopWhen: ({ steps }: { steps: { toolCalls: unknown[] }[] }) =>
      steps.length === maxSteps || steps.at(-1)?.toolCalls.length === 0,
    abortSignal: signal,
    modelSettings: { temperature: writing.temperature, maxOutputTokens, maxRetries: 0 },
    ...(traced && { tracingOptions: traced.tracingOptions }),
  });
  return fullStream;
}
