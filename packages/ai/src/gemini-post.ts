import type { GeminiAccess } from './config.ts';
import { createPost, type Post } from './post.ts';

const home = 'https://generativelanguage.googleapis.com';

/** Creates the {@link Post} to the Gemini API with one key. Paths start after the version. */
export function geminiPost({ apiKey, baseUrl = home }: GeminiAccess): Post {
  return createPost(`${baseUrl.replace(/\/+$/, '')}/v1`, { 'x-goog-api-key': apiKey });
}

/** Returns the name of a model as it appears in the API's paths. */
export const modelName = (model: string) =>
  /^(?:models|tunedModels)\//.test(model) ? model : `models/${model}`;
