import type { Embedder } from '@jawab/core';
import { type Backoff, defaultBackoff, embedInBatches } from './batches.ts';
import { defaultModels, type ModelConfig } from './config.ts';
import { geminiEmbedding } from './gemini-embedding.ts';
import { openaiEmbedding } from './openai-embedding.ts';

/**
 * The embedder of a configuration: an OpenAI-compatible server when `embedding.url` is set, else Gemini when there is a
 * key, else null (search uses terms only). Vectors have length 1. `embed` throws ProviderError when the provider does
 * not answer after retries, and the signal's reason when it is aborted. Throws when a url comes without a model id.
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
