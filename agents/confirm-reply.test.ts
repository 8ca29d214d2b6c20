import type { AnswerRequest, Hit } from '@jawab/core';
import { readMessage } from '@jawab/language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openaiModel } from '../test/support/chat-models.ts';
import { type ModelServer, startModelServer } from '../test/support/model-server.ts';
import { createAnswerer } from './index.ts';

const text = 'The shop opens at ten in the morning. It closes at eight in the evening.';
const hit: Hit = {
  chunk_id: '1',
  document_id: '00000000-0000-4000-8000-000000000001',
  title: 'Hours',
  source_url: null,
  source_type: 'snippet',
  heading: null,
  text,
  start: 0,
  end: text.length,
  score: 1,
  retrievers: { terms: 1 },
};
const reply = 'The shop opens at ten in the morning [1]. It closes at eight in the evening [1].';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

async function ask() {
  const answerer = createAnswerer({
    chatModel: openaiModel(server),
    embedQuestion: null,
    asksVerdicts: true,
    search: async () => ({ hits: [hit], confidence: 3, threshold: 1 }),
  });
  const bot = {
    id: 'b',
    name: 'Mina',
    language: 'en',
    instructions: null,
    greeting: null,
    handoff_message: null,
  };
  const generator = answerer({
    workspaceId: 'w',
    bot,
    history: [],
    reading: readMessage('When does the shop open and close?', { explicit: 'en' }),
    sql: null as unknown as AnswerRequest['sql'],
    signal: new AbortController().signal,
  });
  const pieces: string[] = [];
  for (;;) {
    const step = await generator.next();
    if (step.done) return { pieces, answer: step.value };
    pieces.push(step.value);
  }
}

test('shows the sentences with a yes, in one piece', async () => {
  server.script({ reply }, { reply: '1: yes\n2: yes' });
  const { pieces, answer } = await ask();
  expect(pieces).toEqual([text]);
  expect(answer).toMatchObject({ answered: true, fallback: false });
  expect(JSON.stringify(server.requests.at(-1)?.body)).toContain('2: It closes at eight in the evening.');
});

test('withholds a sentence with a no, and says why', async () => {
  server.script({ reply }, { reply: '1: yes\n2: no' });
  const { pieces, answer } = await ask();
  expect(pieces.join('')).toBe('The shop opens at ten in the morning.');
  expect(answer.trace).toMatchObject({ withheld: { verdict: 1 } });
});

test.each([
  ['a no for all', [{ reply: '1: no\n2: no' }], 'withheld'],
  ['a sentence without a verdict', [{ reply: '1: yes' }], 'no_verdict'],
  ['no verdict', [{ status: 500 }, { status: 500 }], 'unavailable'],
])('quotes the passage after %s', async (_, verdicts, failure) => {
  server.script({ reply }, ...verdicts);
  const { pieces, answer } = await ask();
  expect(text).toContain(pieces.join('').slice(0, 20));
  expect(answer).toMatchObject({ fallback: true, trace: { failure } });
});
