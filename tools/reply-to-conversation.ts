import {
  addStatusRow,
  attachmentsOfMessage,
  defineTool,
  deliveryOfMessage,
  fillReply,
  findConversation,
  leavesByChannel,
  mailUnseenReply,
  schemas,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'reply_to_conversation',
  title: 'Reply as a person',
  description:
    'Adds a person’s reply to a conversation; the visitor receives it with the name of the signed-in person. If the visitor left and gave an address, it is mailed. A customer of a channel gets it there, as long as the provider takes replies (reply_until). {{customer.name}} and {{agent.name}} in the text are filled in. A closed conversation opens again. In handoff the bot stays silent until set_conversation_status opens or closes the conversation.',
  askedAs: 'answer customer message write back send as a person human respond',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: true },
  changes: 'conversation',
  rest: { method: 'POST', path: '/conversations/{sessionId}/reply', status: 201 },
  mcp: 'core',
  input: z.object({
    sessionId: schemas.sessionId('Session id of the conversation.'),
    text: schemas.text(8000, 'The reply; at most 8,000 characters.'),
    author: z
      .literal('human', { error: 'must be human; only people reply with this operation' })
      .default('human')
      .meta({ description: 'Who writes the reply: human.' }),
    chatbotId: schemas.chatbotId.optional(),
  }),
  output: z.object({
    data: z.object({
      session_id: z.string(),
      chatbot_id: z.uuid(),
      status: z.enum(schemas.conversationStatuses),
      message: schemas.Message,
    }),
  }),
  strangersText: ['data.session_id', 'data.message.sources'],
  async handler(ctx, { sessionId, text: written, author, chatbotId }) {
    const { workspace } = ctx.principal.reach;
    const { memberId: replier, memberName: name } =
      ctx.principal.actor === 'member' ? ctx.principal : { memberId: null, memberName: null };
    const data = await ctx.tx(async (sql) => {
      const found = await findConversation(ctx, sql, { sessionId, chatbotId }, { lock: true });
      const text = await fillReply(ctx, sql, found.id, written);
      const language = ctx.languages.readMessage(text).messageLanguage;
      const byChannel = await leavesByChannel(sql, workspace, found.id);
      if (name && found.status === 'handoff') await addStatusRow(ctx, sql, found, 'joined');
      const [added] = await sql<{ id: string }>`
        with conversation as (
          update conversations set
            message_count = message_count + 1, last_message = ${text}, last_message_at = now(),
            status = case status when 'closed' then 'open' else status end, waiting_since = null,
            assignee_id = case when offered_at is not null then coalesce(${replier}::uuid, assignee_id) else assignee_id end,
            reply_unseen_since = coalesce(reply_unseen_since, now())
          where workspace_id = ${workspace} and id = ${found.id}
          returning id, message_count
        )
        insert into messages
          (workspace_id, conversation_id, position, role, author, author_name, content, language)
        select ${workspace}, id, message_count, 'assistant', ${author}, ${name}, ${text}, ${language} from conversation
        returning id`;
      if (ctx.sendsMail && !byChannel) await mailUnseenReply(ctx, sql, found.id);
      const [message] = await sql(schemas.Message)`
        select m.id, m.role, m.kind, m.status, m.author, m.author_name, m.content, m.language, m.answered, m.interrupted, m.sources,
          m.feedback, m.feedback_comment, m.spoken, m.heard, m.edited, m.deleted, ${deliveryOfMessage} as delivery,
          ${attachmentsOfMessage(ctx)} as attachments, m.created_at
        from messages m where m.workspace_id = ${workspace} and m.id = ${added?.id}`;
      return {
        session_id: found.session_id,
        chatbot_id: found.chatbot_id,
        status: found.status === 'closed' ? ('open' as const) : found.status,
        message: message as z.infer<typeof schemas.Message>,
      };
    });
    return { data };
  },
});
