import type { Embedder } from '@jawab/core';
import { type Backoff, defaultBackoff, embedInBatches } from './batches.ts';
import { defaultModels, type ModelConfig } from './config.ts';
import { geminiEmbedding } from './gemini-embedding.ts';
import { openaiEmbedding } from './openai-embedding.ts';

/**
 * Creates the configured embedder: an OpenAI-compatible server if `embedding.url` is set, else Gemini if there is a key,
 * else null (search uses terms only). Vectors have length 1. `embed` throws ProviderError if the retries fail, and the
 * signal's reason if it is aborted. Throws if a url is set without a model id.
 */
export function createEmbedder(config: ModelConfig, backoff: Backoff = defaultBackoff): Embedder | null {
  const { gemini, embedding } = config;
  if (embedding?.url) {
    const { url, model } = embedding;
    if (!model) throw new Error('EMBEDDING_MODEL must name the model that EMBEDDING_URL serves.');
    return embedInBatches(model, openaiEmbedding({ ...embedding, url, model }), backoff);
  }
  if (!gemini) return null;
  const model = embedding?.model ?? defaultModels.embedding;
  return embedInBatches(model, geminiEmbedding(gemini, model, embedding?.dimensions ?? 768), backoff);
}
