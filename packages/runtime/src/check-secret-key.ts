import {
  channelContext,
  type Database,
  resealIdentitySecrets,
  type SealedChannel,
  type Secrets,
  type Sql,
  webhookSecretContext,
} from '@jawab/core';
import { requestRoleSecret } from '@jawab/db';
import { InvalidSetting } from './config.ts';
import { UnknownKey } from './secrets.ts';

const name = 'secret_key_check';
const knownText = 'the secrets of this installation';

/**
 * Compares the key with the one that sealed the secrets of this database, by a known text sealed at the first start. Throws
 * {@link InvalidSetting} for another key. Changes nothing.
 */
export async function compareSecretKey({ system: { sql } }: Database, secrets: Secrets): Promise<void> {
  const [kept] = await sql<{ value: string }>`select value from installation where name = ${name}`;
  try {
    if (kept) return void secrets.open(kept.value, name);
    const [webhook] = await sql<{ workspace_id: string; id: string; secret: string }>`
      select workspace_id, id, secret from webhooks limit 1`;
    if (webhook) secrets.open(webhook.secret, webhookSecretContext(webhook.workspace_id, webhook.id));
  } catch (error) {
    if (!(error instanceof UnknownKey)) throw error;
    throw new InvalidSetting(
      'The setting SECRET_KEY is not the key that encrypted the secrets of this database. Set the former key. To change it, set the former key as SECRET_KEY_OLD too and run `jawab key rotate`.',
    );
  }
}

/** Compares the key as {@link compareSecretKey} does, and keeps the known text at the first start. */
export async function checkSecretKey(database: Database, secrets: Secrets): Promise<void> {
  await compareSecretKey(database, secrets);
  await database.system.sql`
    insert into installation (name, value) values (${name}, ${secrets.seal(knownText, name)}) on conflict do nothing`;
}

interface SealedSecret {
  workspace_id: string;
  id: string;
  secret: string;
  previous_secret: string | null;
}

/**
 * Encrypts every stored secret with the current key. Secrets of deliveries under way are opened with either key. Returns how
 * many webhooks and channels changed. It can be repeated.
 */
export async function resealSecrets({ system: { sql } }: Database, secrets: Secrets): Promise<number> {
  const rows = await sql<SealedSecret>`select workspace_id, id, secret, previous_secret from webhooks`;
  const stale = rows.filter(({ secret, previous_secret }) =>
    [secret, previous_secret].some((sealed) => sealed && !secrets.isCurrent(sealed)),
  );
  for (const row of stale) {
    const context = webhookSecretContext(row.workspace_id, row.id);
    const reseal = (sealed: string | null) => sealed && secrets.seal(secrets.open(sealed, context), context);
    await sql`
      update webhooks set
        secret = case when secret = ${row.secret} then ${reseal(row.secret)} else secret end,
        previous_secret = case when previous_secret = ${row.previous_secret} then ${reseal(row.previous_secret)} else previous_secret end
      where workspace_id = ${row.workspace_id} and id = ${row.id}`;
  }
  const channels = await resealChannels(sql, secrets);
  const bots = await resealIdentitySecrets(sql, secrets);
  await sql`
    insert into installation (name, value) values (${name}, ${secrets.seal(knownText, name)})
    on conflict (name) do update set value = excluded.value, updated_at = now()`;
  await resealRolePassword(sql, secrets);
  return stale.length + channels + bots;
}

/** Encrypts the keys of channels with the current key. Returns how many changed. */
async function resealChannels(sql: Sql, secrets: Secrets): Promise<number> {
  const rows =
    await sql<SealedChannel>`select workspace_id, id, kind, settings, webhook_secret from channels`;
  const stale = rows.filter(({ settings, webhook_secret }) =>
    [settings, webhook_secret].some((sealed) => !secrets.isCurrent(sealed)),
  );
  for (const { workspace_id, id, settings, webhook_secret } of stale) {
    const context = channelContext(workspace_id, id);
    const reseal = (sealed: string) => secrets.seal(secrets.open(sealed, context), context);
    await sql`
      update channels set settings = ${reseal(settings)}, webhook_secret = ${reseal(webhook_secret)}
      where workspace_id = ${workspace_id} and id = ${id} and settings = ${settings}`;
  }
  return stale.length;
}

/** Without the key that sealed it, the next start makes another password. */
async function resealRolePassword(sql: Sql, secrets: Secrets): Promise<void> {
  const [role] = await sql<{
    value: string;
  }>`select value from installation where name = ${requestRoleSecret}`;
  if (!role || secrets.isCurrent(role.value)) return;
  try {
    const sealed = secrets.seal(secrets.open(role.value, requestRoleSecret), requestRoleSecret);
    await sql`update installation set value = ${sealed}, updated_at = now() where name = ${requestRoleSecret}`;
  } catch (error) {
    if (!(error instanceof UnknownKey)) throw error;
  }
}
