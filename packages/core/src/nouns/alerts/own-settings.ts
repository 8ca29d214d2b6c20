import type { z } from 'zod';
import type { Context } from '../../form/context.ts';
import type { presences } from '../workspaces/members.ts';
import { type Alerts, type AlertsInput, alertsOf } from './alerts.ts';

/** The choices of a person in a workspace. */
export interface OwnSettings {
  alerts: Alerts;
  /** The choice of the person. Colleagues see them away after ten minutes without a sign of life. */
  presence: (typeof presences)[number];
}

interface Row {
  alerts: Partial<Alerts> | null;
  is_online: boolean;
}

const settingsOf = (row: Row | undefined): OwnSettings => ({
  alerts: alertsOf(row?.alerts),
  presence: row?.is_online ? 'online' : 'away',
});

/**
 * Changes what the signed-in person chose. A change of the alerts keeps the language in which they asked, for their mails. Somebody who
 * is online and says so again gives a sign of life, which is no change for the audit log.
 */
export async function changeOwnSettings(
  { tx, principal, language }: Pick<Context, 'tx' | 'principal' | 'language'>,
  memberId: string,
  change: {
    alerts?: z.infer<typeof AlertsInput> | undefined;
    presence?: OwnSettings['presence'] | undefined;
  },
): Promise<OwnSettings & { id: string }> {
  const { quietHours, sound, push, mail } = change.alerts ?? {};
  const alerts = change.alerts && JSON.stringify({ sound, push, mail, quiet_hours: quietHours });
  let settings = settingsOf(undefined);
  await tx(async (sql) => {
    const [row] = await sql<Row & { was_online: boolean }>`
      with before as (
        select user_id, online_at from members
        where workspace_id = ${principal.reach.workspace} and user_id = ${memberId} for update
      )
      update members m set alerts = case when ${alerts !== undefined} then coalesce(m.alerts, '{}') || ${alerts ?? null}::jsonb else m.alerts end,
        language = case when ${alerts !== undefined} then ${language} else m.language end,
        online_at = case ${change.presence ?? null} when 'online' then now() when 'away' then null else m.online_at end
      from before where m.workspace_id = ${principal.reach.workspace} and m.user_id = before.user_id
      returning m.alerts, m.online_at is not null as is_online, before.online_at is not null as was_online`;
    settings = settingsOf(row);
    return { id: alerts === undefined && row?.is_online === row?.was_online ? null : memberId };
  });
  return { id: memberId, alerts: settings.alerts, presence: settings.presence };
}

/** Reads what a person has chosen; null for a caller who is no member. */
export async function readOwnSettings({
  sql,
  principal,
}: Pick<Context, 'sql' | 'principal'>): Promise<OwnSettings | null> {
  if (principal.actor !== 'member') return null;
  const [row] = await sql<Row>`
    select alerts, online_at is not null as is_online from members
    where workspace_id = ${principal.reach.workspace} and user_id = ${principal.memberId}`;
  return settingsOf(row);
}
