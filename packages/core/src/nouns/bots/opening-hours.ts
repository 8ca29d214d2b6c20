import { z } from 'zod';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
};

/** Returns whether a text is a time of day such as 09:00. 24:00 is the end of the day. */
export const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text);
const time = z.string().refine(isTime, 'must be a time such as 09:00');

/** The name of a time zone. */
export const timeZone = z.string().refine(isTimeZone, 'must be a time zone such as Asia/Kolkata');

const Span = z
  .object({
    days: z.array(z.enum(weekdays)).min(1, 'must name a day').max(weekdays.length, 'must name each day once'),
    from: time,
    to: time.meta({ description: '24:00 is the end of the day.' }),
  })
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    message: 'must be later than from; divide a night in two',
  });

/** The hours of a week in which people answer. */
export const OpeningHours = z.object({
  timezone: timeZone,
  week: z.array(Span).max(50, 'must be at most 50 spans'),
});
export type OpeningHours = z.infer<typeof OpeningHours>;

const minuteMs = 60_000;
const weekMinutes = 7 * 24 * 60;

/** Returns the day of the week (0 is Monday) and the time `HH:MM` in a time zone. */
export function readClock(at: Date, timeZone: string): { day: number; time: string } {
  const options = {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  const parts = new Intl.DateTimeFormat('en', options).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const day = weekdays.indexOf(part('weekday').toLowerCase() as (typeof weekdays)[number]);
  return { day, time: `${part('hour')}:${part('minute')}` };
}

/** Returns whether people answer at a time. Hours that are null have no end. */
export function isOpen(hours: OpeningHours | null, at: Date): boolean {
  if (!hours) return true;
  const { day, time } = readClock(at, hours.timezone);
  return hours.week.some(
    ({ days, from, to }) =>
      days.includes(weekdays[day] as (typeof weekdays)[number]) && from <= time && time < to,
  );
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns when people answer next after a time at which they do not, or null if they never do. */
export function nextOpening(hours: OpeningHours, at: Date): Date | null {
  const { day, time } = readClock(at, hours.timezone);
  const now = day * 24 * 60 + minutesOf(time);
  const waits = hours.week
    .flatMap(({ days, from }) => days.map((name) => weekdays.indexOf(name) * 24 * 60 + minutesOf(from)))
    .map((start) => (start - now + weekMinutes) % weekMinutes || weekMinutes)
    .sort((a, b) => a - b);
  const start = Math.floor(at.getTime() / minuteMs) * minuteMs;
  // A change of the clocks moves an opening by an hour, so it is looked for around where it would be.
  for (const wait of waits)
    for (const shift of [0, -60, 60, -30, 30]) {
      const opening = new Date(start + (wait + shift) * minuteMs);
      const isStart = isOpen(hours, opening) && !isOpen(hours, new Date(opening.getTime() - minuteMs));
      if (opening > at && isStart) return opening;
    }
  return null;
}
