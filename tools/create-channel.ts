import { randomUUID } from 'node:crypto';
import {
  type ChannelRow,
  channelColumns,
  connectAccount,
  createChannelSecret,
  defineTool,
  fail,
  identifyAccount,
  parseSettings,
  requireKind,
  schemas,
  sealAccount,
  showChannel,
  shownSettings,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'create_channel',
  title: 'Connect a channel',
  description:
    'Connects an account at a messaging provider, such as a Telegram bot, to a bot that then answers its customers. Asks the provider who the account is before anything is stored. Call list_channel_kinds first: it says which settings a kind needs. Next, call check_channel.',
  askedAs: 'WhatsApp LINE Telegram Messenger Instagram Zalo connect messaging account add integration',
  scope: 'bots:write',
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: true },
  changes: 'channel',
  rest: { method: 'POST', path: '/channels', status: 201 },
  input: z.object({
    kind: schemas.text(40, 'The kind of the channel, from list_channel_kinds.'),
    chatbotId: schemas.chatbotId,
    name: schemas.text(100, 'A name for the team. Defaults to the name of the account.').optional(),
    settings: schemas.settingsInput,
  }),
  output: z.object({ data: schemas.Channel }),
  async handler(ctx, { kind, chatbotId, name, settings: given }) {
    const { workspace } = ctx.principal.reach;
    const definition = requireKind(ctx, kind);
    const settings = parseSettings(definition, given);
    const opened = { id: randomUUID(), settings, webhookSecret: createChannelSecret() };
    const { id } = opened;
    const account = ctx.messaging.account(kind, opened);
    const known = await identifyAccount(definition, account);
    const sealed = sealAccount(ctx, opened);
    const row = await ctx.tx(async (sql) => {
      const [added] = await sql<ChannelRow>`
        insert into channels as c
          (workspace_id, id, kind, bot_id, name, account_id, account_name, settings, shown_settings, webhook_secret)
        values (${workspace}, ${id}, ${kind}, ${chatbotId}, ${name ?? known.name}, ${known.id}, ${known.name},
          ${sealed.settings}, ${JSON.stringify(shownSettings(definition, settings))}::jsonb, ${sealed.webhookSecret})
        on conflict do nothing returning ${channelColumns}`;
      return (
        added ??
        fail('channel_exists', 'This account is connected already. An account can serve one channel only.')
      );
    });
    if (!ctx.rehearses)
      await connectAccount(ctx, definition, account).catch(async (error: unknown) => {
        await ctx.sql`delete from channels where workspace_id = ${workspace} and id = ${id}`;
        throw error;
      });
    return { data: showChannel(ctx, row) };
  },
});
