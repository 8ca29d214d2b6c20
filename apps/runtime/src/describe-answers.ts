import { createChatModel, createEmbedder } from '@jawab/ai';
import { codes } from '@jawab/language';
import type { Config } from './config.ts';

/** Says in one sentence what answers with these settings, and how questions are understood. */
export function describeAnswers({
  gemini,
  chat,
  embedding,
}: Pick<Config, 'gemini' | 'chat' | 'embedding'>): string {
  const models = { gemini, chat, embedding };
  const chatModel = createChatModel(models);
  const embedder = createEmbedder(models);
  const concepts = `understands ${codes.length} languages by concepts`;
  if (!chatModel && !embedder) return `No model configured: quotes only; ${concepts}.`;
  const answers = chatModel ? `${chatModel.id} answers` : 'No chat model configured: quotes only';
  return `${answers}; ${concepts}${embedder ? `, and by meaning with ${embedder.model}` : ''}.`;
}
