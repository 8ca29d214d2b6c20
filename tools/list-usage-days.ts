import { defineTool, readUsageDays, readWindow } from '@jawab/core';
import { z } from 'zod';

const day = (description: string) =>
  z.iso.date({ error: 'must be a day such as 2026-03-31' }).optional().meta({ description });

export default defineTool({
  name: 'list_usage_days',
  title: 'List usage by day and bot',
  description:
    'Returns the messages of each day (UTC) and bot, newest day first: the last 30 days, or up to 90 with from and to. Days without messages are left out, and so are deleted bots and conversations. Call get_usage for the month’s quota.',
  askedAs: 'messages each day usage history per bot',
  scope: 'analytics:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/usage/days' },
  csv: 'data',
  readsReplica: true,
  input: z.object({
    from: day('First day, such as 2026-03-01. Without it, 30 days end at the last day.'),
    to: day('Last day. Without it, today.'),
  }),
  output: z.object({
    data: z.array(z.object({ date: z.string(), chatbot_id: z.uuid(), messages: z.int() })),
  }),
  async handler(ctx, { from, to }) {
    return { data: await readUsageDays(ctx, readWindow(ctx.now(), { from, to })) };
  },
});
