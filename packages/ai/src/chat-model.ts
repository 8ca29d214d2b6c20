import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type ChatModel, defaultModels, type LanguageModelV4, type ModelConfig } from './config.ts';
import { geminiChatModel } from './gemini-chat.ts';

/**
 * Creates the configured chat model: an OpenAI-compatible server if `chat.url` is set, else Gemini if there is a key, else
 * null (the embedded extractive model answers). Throws if `chat.url` is set without a model id.
 */
export function createChatModel({ gemini, chat }: ModelConfig): ChatModel | null {
  if (chat?.url) {
    if (!chat.model) throw new Error('CHAT_MODEL must name the model that CHAT_MODEL_URL serves.');
    const server = createOpenAICompatible({
      name: 'openai-compatible',
      baseURL: trim(chat.url),
      apiKey: chat.apiKey ?? 'none',
    });
    // The framework's types are those of an older minor version.
    const model = server.chatModel(chat.model) as LanguageModelV4;
    return { id: chat.model, model, maxRetries: 1, callsTools: chat.callsTools ?? false };
  }
  if (!gemini) return null;
  const id = chat?.model ?? defaultModels.chat;
  return { id, model: geminiChatModel(gemini, id), maxRetries: 0, callsTools: chat?.callsTools ?? true };
}

const trim = (url: string) => url.replace(/\/+$/, '');
