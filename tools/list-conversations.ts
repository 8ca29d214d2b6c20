import {
  channels,
  cutPage,
  defineTool,
  listConversations,
  readCursor,
  schemas,
  sortKeyOf,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_conversations',
  title: 'List conversations',
  description:
    'Lists conversations, most recently active first. waiting lists those that wait for a person, longest first. q searches messages, notes, tags, session ids and what customers left. Call get_conversation to read one.',
  askedAs: 'chats inbox who waits asked for a person handoff waiting unanswered customer talks search',
  scope: 'conversations:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/conversations' },
  csv: 'data',
  mcp: 'core',
  mcpUnlisted: [
    'count',
    'total',
    'tag',
    'snoozed',
    'channelId',
    'customerId',
    'channel_id',
    'customer_id',
    'reply_until',
    'csat',
    'match',
  ],
  mcpLimit: 20,
  strangersText: [
    'data[].last_message',
    'data[].last_customer_message',
    'data[].customer_name',
    'data[].session_id',
    'data[].csat.comment',
    'data[].match',
  ],
  readsReplica: true,
  input: z.object({
    q: schemas.q('Text to search for.'),
    chatbotId: schemas.chatbotId.optional(),
    status: z.enum(schemas.conversationStatuses).optional().meta({ description: 'Only this status.' }),
    waiting: z.boolean().optional().meta({ description: 'true: only waiting ones.' }),
    from: schemas.from('conversations active'),
    to: schemas.to('conversations active'),
    channel: z.enum(channels).optional().meta({ description: 'Only this channel.' }),
    channelId: schemas.id('Only this channel of a provider, from list_channels.').optional(),
    customerId: schemas.id('Only conversations of this customer.').optional(),
    language: schemas.languageFilter,
    assignee: schemas
      .assignee('Only those of this member: a name, e-mail address or id, me or nobody.')
      .optional(),
    tag: schemas.tag('Only those with this tag, from list_tags.').optional(),
    snoozed: z.boolean().optional().meta({
      description: 'true: only those put aside, which no other list has unless q or customerId is sent.',
    }),
    answered: z.boolean().optional().meta({
      description: 'false: with a question the bot could not answer. true: without one.',
    }),
    limit: schemas.limit(50),
    cursor: schemas.cursor,
    count: schemas.count,
  }),
  output: schemas.countedPage(schemas.ConversationEntry),
  async handler(ctx, { limit = 50, cursor, count, ...by }) {
    const filters = Object.assign({ of: 'conversations' }, by);
    const after = readCursor(filters, cursor) ?? [];
    const { rows, total } = await listConversations(ctx, by, after, limit + 1, count);
    return Object.assign(
      cutPage(rows, limit, filters, (row) => sortKeyOf(by, row)),
      { total },
    );
  },
});
