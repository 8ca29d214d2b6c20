import { z } from 'zod';
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
