import { defineTool, requireChannel, schemas, showChannel } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'get_channel',
  title: 'Get a channel',
  description:
    'Returns one channel: its account, its bot, its state, the address that the provider posts to and its last message in and out. Secrets are not shown.',
  askedAs: 'webhook address verify token of connected account',
  scope: 'bots:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/channels/{id}' },
  strangersText: ['data.account'],
  input: z.object({ id: schemas.id('Channel id, from list_channels.') }),
  output: z.object({ data: schemas.Channel }),
  async handler(ctx, { id }) {
    return { data: showChannel(ctx, await requireChannel(ctx, ctx.sql, id)) };
  },
});
