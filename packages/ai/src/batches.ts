import type { Embedder } from '@jawab/core';
import { ProviderError } from './provider-error.ts';
import { type Backoff, type Patience, retry } from './retry.ts';

/** The kind of the texts, and how long the request may take. */
export interface EmbedOptions {
  kind: 'query' | 'document';
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** Sends one request to a provider: up to 100 texts. Returns one vector for each, in order. */
export type EmbedBatch = (texts: string[], options: EmbedOptions) => Promise<number[][]>;

const batchSize = 100;
const timeoutMs: Record<Patience, number> = { visitor: 5_000, job: 60_000 };

/** Creates an {@link Embedder} that sends batches of 100, retries on 429 and 5xx, and returns vectors of length 1. */
export function embedInBatches(model: string, embedBatch: EmbedBatch, backoff: Backoff): Embedder {
  return {
    model,
    async embed(texts, kind, signal) {
      const patience = kind === 'query' && texts.length === 1 ? 'visitor' : 'job';
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

function normalize(values: number[]): Float32Array {
  let sum = 0;
  for (const value of values) sum += value * value;
  if (!values.length || !Number.isFinite(sum)) throw new ProviderError('malformed');
  const length = Math.sqrt(sum) || 1;
  const vector = new Float32Array(values.length);
  for (let i = 0; i < vector.length; i++) vector[i] = (values[i] as number) / length;
  return vector;
}
