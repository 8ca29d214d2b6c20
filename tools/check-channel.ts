import { checkAccount, defineTool, readAccount, requireChannel, requireKind, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'check_channel',
  title: 'Check a channel',
  description:
    'Asks the provider whether the keys of a channel work and whether it posts to our address. Says whether messages came and left. Repairs what it can, such as a subscription that the provider dropped.',
  askedAs: 'test channel does WhatsApp LINE Telegram work webhook broken why no messages',
  scope: 'bots:write',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: true },
  rest: { method: 'POST', path: '/channels/{id}/check' },
  input: z.object({ id: schemas.id('Channel id, from list_channels.') }),
  output: z.object({ data: z.object({ checks: z.array(schemas.ChannelCheck) }) }),
  async handler(ctx, { id }) {
    const channel = await requireChannel(ctx, ctx.sql, id);
    const account = await readAccount(ctx, id);
    return { data: { checks: await checkAccount(ctx, requireKind(ctx, channel.kind), account, channel) } };
  },
});
