import { defineTool, requireSavedReply, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'delete_saved_reply',
  title: 'Delete a saved reply',
  description:
    'Deletes a saved reply for good. Texts that were sent stay. Call list_saved_replies for the ids.',
  askedAs: 'remove canned response macro template quick reply',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'saved_reply',
  rest: { method: 'DELETE', path: '/saved-replies/{id}' },
  workspaceWide: true,
  input: z.object({ id: schemas.id('Id of the saved reply, from list_saved_replies.') }),
  output: z.object({ data: z.object({ id: z.uuid(), deleted: z.literal(true) }) }),
  async handler(ctx, { id }) {
    const { workspace } = ctx.principal.reach;
    await ctx.tx(async (sql) => {
      await requireSavedReply(sql, workspace, id);
      await sql`delete from saved_replies where workspace_id = ${workspace} and id = ${id}`;
    });
    return { data: { id, deleted: true as const } };
  },
});
