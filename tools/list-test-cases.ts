import { cutPage, defineTool, readCursor, schemas, testCaseColumns } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_test_cases',
  title: 'List test cases',
  description:
    'Lists the test cases of one bot or of all, newest first: each question and what is expected of the answer. Add one with create_test_case; run them with run_tests.',
  askedAs: 'which tests exist',
  scope: 'kb:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/tests' },
  mcpLimit: 20,
  input: z.object({
    chatbotId: schemas.chatbotId.optional(),
    limit: schemas.limit(50),
    cursor: schemas.cursor,
  }),
  output: schemas.page(schemas.TestCase),
  async handler({ sql, principal: { reach } }, { chatbotId, limit = 50, cursor }) {
    const filters = { of: 'tests', chatbotId };
    const [at, id] = readCursor(filters, cursor) ?? [null, null];
    const bots = chatbotId ? [chatbotId] : reach.bots;
    const rows = await sql(schemas.TestCase)`
      select ${testCaseColumns} from test_cases t
      where t.workspace_id = ${reach.workspace} and (${bots}::uuid[] is null or t.bot_id = any(${bots}::uuid[]))
        and (${at}::timestamptz is null or (t.created_at, t.id) < (${at}::timestamptz, ${id}::uuid))
      order by t.created_at desc, t.id desc limit ${limit + 1}`;
    return cutPage(rows, limit, filters, (row) => [row.created_at, row.id]);
  },
});
