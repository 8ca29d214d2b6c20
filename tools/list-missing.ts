import {
  andIf,
  cutPage,
  defineTool,
  fragment,
  MissingReport,
  missingDays,
  missingWishes,
  readCursor,
  schemas,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_missing',
  title: 'List what agents missed',
  description:
    'Lists what agents could not do in this workspace in the last 90 days, as they reported it, latest first, with how often. Next, call dismiss_missing for what is settled.',
  askedAs: 'what do agents miss feature requests wishes complaints of agents reported',
  scope: 'analytics:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/missing' },
  mcpLimit: 20,
  strangersText: ['data[].wanted', 'data[].operation', 'data[].reported_by'],
  input: z.object({
    chatbotId: schemas.chatbotId.optional(),
    limit: schemas.limit(50),
    cursor: schemas.cursor,
  }),
  output: schemas.page(MissingReport),
  async handler(ctx, { chatbotId, limit = 50, cursor }) {
    const filters = { of: 'missing', chatbotId };
    const [at, id] = readCursor(filters, cursor) ?? [];
    const rows = await ctx.sql(MissingReport)`
      select r.* from ${missingWishes(ctx)} r
      where r.last_reported_at > now() - ${missingDays} * interval '1 day'
        ${andIf(chatbotId, fragment`r.chatbot_id = ${chatbotId}::uuid`)}
        ${andIf(at, fragment`(r.last_reported_at, r.id) < (${at}::timestamptz, ${id}::uuid)`)}
      order by r.last_reported_at desc, r.id desc limit ${limit + 1}`;
    return cutPage(rows, limit, filters, (row) => [row.last_reported_at, row.id]);
  },
});
