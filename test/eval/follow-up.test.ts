import { createAnswerer } from '@jawab/agents';
import type { AnswerRequest } from '@jawab/core';
import { readMessage } from '@jawab/language';
import { describe, expect, test } from 'vitest';
import { readCases } from './read-cases.ts';

const cases = readCases<Record<'leans' | 'alone', string[]>>('follow-up.cases');

const before = 'zanzibar';
const bot = {
  id: 'b',
  name: 'Mina',
  instructions: null,
  greeting: null,
  handoff_message: null,
};

/** Returns what is searched for when a question comes after another one. */
async function searchedFor(message: string, language: string): Promise<string> {
  const searched: string[] = [];
  const answerer = createAnswerer({
    chatModel: null,
    embedQuestion: null,
    search: async (_, { query }) => {
      searched.push(query);
      return { hits: [], confidence: 0, threshold: 1 };
    },
  });
  const history: AnswerRequest['history'] = [
    { role: 'user', content: before },
    { role: 'assistant', content: 'Zanzibar' },
  ];
  const asked = {
    workspaceId: 'w',
    bot: { ...bot, language },
    history,
    reading: readMessage(message, { history, explicit: language }),
    sql: (() => Promise.reject(new Error('no database here'))) as unknown as AnswerRequest['sql'],
    signal: new AbortController().signal,
  };
  for await (const _ of answerer(asked));
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
