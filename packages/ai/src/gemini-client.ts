import type { GoogleGenAI } from '@google/genai';
import type { GeminiAccess } from './config.ts';

/** The client for one key. Its library is loaded only where a key is configured: it is large. */
export async function geminiClient({ apiKey, baseUrl }: GeminiAccess): Promise<GoogleGenAI> {
  const { GoogleGenAI } = await import('@google/genai');
  return new GoogleGenAI({ apiKey, vertexai: false, ...(baseUrl && { httpOptions: { baseUrl } }) });
}
