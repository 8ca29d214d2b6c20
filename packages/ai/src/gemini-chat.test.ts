import { afterAll, beforeAll, expect, test } from 'vitest';
import { latch, type ModelServer, startModelServer } from '../../../test/support/model-server.ts';
import type { LanguageModelV4 } from './config.ts';
import { createChatModel } from './index.ts';

let server: ModelServer;
let model: LanguageModelV4;
beforeAll(async () => {
  server = await startModelServer({ reply: ['Hello', ' world'] });
  const gemini = { apiKey: 'AIza-test', baseUrl: server.url };
  model = createChatModel({ gemini, chat: { model: 'gemini-test' } })?.model as LanguageModelV4;
});
afterAll(() => server.close());

const prompt: Parameters<LanguageModelV4['doStream']>[0]['prompt'] = [
  { role: 'system', content: 'Be brief.' },
  { role: 'user', content: [{ type: 'text', text: 'Hi' }] },
  { role: 'assistant', content: [{ type: 'text', text: 'Hello.' }] },
  { role: 'user', content: [{ type: 'text', text: 'Who?' }] },
];

async function run(onText = () => {}) {
  const { stream } = await model.doStream({ prompt, temperature: 0.2 });
  let text = '';
  // biome-ignore lint/suspicious/noExplicitAny: parts are a wide union
  const seen: any[] = [];
  for await (const part of stream) {
    seen.push(part);
    if (part.type === 'text-delta') {
      text += part.delta;
      onText();
    }
  }
  return { text, last: seen.at(-1), types: seen.map(({ type }) => type) };
}

test('streams text, usage and the finish reason, and sends roles in the wire format', async () => {
  const { text, last, types } = await run();
  expect(text).toBe('Hello world');
  const kinds = types.filter((type, at) => type !== types[at - 1]);
  expect(kinds).toEqual(['stream-start', 'text-start', 'text-delta', 'text-end', 'finish']);
  expect(last).toMatchObject({
    finishReason: { unified: 'stop', raw: 'STOP' },
    usage: { inputTokens: { total: 100 }, outputTokens: { total: 40 } },
  });
  const request = server.requests.at(-1);
  expect(request).toMatchObject({
    format: 'gemini',
    stream: true,
    system: 'Be brief.',
    model: 'gemini-test',
  });
  expect(request?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
  expect(request?.headers['x-goog-api-key']).toBe('AIza-test');
  expect(request?.body.generationConfig).toMatchObject({ temperature: 0.2 });
});

test('returns the whole text when not streaming', async () => {
  expect(await model.doGenerate({ prompt })).toMatchObject({
    content: [{ type: 'text', text: 'Hello world' }],
    finishReason: { unified: 'stop' },
  });
});

test.each([
  ['a destroyed socket', { cutAfter: 1, stallAfter: 1 }],
  ['an end without a finish reason', { endAfter: 1, stallAfter: 1 }],
])('reports an interrupted stream after %s', async (_, behaviour) => {
  const { opened, open } = latch();
  server.script({ ...behaviour, hold: opened });
  const { text, last } = await run(open);
  expect(text).toBe('Hello');
  expect(last).toMatchObject({ type: 'error', error: { code: 'interrupted' } });
});

test('reports content-filter when the question or the answer is blocked', async () => {
  server.script({ block: 'prompt' }, { block: 'answer' });
  expect((await run()).last).toMatchObject({ type: 'finish', finishReason: { unified: 'content-filter' } });
  const second = await run();
  expect(second).toMatchObject({
    text: 'Hello world',
    last: { finishReason: { unified: 'content-filter' } },
  });
});

test('returns no model without a key or an address, and rejects an address without a model id', () => {
  expect(createChatModel({})).toBeNull();
  expect(() => createChatModel({ chat: { url: 'http://127.0.0.1:1' } })).toThrow('CHAT_MODEL');
});

test('asks an OpenAI-compatible server, whose address may end with a slash', async () => {
  const chat = { url: `${server.openaiUrl}/`, model: 'Qwen/Qwen3-8B', apiKey: 'sk-test' };
  const { stream } = (await createChatModel({ chat })?.model.doStream({ prompt })) ?? {};
  let text = '';
  for await (const part of stream ?? []) if (part.type === 'text-delta') text += part.delta;
  expect(text).toBe('Hello world');
  expect(server.requests.at(-1)).toMatchObject({ format: 'openai', model: chat.model, stream: true });
});
