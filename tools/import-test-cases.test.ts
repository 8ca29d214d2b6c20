import { ingest } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('imports the rows of a CSV table, or none of them', async () => {
  const tenant = await createTenant(world);
  const [chatbotId] = tenant.bots;
  const csv =
    'question,askedBefore,mustNotSay,expectUnanswered\r\n"When, roughly?",Do you deliver? | To Java?,never | soon,\r\nWho?,,,true\r\n';
  const { data } = await tenant.call('import_test_cases', { chatbotId, csv });
  expect(data).toMatchObject([
    {
      question: 'When, roughly?',
      asked_before: ['Do you deliver?', 'To Java?'],
      must_not_say: ['never', 'soon'],
      expect_unanswered: false,
    },
    { question: 'Who?', asked_before: [], must_not_say: [], expect_unanswered: true },
  ]);
  const refused = {
    'question\nWhen?': 'Row 2: Say what you expect',
    'question,colour\nWhen?,red': 'The first row names the columns',
    'question,language\n,en': 'Row 2 has no question',
    'question,expectedDocumentIds\nWhen?,x': 'Row 2: x is not a valid document id',
    'question,askedBefore,language\nWhen?,a|b|c|d|e|f,en': 'Row 2: askedBefore must be at most 5 questions',
    '"question': 'The CSV cannot be read',
    question: 'no row after',
  };
  for (const [table, message] of Object.entries(refused))
    await expect(tenant.call('import_test_cases', { chatbotId, csv: table })).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining(message),
    });
  await expect(tenant.call('import_test_cases', { chatbotId })).rejects.toMatchObject({
    message: 'Send either `csv` or `sessionId`.',
  });
  expect((await tenant.call('list_test_cases')).data).toHaveLength(2);
});

test('makes cases of the answered questions of a conversation', async () => {
  const tenant = await createTenant(world);
  const [chatbotId] = tenant.bots;
  const [document] = await ingest(world, tenant, [
    { title: 'Delivery', text: 'Delivery takes 2 to 4 working days inside Indonesia.' },
  ]);
  const ask = (message: string) => tenant.call('ask_bot', { chatbotId, message, sessionId: 's' });
  await ask('How long does delivery take inside Indonesia?');
  await ask('Can you recommend a good pizza restaurant in Rome?');
  const { data } = await tenant.call('import_test_cases', { chatbotId, sessionId: 's' });
  expect(data).toMatchObject([
    {
      question: 'How long does delivery take inside Indonesia?',
      expected_document_ids: [document?.id],
      asked_before: [],
      language: 'en',
    },
  ]);
  const other = await createTenant(world);
  await expect(
    other.call('import_test_cases', { chatbotId: other.bots[0], sessionId: 's' }),
  ).rejects.toMatchObject({ code: 'not_found' });
});
