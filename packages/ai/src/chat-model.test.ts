import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { latch, type ModelServer, startModelServer } from '../../../test/support/model-server.ts';
import type { LanguageModelV4, ModelConfig } from './config.ts';
import { createChatModel, ProviderError } from './index.ts';

let server: ModelServer;
const waits: number[] = [];
const backoff = {
  attempts: { visitor: 2, job: 4 },
  wait: async (ms: number) => void waits.push(ms),
  random: () => 0.5,
};
beforeAll(async () => {
  server = await startModelServer({ reply: ['Hello', ' world'] });
});
afterAll(() => server.close());

const configs: [string, () => ModelConfig][] = [
  [
    'gemini',
    () => ({ gemini: { apiKey: 'AIza-test', baseUrl: server.url }, chat: { model: 'gemini-test' } }),
  ],
  ['openai', () => ({ chat: { url: server.openaiUrl, model: 'qwen/test', apiKey: 'sk-test' } })],
];

describe.each(configs)('%s', (_, config) => {
  const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'Who?' }] }];
  async function run(abortSignal?: AbortSignal, onText = () => {}) {
    waits.length = 0;
    const before = server.requests.length;
    const model = createChatModel(config(), backoff)?.model as LanguageModelV4;
    let text = '';
    const read = async () => {
      const { stream } = await model.doStream({ prompt, abortSignal });
      for await (const part of stream) {
        if (part.type === 'error') throw part.error;
        if (part.type === 'text-delta') {
          text += part.delta;
          onText();
        }
      }
    };
    const error = await read().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    return { text, error, asked: server.requests.length - before };
  }

  test.each([
    [400, 'refused', 1],
    [401, 'refused', 1],
    [408, 'unavailable', 2],
    [429, 'rate_limited', 2],
    [500, 'unavailable', 2],
    [503, 'unavailable', 2],
  ])('reports HTTP %i as %s after %i requests, without the provider’s text', async (status, code, asked) => {
    server.script(...Array.from({ length: asked }, () => ({ status })));
    const ended = await run();
    expect(ended).toMatchObject({ text: '', asked, error: { code, status } });
    expect(ended.error).toBeInstanceOf(ProviderError);
    expect(String((ended.error as Error).stack) + JSON.stringify(ended.error)).not.toMatch(
      /AIza|upstream-secret/,
    );
  });

  test.each([
    ['HTTP 503', { status: 503 }, 300],
    ['HTTP 429 that asks for a second', { status: 429, retryAfter: 1 }, 1_000],
    ['an answer that breaks off before its first byte', { cutAfter: 0 }, 300],
  ])('asks once more after %s, invisibly to the caller', async (_, behaviour, waitMs) => {
    server.script(behaviour);
    expect(await run()).toEqual({ text: 'Hello world', error: null, asked: 2 });
    expect(waits).toEqual([waitMs]);
  });

  test('fails at once when Retry-After is far away', async () => {
    server.script({ status: 429, retryAfter: 30 });
    expect(await run()).toMatchObject({ asked: 1, error: { code: 'rate_limited', retryAfterMs: 30_000 } });
    expect(waits).toEqual([]);
  });

  test('does not ask again after the first text', async () => {
    const { opened, open } = latch();
    server.script({ cutAfter: 1, stallAfter: 1, hold: opened });
    const { text, error, asked } = await run(undefined, open);
    expect({ text, asked }).toEqual({ text: 'Hello', asked: 1 });
    expect(error).not.toBeNull();
  });

  test('stops the request at the server on abort', async () => {
    const { opened, open } = latch();
    const abort = new AbortController();
    server.script({ stallAfter: 1, hold: opened });
    const { error } = await run(abort.signal, () => abort.abort());
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(await server.requests.at(-1)?.done).toBe(false);
    open();
  });
});
