import { setTimeout as delay } from 'node:timers/promises';
import type { GeminiAccess, LanguageModelV4 } from './config.ts';
import { openParts } from './gemini-parts.ts';
import { geminiPost, modelName } from './gemini-post.ts';
import { type CallOptions, writeRequest } from './gemini-request.ts';
import { ProviderError } from './provider-error.ts';

type GenerateResult = Extract<Awaited<ReturnType<LanguageModelV4['doGenerate']>>, { content: unknown }>;

/** Only the opening of a stream is retried. After the first byte, a retry would repeat text. */
const attempts = 2;
const retryAfterMs = 250;

/**
 * Creates Gemini as a language model of the agent framework. It streams text and tool calls. A failure before the first
 * byte throws {@link ProviderError}; a later one is an `error` part.
 */
export function geminiChatModel(access: GeminiAccess, model: string): LanguageModelV4 {
  const post = geminiPost(access);
  const path = encodeURI(`/${modelName(model)}:streamGenerateContent?alt=sse`);
  const open = async (options: CallOptions) => {
    const body = writeRequest(options, model);
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
      const content: GenerateResult['content'] = [];
      let text = '';
      for await (const part of await open(options)) {
        if (part.type === 'error') throw part.error;
        if (part.type === 'text-delta') text += part.delta;
        if (part.type === 'tool-call') content.push(part);
        if (part.type === 'finish') {
          const { finishReason, usage } = part;
          if (text) content.unshift({ type: 'text', text });
          return { content, finishReason, usage, warnings: [] };
        }
      }
      throw new ProviderError('interrupted');
    },
  };
}
