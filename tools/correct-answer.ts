import {
  addTestCases,
  correctQuestion,
  defineTool,
  fail,
  findQuestion,
  maxTestCases,
  readAskedBefore,
  schemas,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'correct_answer',
  title: 'Correct an answer',
  description:
    'Corrects what a bot said in a conversation. Your answer becomes a Q&A document, which the bot answers with word for word from now on. The question becomes a test case that expects it. Its group of unanswered questions is closed. A second correction of the same question changes its document. messageId is the reply or its question, from get_conversation. Next, call get_knowledge with wait.',
  askedAs: 'wrong answer fix mistake right answer is improve teach',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: false },
  changes: 'document',
  rest: { method: 'POST', path: '/messages/{messageId}/correct', status: 201 },
  mcp: 'core',
  input: z.object({
    messageId: schemas.id('Id of the reply, or of its question, from get_conversation.'),
    answer: schemas.text(20_000, 'The right answer.'),
  }),
  output: z.object({
    data: z.object({
      id: z.uuid().meta({ description: 'The Q&A document.' }),
      question: z.string().meta({ description: 'The question it answers.' }),
      test_case_id: z
        .uuid()
        .nullable()
        .meta({ description: 'null if the bot has as many test cases as it can.' }),
    }),
  }),
  strangersText: ['data.question'],
  async handler(ctx, { messageId, answer }) {
    const { workspace } = ctx.principal.reach;
    const data = await ctx.tx(async (sql) => {
      const question =
        (await findQuestion(ctx, sql, messageId, { unansweredOnly: false })) ??
        fail('not_found', `There is no reply ${messageId}. Call get_conversation for the ids.`);
      const { bot_id, content } = question;
      const askedBefore = await readAskedBefore(ctx, sql, question);
      const id = await correctQuestion(ctx, sql, question, { answer, askedBefore });
      const [known] = await sql<{ id: string }>`
        select id from test_cases where workspace_id = ${workspace} and bot_id = ${bot_id}
          and lower(question) = lower(${content}) and asked_before = ${askedBefore} and ${id} = any(expected_document_ids)`;
      const [full] = await sql<{ full: boolean }>`
        select count(*) >= ${maxTestCases} as full from test_cases
        where workspace_id = ${workspace} and bot_id = ${bot_id}`;
      const testCase = { question: content, askedBefore, expectedDocumentIds: [id] };
      const [added] = known || full?.full ? [known] : await addTestCases(sql, workspace, bot_id, [testCase]);
      return { id, question: content, test_case_id: added?.id ?? null };
    });
    return { data };
  },
});
