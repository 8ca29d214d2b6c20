import { cutPage, defineTool, readCursor, schemas, testRunColumns } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_test_runs',
  title: 'List test runs',
  description:
    'Lists the test runs of one bot or of all, newest first: how many cases passed. Call get_test_run for the results of one.',
  askedAs: 'history of tests',
  scope: 'kb:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/tests/runs' },
  mcpLimit: 20,
  input: z.object({
    chatbotId: schemas.chatbotId.optional(),
    limit: schemas.limit(50),
    cursor: schemas.cursor,
  }),
  output: schemas.page(schemas.TestRun),
  async handler({ sql, principal: { reach } }, { chatbotId, limit = 50, cursor }) {
    const filters = { of: 'test runs', chatbotId };
    const [at, id] = readCursor(filters, cursor) ?? [null, null];
    const bots = chatbotId ? [chatbotId] : reach.bots;
    const rows = await sql(schemas.TestRun)`
      select ${testRunColumns} from test_runs r
      where r.workspace_id = ${reach.workspace} and (${bots}::uuid[] is null or r.bot_id = any(${bots}::uuid[]))
        and (${at}::timestamptz is null or (r.created_at, r.id) < (${at}::timestamptz, ${id}::uuid))
      order by r.created_at desc, r.id desc limit ${limit + 1}`;
    return cutPage(rows, limit, filters, (row) => [row.created_at, row.id]);
  },
});
