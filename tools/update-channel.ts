import {
  connectAccount,
  defineTool,
  fail,
  identifyAccount,
  parseSettings,
  readAccount,
  requireChannel,
  requireKind,
  schemas,
  sealAccount,
  showChannel,
  shownSettings,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'update_channel',
  title: 'Update a channel',
  description:
    'Changes the fields you send: the name, the bot that answers, whether the channel is paused, or its settings, such as a new key. New settings replace the old ones and must belong to the same account. A paused channel stores messages and answers none of them, not later either.',
  askedAs: 'pause resume channel new key token change bot of WhatsApp LINE Telegram',
  scope: 'bots:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: true },
  changes: 'channel',
  rest: { method: 'PATCH', path: '/channels/{id}' },
  strangersText: ['data.account'],
  input: z.object({
    id: schemas.id('Channel id, from list_channels.'),
    name: schemas.text(100, 'A name for the team.').optional(),
    chatbotId: schemas.chatbotId.optional(),
    paused: z.boolean().optional().meta({ description: 'true: messages are stored and not answered.' }),
    settings: schemas.settingsInput.optional(),
  }),
  output: z.object({ data: schemas.Channel }),
  async handler(ctx, { id, name, chatbotId, paused, settings: given }) {
    const { workspace } = ctx.principal.reach;
    const { kind, account } = await requireChannel(ctx, ctx.sql, id);
    const definition = requireKind(ctx, kind);
    const changed = given && parseSettings(definition, given);
    const { webhookSecret } = await readAccount(ctx, id);
    const opened = { id, settings: changed ?? {}, webhookSecret };
    const renewed = changed ? ctx.messaging.account(kind, opened) : null;
    const known = renewed && (await identifyAccount(definition, renewed));
    if (known && known.id !== account.id)
      fail('conflict', 'These settings belong to another account. Connect it with create_channel.');
    const data = await ctx.tx(async (sql) => {
      await sql`
        update channels c set name = coalesce(${name ?? null}, c.name), bot_id = coalesce(${chatbotId ?? null}::uuid, c.bot_id),
          paused = coalesce(${paused ?? null}, c.paused)
        where c.workspace_id = ${workspace} and c.id = ${id}`;
      if (changed && known)
        await sql`
          update channels set settings = ${sealAccount(ctx, opened).settings}, account_name = ${known.name},
            shown_settings = ${JSON.stringify(shownSettings(definition, changed))}::jsonb, failing_since = null, last_error = null
          where workspace_id = ${workspace} and id = ${id}`;
      return showChannel(ctx, await requireChannel(ctx, sql, id));
    });
    if (renewed && !ctx.rehearses) await connectAccount(ctx, definition, renewed);
    return { data };
  },
});
