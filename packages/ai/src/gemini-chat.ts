import type { GeminiAccess, LanguageModelV4 } from './config.ts';
import { openParts } from './gemini-parts.ts';
import { geminiPost } from './gemini-post.ts';
import { type CallOptions, writeRequest } from './gemini-request.ts';
import { ProviderError } from './provider-error.ts';
import { type Backoff, retry } from './retry.ts';

type GenerateResult = Extract<Awaited<ReturnType<LanguageModelV4['doGenerate']>>, { content: unknown }>;

/**
 * Creates Gemini as a language model of the agent framework. It streams text and tool calls. A failure before the first
 * byte is retried, then throws {@link ProviderError}; a later one is an `error` part. The request is our own, because the client
 * library takes three to five times the CPU for a stream (CONTRIBUTING.md, "Add a model").
 */
export function geminiChatModel(access: GeminiAccess, model: string, backoff: Backoff): LanguageModelV4 {
  const post = geminiPost(access);
  const path = encodeURI(`/${modelName(model)}:streamGenerateContent?alt=sse`);
  const open = (options: CallOptions) => {
    const body = JSON.stringify(writeRequest(options, model));
    const { abortSignal: signal } = options;
    const ask = () => openParts((receiver) => post(path, body, receiver, { signal }));
    return retry(ask, 'visitor', backoff, signal);
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

/** Returns the name of a model as it appears in the API's paths. */
const modelName = (model: string) => (/^(?:models|tunedModels)\//.test(model) ? model : `models/${model}`);
