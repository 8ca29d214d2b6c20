import type { Content, GenerateContentConfig, GenerateContentResponse, ThinkingLevel } from '@google/genai';
import { coalesce } from './coalesce.ts';
import type { GeminiAccess, LanguageModelV4 } from './config.ts';
import { geminiClient } from './gemini-client.ts';
import { ProviderError, toProviderError } from './provider-error.ts';

type CallOptions = Parameters<LanguageModelV4['doStream']>[0];
type StreamResult = Awaited<ReturnType<LanguageModelV4['doStream']>>;
type Part = StreamResult['stream'] extends ReadableStream<infer P> ? P : never;
type FinishReason = Extract<Part, { type: 'finish' }>['finishReason'];
type Usage = Extract<Part, { type: 'finish' }>['usage'];

/** Only the opening of a stream is retried: after the first byte a retry would say things twice. */
const retryOptions = {
  attempts: 2,
  initialDelay: 0.25,
  maxDelay: 1,
  httpStatusCodes: [429, 500, 502, 503, 504],
};

/**
 * Gemini as the language model type of the agent framework. Streams text; tools, files and structured output are not
 * part of it, because no bot uses them. Throws {@link ProviderError} before the first byte, emits it as an `error` part
 * after.
 */
export function geminiChatModel(access: GeminiAccess, model: string): LanguageModelV4 {
  const client = geminiClient(access);
  const open = async (options: CallOptions) => {
    try {
      const { models } = await client;
      return await models.generateContentStream({ model, ...toGemini(options, model) });
    } catch (error) {
      throw toProviderError(error);
    }
  };
  return {
    specificationVersion: 'v4',
    provider: 'gemini',
    modelId: model,
    supportedUrls: {},
    async doStream(options) {
      const chunks = await open(options);
      return { stream: ReadableStream.from(toParts(chunks)) as ReadableStream<Part> };
    },
    async doGenerate(options) {
      let text = '';
      for await (const part of toParts(await open(options))) {
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
  let systemInstruction = '';
  for (const message of options.prompt) {
    if (message.role === 'system') systemInstruction += (systemInstruction && '\n\n') + message.content;
    else if (message.role !== 'tool') {
      const parts = message.content.flatMap((part) => (part.type === 'text' ? [{ text: part.text }] : []));
      contents.push({ role: message.role === 'assistant' ? 'model' : 'user', parts });
    }
  }
  const config: GenerateContentConfig = {
    ...(systemInstruction && { systemInstruction }),
    ...(options.temperature !== undefined && { temperature: options.temperature }),
    ...(options.maxOutputTokens !== undefined && { maxOutputTokens: options.maxOutputTokens }),
    ...(options.abortSignal && { abortSignal: options.abortSignal }),
    ...thinkLittle(model),
    httpOptions: { retryOptions },
  };
  return { contents, config };
}

/** A visitor waits and the passages hold the answer: as little hidden reasoning as the model family allows. */
function thinkLittle(model: string): GenerateContentConfig {
  if (/^gemini-2\.5-flash/.test(model)) return { thinkingConfig: { thinkingBudget: 0 } };
  if (/^gemini-3.*flash/.test(model)) return { thinkingConfig: { thinkingLevel: 'LOW' as ThinkingLevel } };
  return {};
}

async function* toParts(chunks: AsyncIterable<GenerateContentResponse>): AsyncGenerator<Part> {
  const id = '0';
  let open = false;
  let usage: GenerateContentResponse['usageMetadata'];
  let reason: string | undefined;
  yield { type: 'stream-start', warnings: [] };
  try {
    for await (const batch of coalesce(chunks)) {
      let delta = '';
      for (const chunk of batch) {
        usage = chunk.usageMetadata ?? usage;
        const [candidate] = chunk.candidates ?? [];
        reason = candidate?.finishReason ?? chunk.promptFeedback?.blockReason ?? reason;
        delta += textOf(candidate?.content);
      }
      if (!delta) continue;
      if (!open) yield { type: 'text-start', id };
      open = true;
      yield { type: 'text-delta', id, delta };
    }
  } catch (error) {
    yield { type: 'error', error: toProviderError(error, 'interrupted') };
    return;
  }
  if (!reason) {
    yield { type: 'error', error: new ProviderError('interrupted') };
    return;
  }
  if (open) yield { type: 'text-end', id };
  yield { type: 'finish', finishReason: { unified: unify(reason), raw: reason }, usage: toUsage(usage) };
}

function textOf(content: Content | undefined): string {
  let text = '';
  for (const part of content?.parts ?? []) if (part.text && !part.thought) text += part.text;
  return text;
}

function unify(reason: string): FinishReason['unified'] {
  if (reason === 'STOP') return 'stop';
  if (reason === 'MAX_TOKENS') return 'length';
  return reason === 'MALFORMED_RESPONSE' ? 'error' : 'content-filter';
}

function toUsage(usage: GenerateContentResponse['usageMetadata']): Usage {
  const { promptTokenCount, candidatesTokenCount, thoughtsTokenCount, cachedContentTokenCount } = usage ?? {};
  return {
    inputTokens: {
      total: promptTokenCount,
      noCache: undefined,
      cacheRead: cachedContentTokenCount,
      cacheWrite: undefined,
    },
    outputTokens: {
      total: (candidatesTokenCount ?? 0) + (thoughtsTokenCount ?? 0),
      text: candidatesTokenCount,
      reasoning: thoughtsTokenCount,
    },
  };
}
