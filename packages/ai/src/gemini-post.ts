import type { GeminiAccess } from './config.ts';
import { createPost, type Post } from './post.ts';

const home = 'https://generativelanguage.googleapis.com';

/** Makes the {@link Post} to the Gemini API with one key. Paths begin behind the version. */
export function geminiPost({ apiKey, baseUrl = home }: GeminiAccess): Post {
  return createPost(`${baseUrl.replace(/\/+$/, '')}/v1`, { 'x-goog-api-key': apiKey });
}

/** A model's name as the service's addresses have it. */
export const modelName = (model: string) =>
  /^(?:models|tunedModels)\//.test(model) ? model : `models/${model}`;
