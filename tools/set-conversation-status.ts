import { changeStatus, defineTool, findConversation, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'set_conversation_status',
  title: 'Open, take over or close a conversation',
  description:
    'Sets the status of a conversation. Use handoff to let a person answer, open to return it to the bot, and closed to end it. The next message reopens a closed conversation. If nobody is assigned, a signed-in person who takes over becomes the assignee. A conversation also enters handoff when its visitor asks for a person. Call list_conversations for each status.',
  askedAs: 'close settle finish reopen hand back to bot take over solved done snooze',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'conversation',
  rest: { method: 'POST', path: '/conversations/{sessionId}/status' },
  input: z.object({
    sessionId: schemas.sessionId('Session id of the conversation.'),
    status: z
      .enum(schemas.conversationStatuses)
      .meta({ description: 'open: the bot answers; handoff: a person; closed: it is over for now.' }),
    chatbotId: schemas.chatbotId.optional(),
  }),
  output: z.object({
    data: z.object({
      session_id: z.string(),
      chatbot_id: z.uuid(),
      status: z.enum(schemas.conversationStatuses),
    }),
  }),
  strangersText: ['data.session_id'],
  async handler(ctx, { sessionId, status, chatbotId }) {
    const found = await ctx.tx(async (sql) => {
      const conversation = await findConversation(ctx, sql, { sessionId, chatbotId }, { lock: true });
      await changeStatus(ctx, sql, conversation, status);
      return conversation;
    });
    return { data: { session_id: found.session_id, chatbot_id: found.chatbot_id, status } };
  },
});
