import type { HttpOptions, Models } from '@google/genai/web';
import type { GeminiAccess } from './config.ts';
import { apiVersion, baseUrlOf, geminiPost } from './gemini-post.ts';
import type { Limits } from './post.ts';
import { ProviderError } from './provider-error.ts';
import { readAnswer } from './read-answer.ts';

/**
 * Makes one call of the client library, which gets `httpOptions` in its config. Throws {@link ProviderError}, or the signal's
 * reason if it is aborted.
 */
export type CallGemini = <T>(
  limits: Limits,
  call: (models: Models, httpOptions: HttpOptions) => Promise<T>,
) => Promise<T>;

/**
 * Creates the calls of Gemini's client library with one key. The library writes requests and reads answers; our own connections carry
 * them. So time limits, redirects, sizes and errors are those of every provider, and a call takes .3 ms of CPU less than with `fetch`.
 */
export function createGemini(access: GeminiAccess): CallGemini {
  const post = geminiPost(access);
  const baseUrl = baseUrlOf(access);
  const root = `${baseUrl}/${apiVersion}`;
  let opening: Promise<Models> | undefined;
  // The entry for browsers has no Google Cloud sign-in: it takes 10 MiB and 50 ms of CPU instead of 31 MiB and 180 ms.
  const open = async () => {
    const { GoogleGenAI } = await import('@google/genai/web');
    return new GoogleGenAI({ apiKey: access.apiKey, httpOptions: { baseUrl, apiVersion } }).models;
  };
  return async (limits, call) => {
    opening ??= open();
    const send = async (url: unknown, init?: RequestInit) => {
      const path = String(url).slice(root.length);
      const { bytes } = await readAnswer(post, path, String(init?.body), limits);
      return new Response(bytes as Buffer<ArrayBuffer>);
    };
    try {
      return await call(await opening, { fetch: send });
    } catch (error) {
      limits.signal?.throwIfAborted();
      throw error instanceof ProviderError ? error : new ProviderError('malformed');
    }
  };
}
