import { createAnswerer } from '@jawab/agents';
import type { Answer } from '@jawab/core';
import { say } from '@jawab/language';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openaiModel } from '../support/chat-models.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { plainBot, readAnswer, turnRequest } from '../support/turns.ts';
import { type Misbehaviour, misbehavioursIn } from './misbehaviours.ts';
import { passageOf } from './passage-of.ts';
import { type Voice, voices } from './voices.ts';

let server: ModelServer;
let chatModel: ReturnType<typeof openaiModel>;
beforeAll(async () => {
  server = await startModelServer();
  chatModel = openaiModel(server);
});
afterAll(() => server.close());

function ask({ language, question, passages }: Voice, { says }: Misbehaviour) {
  server.script(...says.map((one) => (typeof one === 'string' ? { reply: one } : one)));
  const hits = passages.map(passageOf);
  const answerer = createAnswerer({
    chatModel,
    embedQuestion: null,
    search: async () => ({ hits, confidence: 3, threshold: 1 }),
  });
  const bot = Object.assign({}, plainBot, { language });
  return readAnswer(answerer(turnRequest(question, { language, bot })));
}

function checkOutcome({ language }: Voice, { outcome }: Misbehaviour, text: string, answer: Answer) {
  if (outcome === 'unknown') {
    expect(text).toBe(say(language, 'noAnswer'));
    expect(answer).toMatchObject({ answered: false, sources: [], fallback: false });
  } else if (outcome === 'handoff') {
    expect(text).toBe(say(language, 'handoff', { botName: 'Mina' }));
    expect(answer).toMatchObject({ answered: null, handoff: { reason: 'asked' }, sources: [] });
  } else if (outcome === 'quoted') {
    expect(answer).toMatchObject({ answered: true, fallback: true, model: 'jawab-extractive' });
    expect(answer.sources).toHaveLength(1);
  } else {
    expect(text).toBe(outcome.shown);
    const { interrupted = false } = outcome;
    expect(answer).toMatchObject({ answered: true, fallback: false, interrupted, model: 'qwen/test' });
    expect(answer.sources.length).toBeGreaterThan(0);
  }
}

describe.each(voices)('$language', (voice) => {
  test.each(Object.entries(misbehavioursIn(voice)))('%s', async (_, misbehaviour) => {
    const { text, answer } = await ask(voice, misbehaviour);
    checkOutcome(voice, misbehaviour, text, answer);
    expect(text).not.toMatch(/evil|alert\(|<\w|```|†/);
  });
});
