import { addTestCases, defineTool, fail, faultOfCase, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'create_test_case',
  title: 'Create a test case',
  description:
    'Adds a test case to a bot: a question and what you expect of the answer. Expect one of several cited documents, a text, words it must not say, a language, or that the bot does not know. askedBefore makes it a follow-up. A test reports and forbids nothing: what the bot must not say also belongs into its instructions (update_bot). A bot has at most 200 test cases. Next, call run_tests to run them all.',
  askedAs: 'must never say promise forbid expect answer regression quality check',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  changes: 'test_case',
  rest: { method: 'POST', path: '/tests', status: 201 },
  input: z.object({
    chatbotId: schemas.chatbotId,
    question: schemas.text(2000, 'The question, as a customer would ask it.'),
    askedBefore: schemas.testCase.askedBefore,
    expectedDocumentId: schemas.id('Document the answer must cite.').optional(),
    expectedDocumentIds: schemas.testCase.expectedDocumentIds,
    expectedAnswer: schemas.testCase.expectedAnswer,
    mustNotSay: schemas.testCase.mustNotSay,
    expectUnanswered: z
      .boolean()
      .default(false)
      .meta({ description: 'true: the bot must say that it does not know.' }),
    language: schemas.language('Language the reply must have (BCP 47).').optional(),
  }),
  output: z.object({ data: schemas.TestCase }),
  async handler({ tx, principal: { reach } }, { chatbotId, expectedDocumentId, ...asked }) {
    const single = expectedDocumentId ? [expectedDocumentId] : [];
    const expectedDocumentIds = [...new Set([...single, ...(asked.expectedDocumentIds ?? [])])];
    const testCase = Object.assign(asked, { expectedDocumentIds });
    const fault = faultOfCase(testCase);
    if (fault) fail('invalid_request', fault, { issues: [{ path: 'expectedAnswer', message: fault }] });
    const data = await tx(async (sql) => {
      const [added] = await addTestCases(sql, reach.workspace, chatbotId, [testCase]);
      return added as z.infer<typeof schemas.TestCase>;
    });
    return { data };
  },
});
