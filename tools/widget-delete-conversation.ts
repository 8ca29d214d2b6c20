import { defineTool, deleteConversation, stopAnswer, visitOf } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'widget_delete_conversation',
  title: 'Delete the conversation',
  description:
    'Deletes the conversation of this session permanently, with all its messages and the stored answers of its requests. A running answer ends and is not stored. The session stays valid and can begin a new conversation. Contact details of the form are kept.',
  scope: null,
  audience: ['visitor'],
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'conversation',
  rest: { method: 'DELETE', path: '/widget/{publicKey}/conversation' },
  mcp: false,
  input: z.object({}),
  output: z.object({
    data: z.object({
      id: z.string().meta({ description: 'Id of the session.' }),
      deleted: z.literal(true),
    }),
  }),
  async handler(ctx) {
    const { workspace } = ctx.principal.reach;
    const { botId, sessionId } = visitOf(ctx);
    await stopAnswer(ctx);
    await ctx.tx(async (sql) => {
      const [conversation] = await sql<{ id: string }>`
        select id from conversations
        where workspace_id = ${workspace} and bot_id = ${botId} and session_id = ${sessionId} and of_visitor
        for update`;
      if (conversation) await deleteConversation(ctx, sql, conversation.id);
      await sql`
        delete from idempotency_keys where workspace_id = ${workspace} and token_id = ${sessionId}::uuid`;
      return { id: conversation?.id ?? null };
    });
    return { data: { id: sessionId, deleted: true as const } };
  },
});
