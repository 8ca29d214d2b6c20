import {
  defineTool,
  disconnectAccount,
  readAccount,
  requireChannel,
  requireKind,
  schemas,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'delete_channel',
  title: 'Disconnect a channel',
  description:
    'Deletes a channel permanently, with its keys. Its conversations stay readable, and nothing more is sent to its customers. To stop answering for a while instead, call update_channel with paused: true.',
  askedAs: 'remove disconnect WhatsApp LINE Telegram Messenger account stop channel',
  scope: 'bots:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: true },
  changes: 'channel',
  rest: { method: 'DELETE', path: '/channels/{id}' },
  input: z.object({ id: schemas.id('Channel id, from list_channels.') }),
  output: z.object({ data: z.object({ id: z.uuid(), deleted: z.literal(true) }) }),
  async handler(ctx, { id }) {
    const { kind } = await requireChannel(ctx, ctx.sql, id);
    const account = await readAccount(ctx, id);
    await ctx.tx(
      (sql) => sql`delete from channels where workspace_id = ${ctx.principal.reach.workspace} and id = ${id}`,
    );
    if (!ctx.rehearses) await disconnectAccount(ctx, requireKind(ctx, kind), account);
    return { data: { id, deleted: true as const } };
  },
});
