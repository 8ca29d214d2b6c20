import { defineTool, restoreDeleted, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'restore_conversation',
  title: 'Restore a conversation',
  description:
    'Brings a conversation back that was deleted in the last 30 days, with all its messages. If several of a session were deleted, the last one comes back. Refused as conflict if the visitor has begun a new one with the same bot. What a visitor deleted, or erase_visitor, cannot be restored.',
  askedAs: 'undo bring back undelete recover chat talk',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  changes: 'conversation',
  rest: { method: 'POST', path: '/conversations/{sessionId}/restore' },
  input: z.object({
    sessionId: schemas.sessionId('Session id of the deleted conversation, from delete_conversation.'),
    chatbotId: schemas.id('Bot id, if several bots had this session.').optional(),
  }),
  output: z.object({ data: z.object({ id: z.string(), chatbot_id: z.uuid() }) }),
  strangersText: ['data.id'],
  async handler(ctx, { sessionId, chatbotId }) {
    return ctx.tx(async (sql) => {
      const { botId } = await restoreDeleted(ctx, sql, {
        kind: 'conversation',
        id: sessionId,
        botId: chatbotId,
      });
      return { data: { id: sessionId, chatbot_id: botId as string } };
    });
  },
});
