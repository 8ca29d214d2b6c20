import type { Usage } from '@jawab/core';
import type { AnswerTrace } from './answer-trace.ts';
import type { Prompt } from './instructions.ts';
import { runModel } from './run-model.ts';
import type { ChatModel } from './support-agent.ts';

interface OneQuestion {
  botId: string;
  prompt: Prompt;
  signal: AbortSignal;
  /** A model that sends nothing for this long has failed. */
  silenceMs: number;
  traced?: AnswerTrace | null;
  /** The longest reply in tokens. */
  maxOutputTokens?: number;
  /** Reading stops after this number of characters. */
  maxLength?: number;
}

/** The whole text of a model, and how it ended; null if reading ended before. */
export interface OneReply {
  text: string;
  end: { usage: Usage; finish: string } | null;
}

/**
 * Asks a chat model one question, without history and tools, and returns its whole text. Throws {@link ModelFailed}, and the
 * signal's reason when it is aborted.
 */
export async function askOnce(
  chat: ChatModel,
  { botId, prompt, signal, silenceMs, traced = null, maxOutputTokens, maxLength }: OneQuestion,
): Promise<OneReply> {
  const task = {
    botId,
    chat: Object.assign({}, chat, { callsTools: false }),
    prompt,
    history: [],
    searchKnowledge: async () => '',
    traced,
    ...(maxOutputTokens && { maxOutputTokens }),
  };
  const reply: OneReply = { text: '', end: null };
  for await (const event of runModel({ task, signal, silenceMs })) {
    if (event.type === 'text') reply.text += event.text;
    if (event.type === 'end') reply.end = { usage: event.usage, finish: event.finish };
    if (maxLength && reply.text.length > maxLength) break;
  }
  return reply;
}
