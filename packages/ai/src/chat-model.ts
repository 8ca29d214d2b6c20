import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type ChatModel, defaultModels, type LanguageModelV4, type ModelConfig } from './config.ts';
import { geminiChatModel } from './gemini-chat.ts';
import { createChatFetch } from './openai-chat-fetch.ts';
import { type Backoff, defaultBackoff } from './retry.ts';

/**
 * Creates the configured chat model: an OpenAI-compatible server if `chat.url` is set, else Gemini if there is a key, else
 * null (the embedded extractive model answers). Both retry an answer that has not begun. Throws if `chat.url` is set without a
 * model id.
 */
export function createChatModel(
  { gemini, chat }: ModelConfig,
  backoff: Backoff = defaultBackoff,
): ChatModel | null {
  if (chat?.url) {
    if (!chat.model) throw new Error('CHAT_MODEL must name the model that CHAT_MODEL_URL serves.');
    const baseURL = chat.url.replace(/\/+$/, '');
    const fetch = createChatFetch(baseURL, chat.apiKey, backoff);
    const server = createOpenAICompatible({ name: 'openai-compatible', baseURL, fetch });
    // The framework's types are those of an older minor version.
    const model = server.chatModel(chat.model) as LanguageModelV4;
    return { id: chat.model, model, callsTools: chat.callsTools ?? false };
  }
  if (!gemini) return null;
  const id = chat?.model ?? defaultModels.chat;
  return { id, model: geminiChatModel(gemini, id, backoff), callsTools: chat?.callsTools ?? true };
}
