import { afterAll, beforeAll, expect, test } from 'vitest';
import { openaiModel } from '../test/support/chat-models.ts';
import { type ModelServer, startModelServer } from '../test/support/model-server.ts';
import { passage, readAnswer, turnRequest } from '../test/support/turns.ts';
import { createAnswerer } from './index.ts';

const text = 'The shop opens at ten in the morning. It closes at eight in the evening.';
const hit = passage(1, text, { title: 'Hours' });
const reply = 'The shop opens at ten in the morning [1]. It closes at eight in the evening [1].';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

function ask() {
  const answerer = createAnswerer({
    chatModel: openaiModel(server),
    embedQuestion: null,
    asksVerdicts: true,
    search: async () => ({ hits: [hit], confidence: 3, threshold: 1 }),
  });
  return readAnswer(answerer(turnRequest('When does the shop open and close?', { language: 'en' })));
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
