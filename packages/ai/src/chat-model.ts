import { type ChatModel, defaultModels, type ModelConfig } from './config.ts';
import { geminiChatModel } from './gemini-chat.ts';

/**
 * Creates the configured chat model: an OpenAI-compatible server if `chat.url` is set, else Gemini if there is a key, else
 * null (the embedded extractive model answers). Throws if `chat.url` is set without a model id.
 */
export function createChatModel({ gemini, chat }: ModelConfig): ChatModel | null {
  if (chat?.url) {
    if (!chat.model) throw new Error('CHAT_MODEL must name the model that CHAT_MODEL_URL serves.');
    const model = {
      providerId: 'openai-compatible',
      modelId: chat.model,
      url: trim(chat.url),
      apiKey: chat.apiKey ?? 'none',
    };
    return { id: chat.model, model, maxRetries: 1, callsTools: chat.callsTools ?? false };
  }
  if (!gemini) return null;
  const id = chat?.model ?? defaultModels.chat;
  return { id, model: geminiChatModel(gemini, id), maxRetries: 0, callsTools: chat?.callsTools ?? true };
}

const trim = (url: string) => url.replace(/\/+$/, '');
