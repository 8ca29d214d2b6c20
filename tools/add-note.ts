import { defineTool, findConversation, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'add_note',
  title: 'Add a private note',
  description:
    'Writes a note about a conversation for the team. The visitor does not see it, and no bot and no model reads it. get_conversation returns the notes; call reply_to_conversation to write to the visitor.',
  askedAs: 'private note internal comment write down for colleagues memo about the customer',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  changes: 'conversation',
  rest: { method: 'POST', path: '/conversations/{sessionId}/notes', status: 201 },
  input: z.object({
    sessionId: schemas.sessionId('Session id of the conversation.'),
    text: schemas.text(4000, 'The note; at most 4,000 characters.'),
    chatbotId: schemas.chatbotId.optional(),
  }),
  output: z.object({ data: schemas.Note }),
  async handler(ctx, { sessionId, text, chatbotId }) {
    const { workspace } = ctx.principal.reach;
    const author = ctx.principal.actor === 'member' ? ctx.principal.memberName : null;
    const data = await ctx.tx(async (sql) => {
      const { id } = await findConversation(ctx, sql, { sessionId, chatbotId }, { lock: true });
      const [note] = await sql(schemas.Note)`
        insert into notes (workspace_id, conversation_id, author, text) values (${workspace}, ${id}, ${author}, ${text})
        returning id, author, text, created_at`;
      return note as z.infer<typeof schemas.Note>;
    });
    return { data };
  },
});
