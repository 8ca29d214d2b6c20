import type { SearchRequest } from '@jawab/core';
import { say } from '@jawab/language';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { geminiModel, openaiModel } from '../test/support/chat-models.ts';
import { type ModelServer, startModelServer } from '../test/support/model-server.ts';
import { passage, readAnswer, turnRequest } from '../test/support/turns.ts';
import { createAnswerer } from './index.ts';

const hours = passage(1, 'Our shop opens at ten in the morning.');
const parking = passage(2, 'Parking behind the house is free. See https://shop.example/parking for a map.');

let server: ModelServer;
let searched: SearchRequest[];
let failing: boolean;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  searched = [];
  failing = false;
});

const models = { gemini: () => geminiModel(server), openai: () => openaiModel(server, true) };

function ask(model: keyof typeof models, question: string, language = 'en') {
  const answerer = createAnswerer({
    chatModel: models[model](),
    embedQuestion: null,
    search: async (_sql, request) => {
      searched.push(request);
      if (searched.length > 1 && failing) throw new Error('upstream-secret');
      return { hits: searched.length > 1 ? [hours, parking] : [hours], confidence: 3, threshold: 1 };
    },
  });
  return readAnswer(answerer(turnRequest(question, { language })));
}

/** Names of the tools that a request offers. */
// biome-ignore lint/suspicious/noExplicitAny: the raw body
function offered(body: any): string[] {
  const declared = body.tools.flatMap(
    (tool: { functionDeclarations?: object[]; function?: object }) =>
      tool.functionDeclarations ?? [tool.function],
  );
  return declared.map(({ name }: { name: string }) => name).toSorted();
}

describe.each(['gemini', 'openai'] as const)('%s', (model) => {
  test('offers three read-only tools', async () => {
    await ask(model, 'When do you open?');
    expect(offered(server.requests.at(-1)?.body)).toEqual([
      'hand_over',
      'not_in_knowledge',
      'search_knowledge',
    ]);
    expect(server.requests.at(-1)?.system).not.toContain('[none]');
  });

  test('hands over with a notice in the reply language on hand_over', async () => {
    server.script({ call: { name: 'hand_over', args: {} } });
    const before = server.requests.length;
    const { text, answer } = await ask(model, 'Ugh. Is nobody alive in there?');
    expect(text).toBe(say('en', 'handoff', { botName: 'Mina' }));
    expect(answer).toMatchObject({
      answered: null,
      handoff: { reason: 'asked' },
      sources: [],
      fallback: false,
    });
    expect(answer.trace).toMatchObject({ usage: { input_tokens: expect.any(Number) }, finish: 'tool-calls' });
    expect(server.requests.length - before).toBe(1);
  });

  test('keeps an answer before hand_over, and nothing else', async () => {
    const notice = say('en', 'handoff', { botName: 'Mina' });
    server.script({ reply: 'I will never help you.', call: { name: 'hand_over', args: {} } });
    expect((await ask(model, 'Ugh. Is nobody alive in there?')).text).toBe(notice);
    server.script({ reply: 'Our shop opens at ten [1].', call: { name: 'hand_over', args: {} } });
    const { text, answer } = await ask(model, 'When does the shop open? Is nobody alive in there?');
    expect(text).toBe(`Our shop opens at ten.\n\n${notice}`);
    expect(answer.handoff).toEqual({ reason: 'asked' });
  });

  test('reports unanswered, in the reply language, on not_in_knowledge', async () => {
    server.script({ call: { name: 'not_in_knowledge', args: {} } });
    const { text, answer } = await ask(model, '何時に開きますか', 'ja');
    expect(text).toBe(say('ja', 'noAnswer'));
    expect(answer).toMatchObject({ answered: false, sources: [], trace: { decision: 'model_refused' } });
  });

  test('adds passages on search_knowledge, with the next numbers, which may be cited', async () => {
    server.script(
      { call: { name: 'search_knowledge', args: { query: 'parking' } } },
      { reply: 'Parking is free [2], see https://shop.example/parking for a map [2][3].' },
    );
    const { text, answer } = await ask(model, 'Where can I leave my car?');
    expect(text).toBe('Parking is free, see https://shop.example/parking for a map.');
    expect(answer.sources.map(({ document_id }) => document_id)).toEqual([parking.document_id]);
    expect(searched.map(({ query }) => query)).toEqual(['Where can I leave my car?', 'parking']);
    expect(searched[1]).toMatchObject({ workspaceId: 'w', botIds: ['b'] });
    expect(answer.trace).toMatchObject({ searched_again: ['parking'], cited: [2], invented: 1 });
    const sent = JSON.stringify(server.requests.at(-1)?.body);
    expect(sent).toMatch(/<passage number=\W+2\W+ from=/);
    if (model === 'gemini') expect(sent).toContain('"thoughtSignature":"signature"');
  });

  test('keeps the first passages when a search fails, and hides its error', async () => {
    failing = true;
    server.script(
      { call: { name: 'search_knowledge', args: { query: 'parking' } } },
      { reply: 'We open at ten [1].' },
    );
    const { text } = await ask(model, 'When do you open?');
    expect(text).toBe('We open at ten.');
    expect(JSON.stringify(server.requests.at(-1)?.body)).not.toContain('upstream-secret');
  });

  test('asks a model that only searches three times at most', async () => {
    const call = { name: 'search_knowledge', args: { query: 'parking' } };
    server.script({ call }, { call }, { call });
    const before = server.requests.length;
    const { answer } = await ask(model, 'When does the shop open?');
    expect(server.requests.length - before).toBe(3);
    expect(answer).toMatchObject({ fallback: true, model: 'jawab-extractive' });
  });
});
