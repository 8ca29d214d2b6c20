import { defineTool, deleteConversation, findConversation, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'delete_conversation',
  title: 'Delete a conversation',
  description:
    'Deletes one conversation permanently, with all its messages. It disappears from lists, analytics and unanswered questions. A lead of the same session stays; delete it with delete_lead. The messages still count toward the quota.',
  askedAs: 'remove chat history talk',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'conversation',
  rest: { method: 'DELETE', path: '/conversations/{sessionId}' },
  input: z.object({
    sessionId: schemas.sessionId('Session id of the conversation.'),
    chatbotId: schemas.chatbotId.optional(),
  }),
  output: z.object({ data: z.object({ id: z.string(), chatbot_id: z.uuid(), deleted: z.literal(true) }) }),
  strangersText: ['data.id'],
  async handler(ctx, { sessionId, chatbotId }) {
    const found = await ctx.tx(async (sql) => {
      const conversation = await findConversation(ctx, sql, { sessionId, chatbotId }, { lock: true });
      await deleteConversation(ctx, sql, conversation.id);
      return conversation;
    });
    return { data: { id: found.session_id, chatbot_id: found.chatbot_id, deleted: true as const } };
  },
});
