import {
  defineTool,
  fail,
  maxSavedReplies,
  refuseSecondShortcut,
  SavedReply,
  savedReplyColumns,
  savedReplyFields,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'create_saved_reply',
  title: 'Create a saved reply',
  description:
    'Saves a text that the team sends often, with the shortcut that a person types for it. A shortcut can have one text in each language. reply_to_conversation fills in {{customer.name}} and {{agent.name}} when a person sends it.',
  askedAs: 'canned response macro template quick reply snippet for agents',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  changes: 'saved_reply',
  rest: { method: 'POST', path: '/saved-replies', status: 201 },
  workspaceWide: true,
  input: z.object(savedReplyFields),
  output: z.object({ data: SavedReply }),
  async handler(ctx, { shortcut, text, language = null }) {
    const { workspace } = ctx.principal.reach;
    const data = await ctx.tx(async (sql) => {
      await refuseSecondShortcut(sql, workspace, { id: null, shortcut, language });
      const [saved] = await sql(SavedReply)`
        insert into saved_replies as s (workspace_id, shortcut, text, language)
        select ${workspace}, ${shortcut}, ${text}, ${language}
        where (select count(*) from saved_replies where workspace_id = ${workspace}) < ${maxSavedReplies}
        returning ${savedReplyColumns}`;
      return (
        saved ??
        fail('conflict', `A workspace has at most ${maxSavedReplies} saved replies. Delete one first.`)
      );
    });
    return { data };
  },
});
