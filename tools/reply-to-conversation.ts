import {
  addStatusRow,
  attachmentsOfMessage,
  type Context,
  defineTool,
  deliveryOfMessage,
  fail,
  fillReply,
  findConversation,
  leavesByChannel,
  mailUnseenReply,
  type Sql,
  schemas,
  type WordedReply,
  wordReply,
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
  mcpUnlisted: ['translate', 'preview', 'original'],
  input: z.object({
    sessionId: schemas.sessionId('Session id of the conversation.'),
    text: schemas.text(8000, 'The reply; at most 8,000 characters.'),
    author: z
      .literal('human', { error: 'must be human; only people reply with this operation' })
      .default('human')
      .meta({ description: 'Who writes the reply: human.' }),
    translate: z.boolean().default(false).meta({
      description:
        'true: the chat model writes it in the customer’s language. Numbers, links and names must stay.',
    }),
    preview: z
      .boolean()
      .default(false)
      .meta({ description: 'With translate: true returns the translation and sends nothing.' }),
    original: schemas
      .text(8000, 'With a translation from preview as text: what the person wrote.')
      .optional(),
    chatbotId: schemas.chatbotId.optional(),
  }),
  output: z.object({
    data: z.object({
      session_id: z.string(),
      chatbot_id: z.uuid(),
      status: z.enum(schemas.conversationStatuses),
      message: schemas.Message.nullable().meta({ description: 'null: a preview, nothing was sent.' }),
      translation: z
        .object({
          text: z.string(),
          language: z.string().nullable(),
          original: schemas.Message.shape.original,
        })
        .optional()
        .meta({ description: 'The reply as the customer reads it, in a preview.' }),
    }),
  }),
  strangersText: ['data.session_id', 'data.message.sources'],
  async handler(ctx, { sessionId, text: written, translate, preview, original, chatbotId }) {
    const { workspace } = ctx.principal.reach;
    requireTranslation(preview, translate);
    const before = await findConversation(ctx, ctx.sql, { sessionId, chatbotId });
    const text = await fillReply(ctx, ctx.sql, before.id, written);
    const worded = await wordReply(ctx, before, { text, translate, original });
    if (preview) {
      const { session_id, chatbot_id, status } = before;
      return { data: { session_id, chatbot_id, status, message: null, translation: worded } };
    }
    const data = await ctx.tx(async (sql) => {
      const found = await findConversation(ctx, sql, { sessionId, chatbotId }, { lock: true });
      const byChannel = await leavesByChannel(sql, workspace, found.id);
      if (ctx.principal.actor === 'member' && found.status === 'handoff')
        await addStatusRow(ctx, sql, found, 'joined');
      const id = await storeReply(ctx, sql, found.id, worded);
      if (ctx.sendsMail && !byChannel) await mailUnseenReply(ctx, sql, found.id);
      const [message] = await sql(schemas.Message)`
        select m.id, m.role, m.kind, m.status, m.author, m.author_name, m.content, m.original, m.language, m.answered, m.interrupted, m.sources,
          m.feedback, m.feedback_comment, m.spoken, m.heard, m.edited, m.deleted, ${deliveryOfMessage} as delivery,
          ${attachmentsOfMessage(ctx)} as attachments, m.created_at
        from messages m where m.workspace_id = ${workspace} and m.id = ${id}`;
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

function requireTranslation(preview: boolean, translate: boolean): void {
  if (!preview || translate) return;
  const message = 'needs `translate`: only a translation can be previewed';
  fail('invalid_request', `\`preview\` ${message}.`, { issues: [{ path: 'preview', message }] });
}

async function storeReply(
  { principal }: Context,
  sql: Sql,
  conversationId: string,
  { text, language, original }: WordedReply,
): Promise<string | undefined> {
  const { workspace } = principal.reach;
  const { memberId: replier, memberName: name } =
    principal.actor === 'member' ? principal : { memberId: null, memberName: null };
  const [added] = await sql<{ id: string }>`
    with conversation as (
      update conversations set
        message_count = message_count + 1, last_message = ${text}, last_message_at = now(),
        status = case status when 'closed' then 'open' else status end, waiting_since = null,
        assignee_id = case
          when offered_at is not null then coalesce(${replier}::uuid, assignee_id)
          when status = 'handoff' then coalesce(assignee_id, ${replier}::uuid)
          else assignee_id end,
        reply_unseen_since = coalesce(reply_unseen_since, now())
      where workspace_id = ${workspace} and id = ${conversationId}
      returning id, message_count
    )
    insert into messages
      (workspace_id, conversation_id, position, role, author, author_name, content, language, original)
    select ${workspace}, id, message_count, 'assistant', 'human', ${name}, ${text}, ${language},
      ${original && JSON.stringify(original)}::jsonb from conversation
    returning id`;
  return added?.id;
}
