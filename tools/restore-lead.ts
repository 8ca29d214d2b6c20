import { defineTool, restoreDeleted, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'restore_lead',
  title: 'Restore a lead',
  description:
    'Brings a lead back that was deleted in the last 30 days. Refused as conflict if the same session has left its contact details again. What erase_visitor deleted cannot be restored.',
  askedAs: 'undo bring back undelete recover contact',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  changes: 'lead',
  rest: { method: 'POST', path: '/leads/{id}/restore' },
  input: z.object({ id: schemas.id('Id of the deleted lead, from delete_lead.') }),
  output: z.object({ data: z.object({ id: z.uuid() }) }),
  async handler(ctx, { id }) {
    await ctx.tx((sql) => restoreDeleted(ctx, sql, { kind: 'lead', id }));
    return { data: { id } };
  },
});
