import {
  andIf,
  channels,
  conversationsInReach,
  cutPage,
  defineTool,
  foldedText,
  fragment,
  inLanguage,
  likePattern,
  readAssignee,
  readCursor,
  schemas,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_conversations',
  title: 'List conversations',
  description:
    'Lists conversations, most recently active first. status handoff lists those that wait for a person. q searches messages, session ids, lead names and e-mail addresses; it ignores case and character width. Next, call get_conversation to read one.',
  scope: 'conversations:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/conversations' },
  csv: 'data',
  mcp: 'core',
  mcpLimit: 20,
  strangersText: ['data[].last_message', 'data[].session_id'],
  input: z.object({
    q: schemas.q('Text to search for.'),
    chatbotId: schemas.chatbotId.optional(),
    status: z.enum(schemas.conversationStatuses).optional().meta({ description: 'Only this status.' }),
    from: schemas.from('conversations active'),
    to: schemas.to('conversations active'),
    channel: z.enum(channels).optional().meta({ description: 'Only this channel.' }),
    language: schemas.languageFilter,
    assignee: schemas
      .assignee('Only those of this member: an id from list_members, me or nobody.')
      .optional(),
    answered: z.boolean().optional().meta({
      description: 'false: with a question the bot could not answer. true: without one.',
    }),
    limit: schemas.limit(50),
    cursor: schemas.cursor,
  }),
  output: schemas.page(schemas.ConversationEntry),
  async handler(ctx, { limit = 50, cursor, ...by }) {
    const filters = Object.assign({ of: 'conversations' }, by);
    const [at, id] = readCursor(filters, cursor) ?? [];
    const assigned = by.assignee === undefined ? null : { id: readAssignee(ctx, by.assignee) };
    const pattern = likePattern(by.q);
    const unanswered = fragment`exists (
      select from messages m where m.workspace_id = c.workspace_id and m.conversation_id = c.id and m.answered = false)`;
    const rows = await ctx.sql<z.infer<typeof schemas.ConversationEntry> & { id: string }>`
      select c.id, c.session_id, c.bot_id as chatbot_id, c.language, c.message_count, c.first_message_at,
        c.last_message_at, c.last_message, c.status, c.channel, l.id as lead_id,
        case when p.user_id is not null then jsonb_build_object('id', p.user_id, 'name', p.name) end as assignee
      from conversations c
      left join leads l on l.workspace_id = c.workspace_id and l.bot_id = c.bot_id and l.session_id = c.session_id
      left join members p on p.workspace_id = c.workspace_id and p.user_id = c.assignee_id
      where ${conversationsInReach(ctx)}
        ${andIf(by.chatbotId, fragment`c.bot_id = ${by.chatbotId}::uuid`)}
        ${andIf(by.status, fragment`c.status = ${by.status}`)}
        ${andIf(by.channel, fragment`c.channel = ${by.channel}`)}
        ${andIf(by.language, inLanguage(fragment`c.language`, by.language))}
        ${andIf(by.answered, fragment`${by.answered}::boolean <> ${unanswered}`)}
        ${andIf(assigned, fragment`c.assignee_id is not distinct from ${assigned?.id ?? null}::uuid`)}
        ${andIf(by.from, fragment`c.last_message_at >= ${by.from}::timestamptz`)}
        ${andIf(by.to, fragment`c.last_message_at < ${by.to}::timestamptz`)}
        ${andIf(at, fragment`(c.last_message_at, c.id) < (${at}::timestamptz, ${id}::uuid)`)}
        ${andIf(
          pattern,
          fragment`(${foldedText(fragment`c.session_id`)} like ${pattern}
            or ${foldedText(fragment`coalesce(l.name, '') || ' ' || coalesce(l.email, '')`)} like ${pattern}
            or exists (
              select from messages m where m.workspace_id = c.workspace_id and m.conversation_id = c.id
                and ${foldedText(fragment`m.content`)} like ${pattern}))`,
        )}
      order by c.last_message_at desc, c.id desc limit ${limit + 1}`;
    return cutPage(rows, limit, filters, (row) => [row.last_message_at, row.id]);
  },
});
