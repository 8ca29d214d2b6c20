import { setTimeout as delay } from 'node:timers/promises';
import type { Embedder } from '@jawab/core';
import { ProviderError } from './provider-error.ts';

/** One request to a provider: up to 100 texts, one vector each, in order. */
export type EmbedBatch = (
  texts: string[],
  kind: 'query' | 'document',
  signal?: AbortSignal,
) => Promise<number[][]>;

/** How to wait between attempts; tests pass their own clock. */
export interface Backoff {
  attempts: { query: number; document: number };
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  random(): number;
}

/** A visitor waits for a query, so it is tried twice; a job can wait. */
export const defaultBackoff: Backoff = {
  attempts: { query: 2, document: 6 },
  wait: async (ms, signal) => void (await delay(ms, undefined, { signal })),
  random: Math.random,
};

const batchSize = 100;
const firstWaitMs = 300;
const longestWaitMs = { query: 1_000, document: 60_000 };

/** Makes an {@link Embedder} of a provider's single request: batches of 100, retries on 429 and 5xx, vectors of length 1. */
export function embedInBatches(model: string, embedBatch: EmbedBatch, backoff: Backoff): Embedder {
  return {
    model,
    async embed(texts, kind, signal) {
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += batchSize) {
        const batch = texts.slice(at, at + batchSize);
        const found = await retry(() => embedBatch(batch, kind, signal), kind, backoff, signal);
        if (found.length !== batch.length) throw new ProviderError('malformed');
        for (const values of found) vectors.push(normalize(values));
      }
      return vectors;
    },
  };
}

async function retry<T>(
  run: () => Promise<T>,
  kind: 'query' | 'document',
  backoff: Backoff,
  signal?: AbortSignal,
) {
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted();
    try {
      return await run();
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof ProviderError) || !error.retryable || attempt >= backoff.attempts[kind])
        throw error;
      const exponential = firstWaitMs * 2 ** (attempt - 1) * (0.5 + backoff.random());
      const waitMs = Math.max(error.retryAfterMs ?? 0, exponential);
      if (kind === 'query' && waitMs > longestWaitMs.query) throw error;
      await backoff.wait(Math.min(waitMs, longestWaitMs[kind]), signal);
    }
  }
}

function normalize(values: number[]): Float32Array {
  let sum = 0;
  for (const value of values) sum += value * value;
  if (!values.length || !Number.isFinite(sum)) throw new ProviderError('malformed');
  const length = Math.sqrt(sum) || 1;
  const vector = new Float32Array(values.length);
  for (let i = 0; i < vector.length; i++) vector[i] = (values[i] as number) / length;
  return vector;
}
