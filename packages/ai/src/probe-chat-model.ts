import { defaultModels, type ModelConfig } from './config.ts';
import { createGemini } from './gemini-client.ts';
import { openaiPost } from './openai-post.ts';
import { readJson } from './read-answer.ts';

const question = 'Answer with the word yes.';

/**
 * Asks the configured chat model one short question, which costs a few tokens. Throws `ProviderError` if it does not answer
 * within `timeoutMs`.
 */
export async function probeChatModel({ gemini, chat }: ModelConfig, timeoutMs: number): Promise<void> {
  if (chat?.url) {
    const messages = [{ role: 'user', content: question }];
    const body = { model: chat.model, messages };
    await readJson(openaiPost(chat.url, chat.apiKey), '/chat/completions', body, { timeoutMs });
    return;
  }
  if (!gemini) throw new Error('There is no chat model.');
  const model = chat?.model ?? defaultModels.chat;
  await createGemini(gemini)({ timeoutMs }, (models, httpOptions) =>
    models.generateContent({
      model,
      contents: question,
      config: { automaticContinuation: false, httpOptions },
    }),
  );
}
