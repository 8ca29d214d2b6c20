import type { Embedder } from '@jawab/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { latch, type ModelServer, startModelServer } from '../../../test/support/model-server.ts';
import type { ModelConfig } from './config.ts';
import { createEmbedder, ProviderError } from './index.ts';

let server: ModelServer;
const waits: number[] = [];
const backoff = {
  attempts: { visitor: 2, job: 4 },
  wait: async (ms: number) => void waits.push(ms),
  random: () => 0.5,
};
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const dot = (a: Float32Array = new Float32Array(), b?: Float32Array) =>
  a.reduce((sum, value, at) => sum + value * (b?.[at] ?? 0), 0);
const configs: [string, () => ModelConfig][] = [
  [
    'gemini',
    () => ({
      gemini: { apiKey: 'AIza-test', baseUrl: server.url },
      embedding: { model: 'gemini-embedding-001' },
    }),
  ],
  ['openai', () => ({ embedding: { url: server.openaiUrl, model: 'bge-m3', apiKey: 'sk-test' } })],
];

describe.each(configs)('%s', (format, config) => {
  const embedder = () => createEmbedder(config(), backoff) as Embedder;
  const texts = Array.from({ length: 230 }, (_, at) => `text number${at} about refunds`);

  test('returns one vector of length 1 for each text, in order, in batches of 100', async () => {
    const before = server.requests.length;
    const vectors = await embedder().embed(texts, 'document');
    const sent = server.requests.slice(before);
    expect(sent.map(({ inputs }) => inputs.length)).toEqual([100, 100, 30]);
    expect(sent.every((request) => request.format === format)).toBe(true);
    expect(vectors).toHaveLength(230);
    expect(dot(vectors[7], vectors[7])).toBeCloseTo(1, 5);
    const [query] = await embedder().embed(['number150'], 'query');
    const nearest = vectors
      .map((vector, at) => [dot(query, vector), at] as const)
      .sort((a, b) => b[0] - a[0])[0];
    expect(nearest?.[1]).toBe(150);
  });

  test('sends no request when there is nothing to embed', async () => {
    const before = server.requests.length;
    expect(await embedder().embed([], 'document')).toEqual([]);
    expect(server.requests.length).toBe(before);
  });

  test('retries 429 and 503, not before Retry-After and slower each time', async () => {
    waits.length = 0;
    server.script(
      { kind: 'embed', status: 429, retryAfter: 7 },
      { kind: 'embed', status: 503 },
      { kind: 'embed', status: 503 },
    );
    expect(await embedder().embed(['a'], 'document')).toHaveLength(1);
    expect(waits).toEqual([7000, 600, 1200]);
  });

  test('fails a query at once when Retry-After is far away', async () => {
    waits.length = 0;
    server.script({ kind: 'embed', status: 429, retryAfter: 30 });
    await expect(embedder().embed(['a'], 'query')).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterMs: 30_000,
    });
    expect(waits).toEqual([]);
  });

  test('retries a batch of queries as long as documents, because no visitor waits', async () => {
    waits.length = 0;
    server.script({ kind: 'embed', status: 429, retryAfter: 30 });
    expect(await embedder().embed(['a', 'b'], 'query')).toHaveLength(2);
    expect(waits).toEqual([30_000]);
  });

  test('does not retry 400, and hides the provider’s text', async () => {
    const before = server.requests.length;
    server.script({ kind: 'embed', status: 400 });
    const error = await embedder()
      .embed(['a'], 'document')
      .catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ code: 'refused', status: 400 });
    expect(String(error.stack) + JSON.stringify(error)).not.toContain('upstream-secret');
    expect(server.requests.length - before).toBe(1);
  });

  test.each([1, 3])('fails as malformed when two texts get %i vectors', async (vectors) => {
    server.script({ kind: 'embed', vectors });
    await expect(embedder().embed(['a', 'b'], 'document')).rejects.toMatchObject({ code: 'malformed' });
  });

  test('ends the request on abort', async () => {
    const { opened, open } = latch();
    server.script({ kind: 'embed', hold: opened });
    const abort = new AbortController();
    const before = server.requests.length;
    const pending = embedder().embed(['a'], 'document', abort.signal);
    await expect.poll(() => server.requests.length).toBe(before + 1);
    abort.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(await server.requests.at(-1)?.done).toBe(false);
    open();
  });
});

test('gives each model its task in the form it was trained with', async () => {
  const gemini = { apiKey: 'k', baseUrl: server.url };
  const last = () => server.requests.at(-1);
  await createEmbedder({ gemini, embedding: { model: 'gemini-embedding-001' } })?.embed(['a'], 'query');
  expect(last()?.body.requests[0]).toMatchObject({ taskType: 'RETRIEVAL_QUERY', outputDimensionality: 768 });
  await createEmbedder({ gemini })?.embed(['a', 'b'], 'document');
  expect(last()?.model).toBe('gemini-embedding-2');
  expect(last()?.inputs).toEqual(['title: none | text: a', 'title: none | text: b']);
  await createEmbedder({
    embedding: { url: server.openaiUrl, model: 'intfloat/multilingual-e5-large' },
  })?.embed(['a'], 'query');
  expect(last()?.inputs).toEqual(['query: a']);
});

test('fails as unavailable when no server listens', async () => {
  const gone = await startModelServer();
  await gone.close();
  const embedder = createEmbedder({ embedding: { url: gone.openaiUrl, model: 'm' } }, backoff);
  await expect(embedder?.embed(['a'], 'document')).rejects.toMatchObject({ code: 'unavailable' });
});

test('asks Gemini for the model that was there before the model of a file', async () => {
  const embedding = { file: '/models/multilingual-e5-small/model.onnx', model: 'gemini-embedding-001' };
  const gemini = { apiKey: 'AIza-test', baseUrl: server.url };
  const before = server.requests.length;
  const former = createEmbedder({ gemini, embedding }, backoff);
  expect(former?.model).toBe('gemini-embedding-001');
  expect(await former?.embed(['refunds'], 'query')).toHaveLength(1);
  expect(server.requests.slice(before).map(({ format }) => format)).toEqual(['gemini']);
});
