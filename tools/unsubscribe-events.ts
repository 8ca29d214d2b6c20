import { defineTool, endSubscription, eventKinds, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'unsubscribe_events',
  title: 'End a subscription',
  description:
    'Ends a subscription of subscribe_events, named by its event, bot and address: of the same token, or one that a person made. Without this, it ends by itself.',
  scope: 'webhooks:write',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: true },
  changes: 'webhook',
  rest: { method: 'POST', path: '/events/subscriptions/end' },
  mcp: false,
  plan: 'scale',
  input: z.object({
    event: z.enum(eventKinds).meta({ description: 'The kind of event.' }),
    chatbotId: schemas.id('The bot of the subscription, if it has one.').optional(),
    url: schemas.text(2000, 'Address of the receiver.'),
  }),
  output: z.object({ data: z.object({ id: z.uuid(), deleted: z.literal(true) }) }),
  async handler(ctx, { event, chatbotId = null, url }) {
    const { id } = await ctx.tx((sql) => endSubscription(sql, ctx, { event, chatbotId, url }));
    return { data: { id, deleted: true as const } };
  },
});
