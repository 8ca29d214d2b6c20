import {
  assigneeOf,
  attachmentsOfMessage,
  conversationsInReach,
  csatOf,
  defineTool,
  deliveryOfMessage,
  fail,
  fragment,
  schemas,
  snoozedUntil,
  summaryOf,
  Translation,
  translateMessages,
} from '@jawab/core';
import { z } from 'zod';

const Transcript = z.object({
  session_id: z.string(),
  chatbot_id: z.uuid(),
  language: z.string().nullable(),
  status: z.enum(schemas.conversationStatuses),
  assignee: schemas.ConversationEntry.shape.assignee,
  channel_id: schemas.ConversationEntry.shape.channel_id,
  customer_id: schemas.ConversationEntry.shape.customer_id,
  reply_until: schemas.ConversationEntry.shape.reply_until,
  tags: schemas.ConversationEntry.shape.tags,
  snooze_until: schemas.ConversationEntry.shape.snooze_until,
  csat: schemas.ConversationEntry.shape.csat,
  summary: z.string().nullable().meta({
    description: 'For the person who takes it over; null: no person works on it.',
  }),
  notes: z.array(schemas.Note),
  messages: z.array(
    schemas.Message.extend({
      trace: z.record(z.string(), z.unknown()).nullable().optional(),
      translation: z.string().nullish(),
    }),
  ),
  translation: Translation.optional(),
});

export default defineTool({
  name: 'get_conversation',
  title: 'Get a conversation',
  description:
    'Returns the transcript of one conversation, oldest message first, with languages and sources and whether each reply answered the question. Notes of the team come apart from the messages. Call list_conversations for session ids.',
  askedAs: 'read transcript chat history messages translate in English what was said sources',
  scope: 'conversations:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/conversations/{sessionId}' },
  mcp: 'core',
  mcpUnlisted: [
    'channel_id',
    'customer_id',
    'reply_until',
    'edited',
    'deleted',
    'delivery',
    'attachments',
    'csat',
    'summary',
    'original',
  ],
  mcpWindow: 'data.messages',
  strangersText: [
    'data.session_id',
    'data.messages[].content',
    'data.messages[].translation',
    'data.messages[].sources',
    'data.messages[].attachments[].name',
    'data.messages[].feedback_comment',
    'data.csat.comment',
    'data.summary',
  ],
  input: z.object({
    sessionId: schemas.sessionId('Session id of the conversation.'),
    chatbotId: schemas.chatbotId.optional(),
    include: z
      .enum(['trace'])
      .optional()
      .meta({ description: 'trace: also return how each reply was made.' }),
    translate: schemas
      .language('Language to translate the messages into by the chat model (BCP 47).')
      .optional(),
  }),
  output: z.object({ data: Transcript }),
  async handler(ctx, { sessionId, chatbotId, include, translate }) {
    const [conversation] = await ctx.sql`
      select c.id, c.session_id, c.bot_id as chatbot_id, c.language, c.status, c.channel_id, c.customer_id, c.reply_until, c.tags, ${snoozedUntil} as snooze_until, ${csatOf} as csat,
        ${summaryOf(ctx.principal.reach.workspace, ctx.principal.scopes.includes('leads:read'))} as summary,
        ${assigneeOf(ctx.principal.reach.workspace, fragment`c.assignee_id`)} as assignee
      from conversations c
      where ${conversationsInReach(ctx)} and c.session_id = ${sessionId}
        and (${chatbotId ?? null}::uuid is null or c.bot_id = ${chatbotId ?? null}::uuid)
      order by c.last_message_at desc limit 1`;
    if (!conversation)
      return fail(
        'not_found',
        'There is no conversation with this session id. Call list_conversations for the session ids.',
      );
    const messages = await ctx.sql(Transcript.shape.messages.element)`
      select m.id, m.role, m.kind, m.status, m.author, m.author_name, m.content, m.original, m.language, m.answered, m.interrupted, m.sources, m.feedback,
        m.feedback_comment, m.spoken, m.heard, m.edited, m.deleted, ${deliveryOfMessage} as delivery, ${attachmentsOfMessage(ctx)} as attachments,
        m.created_at, case when ${include === 'trace'} then m.trace end as trace
      from messages m
      where m.workspace_id = ${ctx.principal.reach.workspace} and m.conversation_id = ${conversation.id}
      order by m.position`;
    const notes = await ctx.sql(schemas.Note)`
      select n.id, n.author, n.text, n.created_at from notes n
      where n.workspace_id = ${ctx.principal.reach.workspace} and n.conversation_id = ${conversation.id}
      order by n.id`;
    if (include !== 'trace') for (const message of messages) delete message.trace;
    const { id, ...fields } = conversation;
    const data = { ...fields, notes, messages } as z.infer<typeof Transcript>;
    if (translate)
      data.translation = await translateMessages(ctx, { conversationId: id, language: translate }, messages);
    return { data };
  },
});
