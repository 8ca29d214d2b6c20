import {
  defineTool,
  refuseSecondShortcut,
  requireSavedReply,
  SavedReply,
  savedReplyFields,
  schemas,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'update_saved_reply',
  title: 'Update a saved reply',
  description:
    'Changes the fields of a saved reply that you send. Texts that were sent before stay as they are. Call list_saved_replies for the ids.',
  askedAs: 'edit canned response macro template quick reply',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  changes: 'saved_reply',
  rest: { method: 'PATCH', path: '/saved-replies/{id}' },
  workspaceWide: true,
  input: z.object({
    id: schemas.id('Id of the saved reply, from list_saved_replies.'),
    shortcut: savedReplyFields.shortcut.optional(),
    text: savedReplyFields.text.optional(),
    language: savedReplyFields.language,
  }),
  output: z.object({ data: SavedReply }),
  async handler(ctx, { id, shortcut, text, language }) {
    const { workspace } = ctx.principal.reach;
    const data = await ctx.tx(async (sql) => {
      const before = await requireSavedReply(sql, workspace, id);
      const next = {
        shortcut: shortcut ?? before.shortcut,
        text: text ?? before.text,
        language: language === undefined ? before.language : language,
      };
      await refuseSecondShortcut(sql, workspace, { id, shortcut: next.shortcut, language: next.language });
      await sql`
        update saved_replies set shortcut = ${next.shortcut}, text = ${next.text}, language = ${next.language}
        where workspace_id = ${workspace} and id = ${id}`;
      return Object.assign(before, next);
    });
    return { data };
  },
});
