import type { GoogleGenAI } from '@google/genai';
import type { GeminiAccess } from './config.ts';
import { createPost, type Post } from './post.ts';

const home = 'https://generativelanguage.googleapis.com';

/** The client for one key. Its library is loaded only where documents are embedded: it is large. */
export async function geminiClient({ apiKey, baseUrl }: GeminiAccess): Promise<GoogleGenAI> {
  const { GoogleGenAI } = await import('@google/genai');
  return new GoogleGenAI({ apiKey, vertexai: false, ...(baseUrl && { httpOptions: { baseUrl } }) });
}

/**
 * The same service without the library, for what a visitor waits for: the library costs more of a chat than searching
 * and storing it together. Paths begin behind the version.
 */
export function geminiPost({ apiKey, baseUrl = home }: GeminiAccess): Post {
  return createPost(`${baseUrl.replace(/\/+$/, '')}/v1`, { 'x-goog-api-key': apiKey });
}

/** A model's name as the service's addresses have it. */
export const modelName = (model: string) =>
  /^(?:models|tunedModels)\//.test(model) ? model : `models/${model}`;
