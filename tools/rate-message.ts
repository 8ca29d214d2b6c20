import { defineTool, fail, findConversation, maskPersonal, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'rate_message',
  title: 'Rate a reply',
  description:
    'Records whether a reply helped (up or down), with an optional comment. A new rating replaces the earlier one. get_conversation returns the ids of replies; get_analytics sums up the ratings.',
  askedAs: 'thumbs up down feedback good bad answer',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'POST', path: '/conversations/{sessionId}/messages/{messageId}/feedback' },
  input: z.object({
    sessionId: schemas.sessionId('Session id of the conversation.'),
    messageId: schemas.id('Id of the reply, from get_conversation or ask_bot (message_id).'),
    rating: z.enum(['up', 'down']).meta({ description: 'up: the reply helped; down: it did not.' }),
    comment: schemas
      .clearableText(1000, 'The reason, in the visitor’s words; at most 1,000 characters.')
      .optional(),
    chatbotId: schemas.chatbotId.optional(),
  }),
  output: z.object({
    data: z.object({
      session_id: z.string(),
      message_id: z.uuid(),
      rating: z.enum(['up', 'down']),
      comment: z.string().nullable(),
    }),
  }),
  strangersText: ['data.session_id', 'data.comment'],
  async handler(ctx, { sessionId, messageId, rating, comment: said = null, chatbotId }) {
    const comment = said && maskPersonal(ctx, said);
    const found = await findConversation(ctx, ctx.sql, { sessionId, chatbotId });
    const [rated] = await ctx.sql`
      update messages set feedback = ${rating}, feedback_comment = ${comment}
      where workspace_id = ${ctx.principal.reach.workspace} and conversation_id = ${found.id}
        and id = ${messageId} and role = 'assistant'
      returning 1`;
    if (!rated)
      return fail('not_found', `There is no reply ${messageId} in this conversation. Call get_conversation.`);
    return { data: { session_id: found.session_id, message_id: messageId, rating, comment } };
  },
});
