import type { EmbedBatch } from './batches.ts';
import { openaiPost } from './openai-post.ts';
import { ProviderError } from './provider-error.ts';
import { readJson } from './read-answer.ts';
import { prefixText } from './task-prefix.ts';

/** Creates the embedding request of an OpenAI-compatible server (Ollama, vLLM, …). Only the operator sets its address. */
export function openaiEmbedding(server: {
  url: string;
  model: string;
  apiKey?: string;
  dimensions?: number;
}): EmbedBatch {
  const { url, model, apiKey, dimensions } = server;
  const post = openaiPost(url, apiKey);
  return async (texts, { kind, timeoutMs, signal }) => {
    const input = texts.map((text) => prefixText(model, kind, text));
    const body = { model, input, encoding_format: 'float', dimensions };
    return readVectors(await readJson(post, '/embeddings', body, { signal, timeoutMs }));
  };
}

function readVectors(answer: unknown): number[][] {
  const { data } = (answer ?? {}) as { data?: { index: number; embedding: number[] }[] };
  if (!Array.isArray(data)) throw new ProviderError('malformed');
  const ordered = [...data].sort((a, b) => (a.index ?? 0) - (b.index ?? 0)).map(({ embedding }) => embedding);
  if (!ordered.every((values) => Array.isArray(values))) throw new ProviderError('malformed');
  return ordered;
}
