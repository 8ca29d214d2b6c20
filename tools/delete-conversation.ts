import { defineTool, deleteConversation, findConversation, keepConversation, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'delete_conversation',
  title: 'Delete a conversation',
  description:
    'Deletes one conversation, with all its messages. restore_conversation brings it back within 30 days. It disappears from lists, analytics and unanswered questions. A lead of the same session stays; delete it with delete_lead. The messages still count toward the quota. To delete what a person left for good, call erase_visitor.',
  askedAs: 'remove chat history talk',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'conversation',
  rest: { method: 'DELETE', path: '/conversations/{sessionId}' },
  input: z.object({
    sessionId: schemas.sessionId('Session id of the conversation.'),
    chatbotId: schemas.chatbotId.optional(),
  }),
  output: z.object({
    data: z.object({
      id: z.string(),
      chatbot_id: z.uuid(),
      deleted: z.literal(true),
      restorable_until: schemas.restorableUntil,
    }),
  }),
  strangersText: ['data.id'],
  async handler(ctx, { sessionId, chatbotId }) {
    const found = await ctx.tx(async (sql) => {
      const conversation = await findConversation(ctx, sql, { sessionId, chatbotId }, { lock: true });
      const restorable_until = await keepConversation(ctx, sql, conversation);
      await deleteConversation(ctx, sql, conversation.id);
      return { id: conversation.session_id, chatbot_id: conversation.chatbot_id, restorable_until };
    });
    return {
      data: {
        id: found.id,
        chatbot_id: found.chatbot_id,
        deleted: true as const,
        restorable_until: found.restorable_until,
      },
    };
  },
});
