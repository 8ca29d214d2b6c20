import { defineTool, findConversation, schemas, showTypingOnChannel } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'show_typing',
  title: 'Show that a person types',
  description:
    'Shows the visitor for some seconds that a person is typing, with the name of the signed-in person, else of the bot. A customer of a channel sees the provider’s own sign. Call it every three seconds while the person types. Nothing of it stays in the transcript.',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: true },
  rest: { method: 'POST', path: '/conversations/{sessionId}/typing' },
  input: z.object({
    sessionId: schemas.sessionId('Session id of the conversation.'),
    chatbotId: schemas.chatbotId.optional(),
  }),
  output: z.object({ data: z.object({ session_id: z.string() }) }),
  strangersText: ['data.session_id'],
  async handler(ctx, { sessionId, chatbotId }) {
    const { workspace } = ctx.principal.reach;
    const name = ctx.principal.actor === 'member' ? ctx.principal.memberName : null;
    const { id, session_id, chatbot_id } = await findConversation(ctx, ctx.sql, { sessionId, chatbotId });
    const [customer] = await ctx.sql<{ contact_id: string | null }>`
      with typing as (
        update conversations c set typing_at = now(), typing_name = coalesce(${name}, b.name)
        from answering_bots() b
        where c.workspace_id = ${workspace} and c.id = ${id} and b.workspace_id = ${workspace} and b.id = c.bot_id
        returning case when c.reply_until <= now() then null else c.contact_id end as contact_id
      ), told as (
        insert into changes (workspace_id, kind, id, bot_id)
        select ${workspace}, 'typing', ${session_id}, ${chatbot_id} from typing
      )
      select contact_id from typing`;
    if (customer?.contact_id) await showTypingOnChannel(ctx, customer.contact_id);
    return { data: { session_id } };
  },
});
