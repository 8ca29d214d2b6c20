import { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { isTime, readClock, timeZone } from '../bots/opening-hours.ts';

const time = z.string().refine((text) => isTime(text) && text !== '24:00', 'must be a time such as 22:00');

/** The hours of each day in which a person is not disturbed. They may go over midnight. */
export const QuietHours = z.object({ from: time, to: time, timezone: timeZone });

/** The alert settings that a person can change. */
export const AlertsInput = z.object({
  sound: z.boolean().optional().meta({ description: 'Whether an open dashboard plays a sound.' }),
  push: z.boolean().optional().meta({ description: 'Whether browsers that subscribed are told.' }),
  mail: z.boolean().optional().meta({ description: 'Whether a mail comes when nobody replies.' }),
  quietHours: QuietHours.nullish().meta({ description: 'When nothing comes; null: never quiet.' }),
});

/** How a person learns that a visitor waits for a person. */
export const Alerts = z.object({
  sound: z.boolean(),
  push: z.boolean(),
  mail: z.boolean(),
  quiet_hours: QuietHours.nullable(),
});
export type Alerts = z.infer<typeof Alerts>;

const byDefault: Alerts = { sound: true, push: true, mail: true, quiet_hours: null };

/** The settings of a person, with the default where they chose nothing. */
export const alertsOf = (kept: Partial<Alerts> | null | undefined): Alerts =>
  Object.assign({}, byDefault, kept);

/** Returns whether a person is not disturbed at a time. */
export function isQuiet({ quiet_hours: quiet }: Alerts, at: Date): boolean {
  if (!quiet) return false;
  const { time: now } = readClock(at, quiet.timezone);
  const { from, to } = quiet;
  return from <= to ? from <= now && now < to : from <= now || now < to;
}

/** Changes how the signed-in person learns that somebody waits. Keeps the language in which they asked, for their mails. */
export async function changeAlerts(
  { tx, principal, language }: Pick<Context, 'tx' | 'principal' | 'language'>,
  memberId: string,
  { quietHours, sound, push, mail }: z.infer<typeof AlertsInput>,
): Promise<{ id: string; alerts: Alerts }> {
  const change = JSON.stringify({ sound, push, mail, quiet_hours: quietHours });
  return tx(async (sql) => {
    const [row] = await sql<{ alerts: Partial<Alerts> }>`
      update members set alerts = coalesce(alerts, '{}') || ${change}::jsonb, language = ${language}
      where workspace_id = ${principal.reach.workspace} and user_id = ${memberId} returning alerts`;
    return { id: memberId, alerts: alertsOf(row?.alerts) };
  });
}

/** Reads how a person learns that somebody waits; null for a caller who is no member. */
export async function readAlerts({
  sql,
  principal,
}: Pick<Context, 'sql' | 'principal'>): Promise<Alerts | null> {
  if (principal.actor !== 'member') return null;
  const [row] = await sql<{ alerts: Partial<Alerts> | null }>`
    select alerts from members
    where workspace_id = ${principal.reach.workspace} and user_id = ${principal.memberId}`;
  return alertsOf(row?.alerts);
}
