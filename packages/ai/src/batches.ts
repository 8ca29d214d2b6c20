import { setTimeout as delay } from 'node:timers/promises';
import type { Embedder } from '@jawab/core';
import { ProviderError } from './provider-error.ts';

/** The kind of the texts, and how long the request may take. */
export interface EmbedOptions {
  kind: 'query' | 'document';
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** Sends one request to a provider: up to 100 texts. Returns one vector for each, in order. */
export type EmbedBatch = (texts: string[], options: EmbedOptions) => Promise<number[][]>;

/** How to wait between attempts. Tests pass their own clock. `query` is for a single question, `document` for the rest. */
export interface Backoff {
  attempts: Patience;
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  random(): number;
}

interface Patience {
  query: number;
  document: number;
}

/** Tries a query only twice, because a visitor waits for it. A job can wait. */
export const defaultBackoff: Backoff = {
  attempts: { query: 2, document: 6 },
  wait: async (ms, signal) => void (await delay(ms, undefined, { signal })),
  random: Math.random,
};

const batchSize = 100;
const firstWaitMs = 300;
const maxWaitMs: Patience = { query: 1_000, document: 60_000 };
const timeoutMs: Patience = { query: 5_000, document: 60_000 };

/** Creates an {@link Embedder} that sends batches of 100, retries on 429 and 5xx, and returns vectors of length 1. */
export function embedInBatches(model: string, embedBatch: EmbedBatch, backoff: Backoff): Embedder {
  return {
    model,
    async embed(texts, kind, signal) {
      const patience = kind === 'query' && texts.length === 1 ? 'query' : 'document';
      const options = { kind, timeoutMs: timeoutMs[patience], signal };
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += batchSize) {
        const batch = texts.slice(at, at + batchSize);
        const found = await retry(() => embedBatch(batch, options), patience, backoff, signal);
        if (found.length !== batch.length) throw new ProviderError('malformed');
        for (const values of found) vectors.push(normalize(values));
      }
      return vectors;
    },
  };
}

async function retry<T>(
  run: () => Promise<T>,
  patience: keyof Patience,
  backoff: Backoff,
  signal?: AbortSignal,
) {
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted();
    try {
      return await run();
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof ProviderError) || !error.retryable || attempt >= backoff.attempts[patience])
        throw error;
      const exponential = firstWaitMs * 2 ** (attempt - 1) * (0.5 + backoff.random());
      const waitMs = Math.max(error.retryAfterMs ?? 0, exponential);
      if (patience === 'query' && waitMs > maxWaitMs.query) throw error;
      await backoff.wait(Math.min(waitMs, maxWaitMs[patience]), signal);
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
