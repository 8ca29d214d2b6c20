import { changeStatus, defineTool, findConversation, requireSnooze, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'set_conversation_status',
  title: 'Open, take over or close a conversation',
  description:
    'Sets the status of a conversation, or of up to 100. The next message reopens a closed conversation. Call list_conversations for each status.',
  askedAs: 'all at once bulk close settle finish reopen hand back to bot take over solved done snooze',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'conversation',
  rest: { method: 'POST', path: '/conversations/{sessionId}/status' },
  mcp: 'core',
  mcpUnlisted: ['snoozeUntil'],
  input: z.object({
    sessionId: schemas.sessionId('Session id of the conversation.'),
    alsoSessionIds: z
      .array(schemas.sessionId('Session id.'))
      .max(100, 'must be at most 100 conversations')
      .default([])
      .meta({ description: 'Session ids of more conversations that get this status.' }),
    status: z
      .enum(schemas.conversationStatuses)
      .meta({ description: 'open: the bot answers; handoff: a person; closed: it is over for now.' }),
    snoozeUntil: z.iso
      .datetime({ offset: true, error: 'must be a time such as 2026-03-31T09:00:00Z' })
      .optional()
      .meta({
        description:
          'With open: put it aside until then (RFC 3339). It comes back then, or when the customer writes.',
      }),
    chatbotId: schemas.chatbotId.optional(),
  }),
  output: z.object({
    data: z.object({
      session_id: z.string(),
      chatbot_id: z.uuid(),
      status: z.enum(schemas.conversationStatuses),
      count: z.int().meta({ description: 'The number of conversations that have it now.' }),
    }),
  }),
  strangersText: ['data.session_id'],
  async handler(ctx, { sessionId, alsoSessionIds, status, snoozeUntil, chatbotId }) {
    requireSnooze(ctx, status, snoozeUntil);
    const sessions = new Set([sessionId, ...alsoSessionIds].sort());
    const found = await ctx.tx(async (sql) => {
      for (const one of sessions) {
        const conversation = await findConversation(ctx, sql, { sessionId: one, chatbotId }, { lock: true });
        await changeStatus(ctx, sql, conversation, { status, snoozeUntil });
      }
      return findConversation(ctx, sql, { sessionId, chatbotId });
    });
    const { session_id, chatbot_id } = found;
    return { data: { session_id, chatbot_id, status, count: sessions.size } };
  },
});
