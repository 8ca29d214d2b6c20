import { defineTool, fail, schemas, testCaseColumns } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'create_test_case',
  title: 'Create a test case',
  description:
    'Adds a test case to a bot: a question and what you expect of the answer. You can expect a cited document, a text, a language, or that the bot says it does not know. A bot has at most 200 test cases. Next, call run_tests to run them all.',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  changes: 'test_case',
  rest: { method: 'POST', path: '/tests', status: 201 },
  input: z.object({
    chatbotId: schemas.chatbotId,
    question: schemas.text(2000, 'The question, as a customer would ask it.'),
    expectedDocumentId: schemas.id('Document the answer must cite.').optional(),
    expectedAnswer: schemas
      .text(2000, 'Text the answer must contain. Case, character width and spaces are ignored.')
      .optional(),
    expectUnanswered: z
      .boolean()
      .default(false)
      .meta({ description: 'true: the bot must say that it does not know.' }),
    language: schemas.language('Language the reply must have (BCP 47).').optional(),
  }),
  output: z.object({ data: schemas.TestCase }),
  async handler({ tx, principal: { reach } }, input) {
    const { chatbotId, question, expectedDocumentId, expectedAnswer, expectUnanswered, language } = input;
    const { workspace } = reach;
    const data = await tx(async (sql) => {
      await sql`select 1 from bots where workspace_id = ${workspace} and id = ${chatbotId} for update`;
      const [count] = await sql<{ n: number }>`
        select count(*)::int as n from test_cases where workspace_id = ${workspace} and bot_id = ${chatbotId}`;
      if ((count?.n ?? 0) >= 200)
        fail('conflict', 'A bot can have at most 200 test cases. Delete one first.');
      const [document] = await sql`
        select 1 from documents where workspace_id = ${workspace} and id = ${expectedDocumentId ?? null}::uuid
          and (bot_id is null or bot_id = ${chatbotId}::uuid)`;
      if (expectedDocumentId && !document)
        fail('not_found', `This bot has no document ${expectedDocumentId}. Call list_knowledge for the ids.`);
      const [row] = await sql(schemas.TestCase)`
        insert into test_cases as t
          (workspace_id, bot_id, question, expected_document_id, expected_answer, expect_unanswered, language)
        values (${workspace}, ${chatbotId}, ${question}, ${expectedDocumentId ?? null}, ${expectedAnswer ?? null},
          ${expectUnanswered}, ${language ?? null})
        returning ${testCaseColumns}`;
      return row;
    });
    return { data: data as z.infer<typeof schemas.TestCase> };
  },
});
