import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import type { AnyAccount, OpenedAccount } from '../../form/messaging.ts';
import type { Secrets } from '../../form/ports.ts';
import type { Reach } from '../../form/principal.ts';
import { type Fragment, fragment, type Sql } from '../../form/sql.ts';
import { botExists } from '../bots/bot-facts.ts';
import { forbiddenBot, ofBotInReach } from '../bots/bots.ts';
import type { Channel } from './schemas.ts';

/** Where a provider posts the messages of a channel. */
const webhookUrlOf = ({ baseUrl }: Pick<Context, 'baseUrl'>, kind: string, id: string) =>
  `${baseUrl}/channels/${kind}/${id}`;

/** The context that the encrypted settings of a channel belong to. */
export const channelContext = (workspaceId: string, channelId: string) => `${workspaceId}|${channelId}`;

/** Makes the secret that a provider sends with each of its requests. */
export const createChannelSecret = () => randomBytes(24).toString('base64url');

/** Columns of a channel as {@link showChannel} takes them; `c` is the alias of the table. */
export const channelColumns = fragment`
  c.id, c.kind, c.bot_id as chatbot_id, c.name, jsonb_build_object('id', c.account_id, 'name', c.account_name) as account,
  case when c.paused then 'paused' when c.failing_since is not null then 'failing' else 'active' end as status,
  c.shown_settings as settings, c.webhook_secret, c.last_received_at, c.last_sent_at, c.last_error, c.created_at, c.key_ends_at`;

/** A row of {@link channelColumns}. */
export type ChannelRow = Omit<z.infer<typeof Channel>, 'webhook_url' | 'verify_token'> & {
  key_ends_at: string | null;
  webhook_secret: string;
};

/** Condition for the channels that a principal may see; `c` is the alias of the table. */
export const channelsInReach = ({ principal: { reach } }: Pick<Context, 'principal'>): Fragment =>
  fragment`c.workspace_id = ${reach.workspace} and ${ofBotInReach(reach, fragment`c.bot_id`)}`;

/** Writes a channel as the API returns it. Only where the owner must paste it is the secret of the webhook shown. */
export function showChannel(
  ctx: Pick<Context, 'baseUrl' | 'messaging' | 'secrets' | 'principal'>,
  { webhook_secret, key_ends_at: _, ...row }: ChannelRow,
): z.infer<typeof Channel> {
  const asksForToken = ctx.messaging.kinds.get(row.kind)?.challenge !== undefined;
  const context = channelContext(ctx.principal.reach.workspace, row.id);
  return Object.assign(row, {
    webhook_url: webhookUrlOf(ctx, row.kind, row.id),
    verify_token: asksForToken ? ctx.secrets.open(webhook_secret, context) : null,
  });
}

/** Reads a channel. Fails with 404 for one of another workspace, and with 403 for one of a bot outside the reach. */
export async function requireChannel(
  ctx: Pick<Context, 'principal'>,
  sql: Sql,
  id: string,
): Promise<ChannelRow> {
  const { workspace, bots } = ctx.principal.reach;
  const [row] = await sql<ChannelRow>`
    select ${channelColumns} from channels c
    where c.workspace_id = ${workspace} and c.id = ${id} and ${botExists(workspace, fragment`c.bot_id`)}`;
  if (!row) return fail('not_found', `There is no channel ${id}. Call list_channels for the ids.`);
  if (bots && !bots.includes(row.chatbot_id)) forbiddenBot(row.chatbot_id);
  return row;
}

/** A channel as the code that serves it reads it. */
export interface SealedChannel {
  workspace_id: string;
  id: string;
  kind: string;
  settings: string;
  webhook_secret: string;
}

/** Opens the account of a channel, whose calls go through egress. */
export function openAccount(
  { secrets, messaging }: Pick<Context, 'messaging'> & { secrets: Pick<Secrets, 'open'> },
  channel: SealedChannel,
): AnyAccount {
  const context = channelContext(channel.workspace_id, channel.id);
  return messaging.account(channel.kind, {
    id: channel.id,
    settings: JSON.parse(secrets.open(channel.settings, context)) as Record<string, unknown>,
    webhookSecret: secrets.open(channel.webhook_secret, context),
  });
}

/** Reads the account of a channel. Fails as {@link requireChannel} does. */
export async function readAccount(
  ctx: Pick<Context, 'principal' | 'sql' | 'secrets' | 'messaging'>,
  id: string,
): Promise<AnyAccount> {
  const { workspace } = ctx.principal.reach;
  const [row] = await ctx.sql<SealedChannel>`
    select workspace_id, id, kind, settings, webhook_secret from channels
    where workspace_id = ${workspace} and id = ${id}`;
  return row
    ? openAccount(ctx, row)
    : fail('not_found', `There is no channel ${id}. Call list_channels for the ids.`);
}

/** Encrypts the settings and the webhook's secret of a channel. */
export function sealAccount(
  { secrets, principal }: { secrets: Pick<Secrets, 'seal'>; principal: { reach: Pick<Reach, 'workspace'> } },
  { id, settings, webhookSecret }: OpenedAccount,
): { settings: string; webhookSecret: string } {
  const context = channelContext(principal.reach.workspace, id);
  return {
    settings: secrets.seal(JSON.stringify(settings), context),
    webhookSecret: secrets.seal(webhookSecret, context),
  };
}
