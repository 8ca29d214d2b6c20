import { defineTool, fail, fragment, keepDeleted, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'delete_test_case',
  title: 'Delete a test case',
  description:
    'Deletes one test case of a bot. restore_test_case brings it back within 30 days. Results of earlier runs stay readable. Call list_test_cases for ids.',
  askedAs: 'remove test',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'test_case',
  rest: { method: 'DELETE', path: '/tests/{id}' },
  input: z.object({ id: schemas.id('Test case id, from list_test_cases.') }),
  output: z.object({
    data: z.object({ id: z.uuid(), deleted: z.literal(true), restorable_until: schemas.restorableUntil }),
  }),
  async handler(ctx, { id }) {
    const { reach } = ctx.principal;
    return ctx.tx(async (sql) => {
      const [found] = await sql<{ bot_id: string }>`
        select t.bot_id from test_cases t
        where t.workspace_id = ${reach.workspace} and t.id = ${id}
          and (${reach.bots}::uuid[] is null or t.bot_id = any(${reach.bots}::uuid[])) for update`;
      if (!found) return fail('not_found', `There is no test case ${id}. Call list_test_cases for the ids.`);
      const record = { kind: 'test_case', id, botId: found.bot_id } as const;
      const restorable_until = await keepDeleted(ctx, sql, record, { test_cases: fragment`t.id = ${id}` });
      await sql`delete from test_cases where workspace_id = ${reach.workspace} and id = ${id}`;
      return { data: { id, deleted: true as const, restorable_until } };
    });
  },
});
