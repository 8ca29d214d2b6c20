import { createChatModel, createEmbedder, installableModels, sizeOf } from '@jawab/ai';
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

/** Says how to get a sentence model; null where questions are already compared by meaning. */
export function recommendModel({ gemini, embedding }: Pick<Config, 'gemini' | 'embedding'>): string | null {
  const [[name, model] = []] = Object.entries(installableModels);
  if (!model || createEmbedder({ gemini, embedding })) return null;
  const mib = Math.ceil(sizeOf(model) / 2 ** 20);
  return `To search by meaning too, run \`npm run -s jawab -- model install ${name}\`: ${mib} MiB, and no text leaves this machine.`;
}
