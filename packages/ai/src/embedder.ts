import { basename, dirname } from 'node:path';
import type { Embedder } from '@jawab/core';
import { type EmbedBatch, embedInBatches } from './batches.ts';
import { defaultModels, type ModelConfig } from './config.ts';
import { geminiEmbedding } from './gemini-embedding.ts';
import { localEmbedding } from './local-embedding.ts';
import { openaiEmbedding } from './openai-embedding.ts';
import { ProviderError } from './provider-error.ts';
import { type Backoff, defaultBackoff } from './retry.ts';

/**
 * Creates the configured embedder: the model in `embedding.file`, else an OpenAI-compatible server if `embedding.url` is set,
 * else Gemini if there is a key, else null (search uses terms only). Another model than that of the file is asked at Gemini if
 * there is a key: it may be the one before. Vectors have length 1. `embed` throws ProviderError if the retries fail, and the
 * signal's reason if it is aborted. Throws if a url is set without a model id.
 */
export function createEmbedder(config: ModelConfig, backoff: Backoff = defaultBackoff): Embedder | null {
  const { gemini, embedding } = config;
  if (embedding?.file) {
    const { file, model = nameOf(file) } = embedding;
    if (model === nameOf(file)) return embedInBatches(model, localEmbedding({ file, model }), backoff);
    if (!gemini) return embedInBatches(model, refuseModel(model), backoff);
  }
  if (embedding?.url) {
    const { url, model } = embedding;
    if (!model) throw new Error('EMBEDDING_MODEL must name the model that EMBEDDING_URL serves.');
    return embedInBatches(model, openaiEmbedding({ ...embedding, url, model }), backoff);
  }
  if (!gemini) return null;
  const model = embedding?.model ?? defaultModels.embedding;
  return embedInBatches(model, geminiEmbedding(gemini, model, embedding?.dimensions ?? 768), backoff);
}

/** The name of a model file: that of its folder, which `onnx` is not. */
const nameOf = (file: string) => {
  const folder = dirname(file);
  return basename(folder) === 'onnx' ? basename(dirname(folder)) : basename(folder);
};

const refuseModel =
  (model: string): EmbedBatch =>
  async () => {
    throw new ProviderError('refused', { reason: `EMBEDDING_FILE has no model ${model}.` });
  };
