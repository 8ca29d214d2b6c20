import { defineTool, describeKind, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_channel_kinds',
  title: 'List kinds of channels',
  description:
    'Lists the messaging providers that a bot can answer at: the settings that each needs, what it can do, and the steps of its set-up. window_hours is how long replies are taken after a customer’s message. Next, call create_channel.',
  askedAs: 'supported messengers providers which settings needed how to connect WhatsApp LINE Telegram',
  scope: 'bots:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/channels/kinds' },
  input: z.object({}),
  output: z.object({ data: z.array(schemas.ChannelKind) }),
  async handler(ctx) {
    return { data: [...ctx.messaging.kinds.values()].map((kind) => describeKind(ctx, kind)) };
  },
});
