import { conversationsInReach, cutPage, defineTool, readCursor, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_conversations',
  title: 'List conversations',
  description:
    'Lists conversations, most recently active first. q searches messages, session ids, lead names and e-mail addresses; it ignores case and character width. Next, call get_conversation to read one.',
  scope: 'conversations:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/conversations' },
  mcp: 'core',
  mcpLimit: 20,
  strangersText: ['data[].last_message', 'data[].session_id'],
  input: z.object({
    q: z
      .string()
      .max(200, 'must be at most 200 characters')
      .optional()
      .meta({ description: 'Text to search for.' }),
    chatbotId: schemas.chatbotId.optional(),
    limit: schemas.limit(50),
    cursor: schemas.cursor,
  }),
  output: schemas.page(schemas.ConversationEntry),
  async handler(ctx, { q, chatbotId, limit = 50, cursor }) {
    const filters = { of: 'conversations', q, chatbotId };
    const [at, id] = readCursor(filters, cursor) ?? [null, null];
    const pattern = q?.trim()
      ? `%${q
          .normalize('NFKC')
          .toLowerCase()
          .replace(/[\\%_]/g, '\\$&')}%`
      : null;
    const rows = await ctx.sql<z.infer<typeof schemas.ConversationEntry> & { id: string }>`
      select c.id, c.session_id, c.bot_id as chatbot_id, c.language, c.message_count, c.first_message_at,
        c.last_message_at, c.last_message, c.status, c.channel, l.id as lead_id
      from conversations c
      left join leads l on l.workspace_id = c.workspace_id and l.bot_id = c.bot_id and l.session_id = c.session_id
      where ${conversationsInReach(ctx)}
        and (${chatbotId ?? null}::uuid is null or c.bot_id = ${chatbotId ?? null}::uuid)
        and (${at}::timestamptz is null or (c.last_message_at, c.id) < (${at}::timestamptz, ${id}::uuid))
        and (${pattern}::text is null
          or lower(normalize(c.session_id, NFKC)) like ${pattern}
          or lower(normalize(coalesce(l.name, '') || ' ' || coalesce(l.email, ''), NFKC)) like ${pattern}
          or exists (
            select from messages m where m.workspace_id = c.workspace_id and m.conversation_id = c.id
              and lower(normalize(m.content, NFKC)) like ${pattern}))
      order by c.last_message_at desc, c.id desc limit ${limit + 1}`;
    return cutPage(rows, limit, filters, (row) => [row.last_message_at, row.id]);
  },
});
