import {
  type ChannelRow,
  channelColumns,
  channelsInReach,
  cutPage,
  defineTool,
  readCursor,
  schemas,
  showChannel,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_channels',
  title: 'List channels',
  description:
    'Lists the accounts at messaging providers that bots answer, newest first, with their state and their last message in and out. Secrets are not shown. Call check_channel to see what is wrong with one.',
  askedAs: 'connected accounts WhatsApp LINE Telegram Messenger Instagram Zalo which',
  scope: 'bots:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/channels' },
  mcpLimit: 20,
  strangersText: ['data[].account'],
  input: z.object({
    chatbotId: schemas.chatbotId.optional(),
    kind: schemas.text(40, 'Only channels of this kind.').optional(),
    limit: schemas.limit(50),
    cursor: schemas.cursor,
  }),
  output: schemas.page(schemas.Channel),
  async handler(ctx, { chatbotId, kind, limit = 50, cursor }) {
    const filters = { of: 'channels', chatbotId, kind };
    const [at, id] = readCursor(filters, cursor) ?? [null, null];
    const rows = await ctx.sql<ChannelRow>`
      select ${channelColumns} from channels c
      where ${channelsInReach(ctx)}
        and (${chatbotId ?? null}::uuid is null or c.bot_id = ${chatbotId ?? null}::uuid)
        and (${kind ?? null}::text is null or c.kind = ${kind ?? null}::text)
        and (${at}::timestamptz is null or (c.created_at, c.id) < (${at}::timestamptz, ${id}::uuid))
      order by c.created_at desc, c.id desc limit ${limit + 1}`;
    const shown = rows.map((row) => showChannel(ctx, row));
    return cutPage(shown, limit, filters, (row) => [row.created_at, row.id]);
  },
});
