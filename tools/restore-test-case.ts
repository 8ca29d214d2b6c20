import { defineTool, restoreDeleted, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'restore_test_case',
  title: 'Restore a test case',
  description:
    'Brings a test case of a bot back that was deleted in the last 30 days. The next run of the tests includes it.',
  askedAs: 'undo bring back undelete recover test',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  changes: 'test_case',
  rest: { method: 'POST', path: '/tests/cases/{id}/restore' },
  input: z.object({ id: schemas.id('Id of the deleted test case, from delete_test_case.') }),
  output: z.object({ data: z.object({ id: z.uuid() }) }),
  async handler(ctx, { id }) {
    await ctx.tx((sql) => restoreDeleted(ctx, sql, { kind: 'test_case', id }));
    return { data: { id } };
  },
});
