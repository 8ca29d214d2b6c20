/** Without it, a browser takes years of five digits, which the service refuses. */
export const maxDay = '9999-12-31';

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The UTC day on which a span begins. Empty without a limit. */
export const firstDayOf = (from: string | null): string => (from ? dayOf(Date.parse(from)) : '');

/** The last UTC day of a span, which may be given as a day or as the time of its end. Empty without a limit. */
export function lastDayOf(until: string | null): string {
  if (!until) return '';
  // A span that ends at midnight has the day before as its last one.
  return until.length > 10 ? dayOf(Date.parse(until) - 1) : until;
}
