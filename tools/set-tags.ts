import { defineTool, findConversation, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'set_tags',
  title: 'Tag a conversation',
  description:
    'Replaces the tags of a conversation; an empty list removes all. The visitor does not see them. Call list_tags for the tags in use, and list_conversations with tag for the conversations of one.',
  askedAs: 'label categorize topic mark conversation chat add tag remove tag',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  changes: 'conversation',
  rest: { method: 'PUT', path: '/conversations/{sessionId}/tags' },
  input: z.object({
    sessionId: schemas.sessionId('Session id of the conversation.'),
    tags: z
      .array(schemas.tag('A tag.'))
      .max(10, 'must be at most 10 tags')
      .transform((tags) => [...new Set(tags)])
      .meta({ description: 'All tags of the conversation: at most 10 of at most 40 characters.' }),
    chatbotId: schemas.chatbotId.optional(),
  }),
  output: z.object({
    data: z.object({
      session_id: z.string(),
      chatbot_id: z.uuid(),
      tags: schemas.ConversationEntry.shape.tags,
    }),
  }),
  strangersText: ['data.session_id'],
  async handler(ctx, { sessionId, tags, chatbotId }) {
    const { workspace } = ctx.principal.reach;
    const data = await ctx.tx(async (sql) => {
      const found = await findConversation(ctx, sql, { sessionId, chatbotId }, { lock: true });
      await sql`
        update conversations set tags = ${tags}::text[] where workspace_id = ${workspace} and id = ${found.id}`;
      return { session_id: found.session_id, chatbot_id: found.chatbot_id, tags };
    });
    return { data };
  },
});
