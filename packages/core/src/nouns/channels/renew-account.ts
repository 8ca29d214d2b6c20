import type { Services } from '../../form/context.ts';
import { SettingRefused } from '../../form/define-channel.ts';
import type { Sql } from '../../form/sql.ts';
import { openAccount, type SealedChannel, sealAccount } from './channels.ts';
import { markFailing } from './outbox.ts';

/** Lists channels whose key is due to be renewed: a day after the last try, a month before its end, or two days after it was given. */
export const listRenewals = (sql: Sql, kinds: string[]): Promise<SealedChannel[]> => sql<SealedChannel>`
  select workspace_id, id, kind, settings, webhook_secret from channels
  where kind = any(${kinds}::text[]) and coalesce(renew_at, created_at + interval '2 days') <= now()
  order by renew_at limit 500`;

/**
 * Renews the key of a channel, and seals the new one. A key that the provider no longer takes fails the channel. If it is too early, or
 * the provider does not answer, it is tried again the next day.
 */
export async function renewAccount(
  services: Pick<Services, 'messaging' | 'secrets' | 'log'>,
  sql: Sql,
  channel: SealedChannel,
): Promise<void> {
  const { workspace_id: workspaceId, id, kind } = channel;
  const account = openAccount(services, channel);
  const tomorrow = () =>
    sql`update channels set renew_at = now() + interval '1 day' where workspace_id = ${workspaceId} and id = ${id}`;
  try {
    const renewed = await services.messaging.kinds.get(kind)?.renew?.(account);
    if (!renewed) return void (await tomorrow());
    const principal = { reach: { workspace: workspaceId } };
    const opened = { id, settings: renewed.settings, webhookSecret: account.webhookSecret };
    const { settings } = sealAccount({ secrets: services.secrets, principal }, opened);
    // Settings that the owner changed meanwhile stay.
    await sql`
      update channels set settings = ${settings}, key_ends_at = ${renewed.expiresAt},
        renew_at = greatest(now() + interval '1 day', ${renewed.expiresAt}::timestamptz - interval '30 days')
      where workspace_id = ${workspaceId} and id = ${id} and settings = ${channel.settings}`;
  } catch (error) {
    if (error instanceof SettingRefused)
      await markFailing(sql, { workspaceId, channelId: id }, 'key_invalid');
    else services.log.warn({ kind }, 'the key of a channel could not be renewed; it is tried again');
    await tomorrow();
  }
}
