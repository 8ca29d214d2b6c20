import { createAnswerer } from '@jawab/agents';
import type { AnswerRequest } from '@jawab/core';
import { describe, expect, test } from 'vitest';
import { passage, plainBot, readAnswer, turnRequest } from '../support/turns.ts';
import { readCases } from './read-cases.ts';

const cases = readCases<Record<'leans' | 'alone', string[]>>('follow-up.cases');

const before = 'zanzibar';
/** Returns what is searched for when a question comes after another one, if the first search answers it. */
async function searchedFor(message: string, language: string): Promise<string> {
  const searched: string[] = [];
  const answerer = createAnswerer({
    chatModel: null,
    embedQuestion: null,
    search: async (_, { query }) => {
      searched.push(query);
      return { hits: [passage(1, 'Zanzibar is an island.')], confidence: 1, threshold: 1 };
    },
  });
  const history: AnswerRequest['history'] = [
    { role: 'user', content: before },
    { role: 'assistant', content: 'Zanzibar' },
  ];
  const bot = Object.assign({}, plainBot, { language });
  await readAnswer(answerer(turnRequest(message, { history, language, bot })));
  return searched.join();
}

describe.each(Object.entries(cases))('%s', (language, { leans, alone }) => {
  test.each(leans)('reads "%s" with the question before', async (message) => {
    expect(await searchedFor(message, language)).toBe(`${before}\n${message}`);
  });
  test.each(alone)('reads "%s" by itself', async (message) => {
    expect(await searchedFor(message, language)).toBe(message);
  });
});
