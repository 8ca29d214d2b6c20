import { defineTool, SavedReply, savedReplyColumns } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_saved_replies',
  title: 'List saved replies',
  description:
    'Lists the texts that the team sends often, by shortcut and language. Call reply_to_conversation to send one.',
  askedAs: 'canned responses macros templates quick replies snippets of agents',
  scope: 'conversations:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/saved-replies' },
  workspaceWide: true,
  input: z.object({}),
  output: z.object({ data: z.array(SavedReply) }),
  async handler(ctx) {
    const data = await ctx.sql(SavedReply)`
      select ${savedReplyColumns} from saved_replies s where s.workspace_id = ${ctx.principal.reach.workspace}
      order by s.shortcut, s.language nulls first`;
    return { data };
  },
});
