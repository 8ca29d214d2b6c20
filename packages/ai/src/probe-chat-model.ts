import type { ModelConfig } from './config.ts';
import { defaultModels } from './config.ts';
import { geminiPost, modelName } from './gemini-post.ts';
import { createPost } from './post.ts';
import { readJson } from './read-answer.ts';

const question = 'Answer with the word yes.';

/**
 * Asks the configured chat model one short question, which costs a few tokens. Throws `ProviderError` if it does not answer
 * within `timeoutMs`.
 */
export async function probeChatModel({ gemini, chat }: ModelConfig, timeoutMs: number): Promise<void> {
  if (chat?.url) {
    const post = createPost(chat.url, { authorization: `Bearer ${chat.apiKey ?? 'none'}` });
    const messages = [{ role: 'user', content: question }];
    return void (await readJson(post, '/chat/completions', { model: chat.model, messages }, { timeoutMs }));
  }
  if (!gemini) throw new Error('There is no chat model.');
  const path = encodeURI(`/${modelName(chat?.model ?? defaultModels.chat)}:generateContent`);
  await readJson(
    geminiPost(gemini),
    path,
    { contents: [{ role: 'user', parts: [{ text: question }] }] },
    { timeoutMs },
  );
}
