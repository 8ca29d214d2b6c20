import { setTimeout as delay } from 'node:timers/promises';
import type { Content, GenerationConfig, ThinkingLevel } from '@google/genai';
import type { GeminiAccess, LanguageModelV4 } from './config.ts';
import { geminiPost, modelName } from './gemini-client.ts';
import { openParts } from './gemini-parts.ts';
import { ProviderError } from './provider-error.ts';

type CallOptions = Parameters<LanguageModelV4['doStream']>[0];

/** Only the opening of a stream is retried: after the first byte a retry would say things twice. */
const attempts = 2;
const retryAfterMs = 250;

/**
 * Gemini as the language model type of the agent framework. Streams text; tools, files and structured output are not
 * part of it, because no bot uses them. Throws {@link ProviderError} before the first byte, emits it as an `error` part
 * after.
 */
export function geminiChatModel(access: GeminiAccess, model: string): LanguageModelV4 {
  const post = geminiPost(access);
  const path = encodeURI(`/${modelName(model)}:streamGenerateContent?alt=sse`);
  const open = async (options: CallOptions) => {
    const body = toGemini(options, model);
    const { abortSignal: signal } = options;
    for (let attempt = 1; ; attempt++) {
      try {
        return await openParts((receiver) => post(path, body, receiver, { signal }));
      } catch (error) {
        if (!(error instanceof ProviderError && error.retryable) || attempt === attempts) throw error;
        await delay(retryAfterMs * (1 + Math.random()), undefined, { signal });
      }
    }
  };
  return {
    specificationVersion: 'v4',
    provider: 'gemini',
    modelId: model,
    supportedUrls: {},
    doStream: async (options) => ({ stream: await open(options) }),
    async doGenerate(options) {
      let text = '';
      for await (const part of await open(options)) {
        if (part.type === 'error') throw part.error;
        if (part.type === 'text-delta') text += part.delta;
        if (part.type === 'finish') {
          return {
            content: [{ type: 'text', text }],
            finishReason: part.finishReason,
            usage: part.usage,
            warnings: [],
          };
        }
      }
      throw new ProviderError('interrupted');
    },
  };
}

function toGemini(options: CallOptions, model: string) {
  const contents: Content[] = [];
  let system = '';
  for (const message of options.prompt) {
    if (message.role === 'system') system += (system && '\n\n') + message.content;
    else if (message.role !== 'tool') {
      const parts = message.content.flatMap((part) => (part.type === 'text' ? [{ text: part.text }] : []));
      contents.push({ role: message.role === 'assistant' ? 'model' : 'user', parts });
    }
  }
  const { temperature, maxOutputTokens } = options;
  return {
    contents,
    ...(system && { systemInstruction: { role: 'user', parts: [{ text: system }] } }),
    generationConfig: { temperature, maxOutputTokens, ...thinkLittle(model) } satisfies GenerationConfig,
  };
}

/** A visitor waits and the passages hold the answer: as little hidden reasoning as the model family allows. */
function thinkLittle(model: string): GenerationConfig {
  if (/^gemini-2\.5-flash/.test(model)) return { thinkingConfig: { thinkingBudget: 0 } };
  if (/^gemini-3.*flash/.test(model)) return { thinkingConfig: { thinkingLevel: 'LOW' as ThinkingLevel } };
  return {};
}
