import { defineTool, PushSubscription, requireReceiver, savePushSubscription, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'create_push_subscription',
  title: 'Take push messages',
  description:
    'Subscribes a browser of the signed-in person to push messages. A message says that a visitor waits and at which bot, and nothing of what was written. Send what `subscription.toJSON()` of the Push API returns. The same browser again changes its subscription. A subscription ends when its push service answers 404 or 410. Call get_push_key first.',
  scope: null,
  audience: ['member'],
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: true },
  changes: 'push_subscription',
  rest: { method: 'POST', path: '/push/subscriptions', status: 201 },
  input: z.object({
    endpoint: schemas.text(2000, 'The address at the push service.'),
    expirationTime: z.number().nullish().meta({ description: 'When it ends, as the browser says.' }),
    keys: PushSubscription.shape.keys.meta({ description: 'The keys of the browser.' }),
  }),
  output: z.object({ data: z.object({ id: z.uuid() }) }),
  async handler(ctx, { endpoint, keys }) {
    requireReceiver(ctx, endpoint, 'endpoint');
    const memberId = ctx.principal.actor === 'member' ? ctx.principal.memberId : '';
    return { data: await savePushSubscription(ctx, memberId, { endpoint, keys }) };
  },
});
