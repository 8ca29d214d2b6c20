import { say } from '@jawab/language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openaiModel } from '../test/support/chat-models.ts';
import { type ModelServer, startModelServer } from '../test/support/model-server.ts';
import { passage, plainBot, readAnswer, turnRequest } from '../test/support/turns.ts';
import { createAnswerer } from './index.ts';

const visits = passage(
  1,
  'Visiting hours are 10:00 to 12:00. Children under 12 may not enter the ward. Bring your identity card.',
  { title: 'Visits' },
);
const rooms = passage(
  2,
  'Our rooms:\n\n| Room | Price a night |\n|---|---|\n| Single | 900 |\n| Double | 600 |',
  {
    title: 'Rooms',
  },
);

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

function ask(question: string, language = 'en') {
  const answerer = createAnswerer({
    chatModel: openaiModel(server, true),
    embedQuestion: null,
    search: async () => ({ hits: [visits, rooms], confidence: 3, threshold: 1 }),
  });
  const bot = Object.assign({}, plainBot, {
    instructions: 'Mention the card.',
    wording: 'document' as const,
  });
  return readAnswer(answerer(turnRequest(question, { language, bot })));
}

test('quotes the sentences that the model chose, in its order, and nothing else that it wrote', async () => {
  server.script({ reply: 'Sure, you can come at any time! [1.3] [1.1] [7.1] [1.9] [1.3]' });
  const { text, answer } = await ask('When can I visit?');
  expect(text).toBe('Bring your identity card.\nVisiting hours are 10:00 to 12:00.');
  expect(answer).toMatchObject({ answered: true, fallback: false });
  expect(answer.sources.map(({ quote }) => quote)).toEqual([text]);
  const asked = server.requests.at(-1);
  expect(asked?.system).toContain('Mention the card.');
  expect(JSON.stringify(asked?.body)).toContain('[1.2] Children under 12 may not enter the ward.');
});

test('writes a row of a table with its heads', async () => {
  server.script({ reply: '[2.4]' });
  const { text } = await ask('How much is a double room?');
  expect(text).toBe('Double – Price a night: 600');
});

test.each([
  ['prose', 'Yes, children may enter the ward [1].'],
  ['numbers that no sentence has', '[3.1] [1.99]'],
])('falls back to a quotation after %s', async (_, reply) => {
  server.script({ reply });
  const { text, answer } = await ask('May children enter the ward?');
  expect(text).not.toContain('Yes');
  expect(visits.text).toContain(answer.sources[0]?.quote);
  expect(answer).toMatchObject({ fallback: true, trace: { failure: 'withheld' } });
});

test('says that it does not know, and hands over, as the model decides', async () => {
  server.script({ reply: '[none]' });
  expect(await ask('Do you sell cars?')).toMatchObject({
    text: say('en', 'noAnswer'),
    answer: { answered: false },
  });
  server.script({ reply: '[person]' });
  expect((await ask('Ugh. Is nobody alive in there?')).answer.handoff).toEqual({ reason: 'asked' });
});

test('translates for an asker of another language, and says so', async () => {
  server.script({ reply: '[1.1]' }, { reply: '"Jam besuk adalah 10:00 sampai 12:00."' });
  const { text, answer } = await ask('Kapan jam besuk?', 'id');
  expect(text).toBe(
    `${say('id', 'quoteTranslated', { title: 'Visits' })}\n\nJam besuk adalah 10:00 sampai 12:00.`,
  );
  expect(answer.sources[0]?.quote).toBe('Visiting hours are 10:00 to 12:00.');
});

test('quotes the original when a translation changes a fact', async () => {
  server.script({ reply: '[1.1]' }, { reply: '"Jam besuk adalah 10:00 sampai 20:00."' });
  const { text } = await ask('Kapan jam besuk?', 'id');
  expect(text).toBe(`${say('id', 'quoteFrame', { title: 'Visits' })}\n\nVisiting hours are 10:00 to 12:00.`);
});
