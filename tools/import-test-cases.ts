import {
  addTestCases,
  conversationsInReach,
  defineTool,
  fail,
  faultOfCase,
  maxTestCases,
  type NewTestCase,
  readCsv,
  type Sql,
  schemas,
} from '@jawab/core';
import { z } from 'zod';

const columns = [
  'question',
  'askedBefore',
  'expectedAnswer',
  'mustNotSay',
  'expectedDocumentIds',
  'language',
  'expectUnanswered',
];

const Limits = z.object(schemas.testCase);

const refuse = (path: string, message: string): never =>
  fail('invalid_request', message, { issues: [{ path, message }] });

const splitList = (value: string | undefined) =>
  value
    ?.split('|')
    .map((part) => part.trim())
    .filter(Boolean);

function readRow(head: string[], row: string[], line: number): NewTestCase {
  const of = (name: string) => row[head.indexOf(name)]?.trim() || undefined;
  const testCase = {
    question: of('question') ?? refuse('csv', `Row ${line} has no question.`),
    askedBefore: splitList(of('askedBefore')),
    expectedAnswer: of('expectedAnswer'),
    mustNotSay: splitList(of('mustNotSay')),
    expectedDocumentIds: splitList(of('expectedDocumentIds')),
    language: of('language'),
    expectUnanswered: of('expectUnanswered') === 'true',
  };
  const notId = testCase.expectedDocumentIds?.find((id) => !z.uuid().safeParse(id).success);
  if (notId) refuse('csv', `Row ${line}: ${notId} is not a valid document id.`);
  const [issue] = Limits.safeParse(testCase).error?.issues ?? [];
  if (issue) refuse('csv', `Row ${line}: ${String(issue.path[0])} ${issue.message}.`);
  const fault = faultOfCase(testCase);
  if (fault) refuse('csv', `Row ${line}: ${fault}`);
  return testCase;
}

function readCases(csv: string): NewTestCase[] {
  let rows: string[][];
  try {
    rows = readCsv(csv);
  } catch (error) {
    return refuse('csv', `The CSV cannot be read. ${(error as Error).message}`);
  }
  const [head = [], ...body] = rows;
  const names = head.map((name) => name.trim());
  const unknown = names.find((name) => !columns.includes(name));
  if (!names.includes('question') || unknown)
    refuse('csv', `The first row names the columns: question, and any of ${columns.slice(1).join(', ')}.`);
  if (body.length === 0) refuse('csv', 'The CSV has no row after its column names.');
  return body.map((row, at) => readRow(names, row, at + 2));
}

interface Turn {
  question: string;
  language: string | null;
  sources: { document_id: string }[];
}

export default defineTool({
  name: 'import_test_cases',
  title: 'Import test cases',
  description:
    'Adds test cases to a bot from a CSV table, or from the answered questions of a conversation. The first row of the CSV names its columns: question, askedBefore, expectedAnswer, mustNotSay, expectedDocumentIds, language, expectUnanswered (true); several values are separated by |. From a conversation, each answered question must cite what it cited then. All or none are added. Next, call run_tests.',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  changes: 'bot',
  rest: { method: 'POST', path: '/tests/import', status: 201 },
  input: z.object({
    chatbotId: schemas.chatbotId,
    csv: schemas.optionalText(500_000, 'The table, with its column names in the first row.'),
    sessionId: schemas.optionalText(200, 'Conversation to make test cases of.'),
  }),
  output: z.object({ data: z.array(schemas.TestCase) }),
  async handler(ctx, { chatbotId, csv, sessionId }) {
    if ((csv === undefined) === (sessionId === undefined)) refuse('csv', 'Send either `csv` or `sessionId`.');
    const { workspace } = ctx.principal.reach;
    const add = (sql: Sql, cases: NewTestCase[]) => addTestCases(sql, workspace, chatbotId, cases);
    const { data } = await ctx.tx(async (sql) => {
      if (csv !== undefined) return { id: chatbotId, data: await add(sql, readCases(csv)) };
      const turns = await sql<Turn>`
        select q.content as question, q.language, r.sources from conversations c
        join messages q on q.workspace_id = c.workspace_id and q.conversation_id = c.id
        join messages r on r.workspace_id = q.workspace_id and r.conversation_id = q.conversation_id and r.reply_to = q.id
        where ${conversationsInReach(ctx)} and c.workspace_id = ${workspace} and c.bot_id = ${chatbotId}
          and c.session_id = ${sessionId} and r.answered and jsonb_array_length(r.sources) > 0
        order by q.created_at, q.id limit ${maxTestCases}`;
      if (turns.length === 0)
        return fail('not_found', `The bot has no conversation ${sessionId} with an answered question.`);
      const cases = turns.map(({ question, sources, language }, at) => ({
        question,
        askedBefore: turns.slice(Math.max(0, at - 2), at).map((turn) => turn.question),
        expectedDocumentIds: [...new Set(sources.map(({ document_id }) => document_id))].slice(0, 20),
        language: language ?? undefined,
      }));
      const known = await sql<{ id: string }>`
        select id from documents where workspace_id = ${workspace}
          and id = any(${cases.flatMap((one) => one.expectedDocumentIds)}::uuid[])`;
      const kept = cases
        .map((one) =>
          Object.assign(one, {
            expectedDocumentIds: one.expectedDocumentIds.filter((id) =>
              known.some((document) => document.id === id),
            ),
          }),
        )
        .filter((one) => one.expectedDocumentIds.length > 0);
      return { id: chatbotId, data: await add(sql, kept) };
    });
    return { data };
  },
});
