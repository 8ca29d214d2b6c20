import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../form/ports.ts';
import type { Sql } from '../../form/sql.ts';

/** The context that the encrypted identity secrets of a bot belong to. */
export const identityContext = (workspaceId: string, botId: string) => `${workspaceId}|${botId}|identity`;

/** Makes the secret with which a site signs who its visitors are. */
export const createIdentitySecret = () => `idsec_${randomBytes(32).toString('base64url')}`;

/** Gives a bot another identity secret, which is encrypted. Returns until when the one before holds; null if there was none. */
export async function replaceIdentitySecret(
  sql: Sql,
  { workspace, id }: { workspace: string; id: string },
  sealed: string,
): Promise<string | null> {
  const [bot] = await sql<{ until: string | null }>`
    update bots set identity_secret = ${sealed}, identity_previous_secret = identity_secret,
      identity_previous_until = case when identity_secret is not null then now() + interval '24 hours' end
    where workspace_id = ${workspace} and id = ${id}
    returning identity_previous_until as until`;
  return bot?.until ?? null;
}

/** A row of a bot, whether it is there or kept to be restored. */
interface BotSecrets {
  workspace_id: string;
  bot_id: string;
  /** Null for a bot that is there. */
  kept_as: string | null;
  secret: string;
  previous: string | null;
}

/** Encrypts the identity secrets of bots with the current key, also of deleted ones. Returns how many changed. */
export async function resealIdentitySecrets(sql: Sql, secrets: Secrets): Promise<number> {
  const rows = await sql<BotSecrets>`
    select workspace_id, id as bot_id, null as kept_as, identity_secret as secret, identity_previous_secret as previous
    from bots where identity_secret is not null
    union all
    select workspace_id, (content ->> 'id')::uuid, id, content ->> 'identity_secret', content ->> 'identity_previous_secret'
    from deleted_rows where source = 'bots' and content ->> 'identity_secret' is not null`;
  const stale = rows.filter(({ secret, previous }) =>
    [secret, previous].some((sealed) => sealed && !secrets.isCurrent(sealed)),
  );
  for (const { workspace_id, bot_id, kept_as, secret, previous } of stale) {
    const context = identityContext(workspace_id, bot_id);
    const reseal = (sealed: string | null) => sealed && secrets.seal(secrets.open(sealed, context), context);
    const fresh = [reseal(secret), reseal(previous)];
    if (kept_as === null)
      await sql`
        update bots set identity_secret = ${fresh[0]}, identity_previous_secret = ${fresh[1]}
        where workspace_id = ${workspace_id} and id = ${bot_id} and identity_secret = ${secret}`;
    else
      await sql`
        update deleted_rows set content = content
          || jsonb_build_object('identity_secret', ${fresh[0]}::text, 'identity_previous_secret', ${fresh[1]}::text)
        where workspace_id = ${workspace_id} and id = ${kept_as}`;
  }
  return stale.length;
}
