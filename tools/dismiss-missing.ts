import { defineTool, deleteWish, fail, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'dismiss_missing',
  title: 'Dismiss what an agent missed',
  description:
    'Takes a report of list_missing off the list for good. If an agent reports the same again, it comes back as new.',
  askedAs: 'remove report feature request wish is settled done',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  changes: 'missing_report',
  rest: { method: 'POST', path: '/missing/{id}/dismiss' },
  input: z.object({ id: schemas.id('Id of the report, from list_missing.') }),
  output: z.object({ data: z.object({ id: z.uuid(), dismissed: z.literal(true) }) }),
  async handler(ctx, { id }) {
    await ctx.tx(
      async (sql) =>
        (await deleteWish(sql, ctx, id)) ||
        fail('not_found', `There is no report ${id}. Call list_missing for the ids.`),
    );
    return { data: { id, dismissed: true as const } };
  },
});
