import { defineTool, fail, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'delete_test_case',
  title: 'Delete a test case',
  description:
    'Deletes one test case of a bot permanently. Results of earlier runs stay readable. Call list_test_cases for ids.',
  askedAs: 'remove test',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'test_case',
  rest: { method: 'DELETE', path: '/tests/{id}' },
  input: z.object({ id: schemas.id('Test case id, from list_test_cases.') }),
  output: z.object({ data: z.object({ id: z.uuid(), deleted: z.literal(true) }) }),
  async handler({ tx, principal: { reach } }, { id }) {
    return tx(async (sql) => {
      const rows = await sql`
      delete from test_cases t
      where t.workspace_id = ${reach.workspace} and t.id = ${id}
        and (${reach.bots}::uuid[] is null or t.bot_id = any(${reach.bots}::uuid[]))
      returning 1`;
      if (rows.length === 0)
        return fail('not_found', `There is no test case ${id}. Call list_test_cases for the ids.`);
      return { data: { id, deleted: true as const } };
    });
  },
});
