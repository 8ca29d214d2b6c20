import {
  andIf,
  containsText,
  customerColumns,
  customersInReach,
  customersOfBot,
  cutPage,
  defineTool,
  fragment,
  ofBotInReach,
  readCursor,
  schemas,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_customers',
  title: 'List customers',
  description:
    'Lists the people who wrote in the chat window or on channels, last seen first. verified: your site proved who it is. Call list_conversations with customerId for what they wrote.',
  askedAs: 'people contacts who wrote WhatsApp LINE Telegram CRM person across channels',
  scope: 'leads:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/customers' },
  mcpLimit: 20,
  strangersText: ['data[].name', 'data[].email', 'data[].phone', 'data[].channels'],
  readsReplica: true,
  input: z.object({
    q: schemas.q('Text to search for in name, e-mail address, phone number and addresses on channels.'),
    chatbotId: schemas.chatbotId.optional(),
    limit: schemas.limit(50),
    cursor: schemas.cursor,
  }),
  output: schemas.page(schemas.Customer),
  async handler(ctx, { q, chatbotId, limit = 50, cursor }) {
    const filters = { of: 'customers', q, chatbotId };
    const [at, id] = readCursor(filters, cursor) ?? [];
    const texts = fragment`concat_ws(' ', u.name, u.email, u.phone, u.external_id, (
      select string_agg(t.address, ' ') from channel_contacts t
      join channels h on h.workspace_id = t.workspace_id and h.id = t.channel_id
      where t.workspace_id = u.workspace_id and t.customer_id = u.id
        and ${ofBotInReach(ctx.principal.reach, fragment`h.bot_id`)}))`;
    const rows = await ctx.sql(schemas.Customer)`
      select ${customerColumns(ctx)} from customers u
      where ${customersInReach(ctx)} and ${containsText(texts, q)}
        ${andIf(chatbotId, customersOfBot(chatbotId ?? ''))}
        ${andIf(at, fragment`(u.last_seen_at, u.id) < (${at}::timestamptz, ${id}::uuid)`)}
      order by u.last_seen_at desc, u.id desc limit ${limit + 1}`;
    return cutPage(rows, limit, filters, (row) => [row.last_seen_at, row.id]);
  },
});
