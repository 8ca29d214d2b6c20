const windowMs = 60_000;
const free = 10;
const longestMs = 2_000;
const mostAddresses = 10_000;

/**
 * Slows addresses that guess tokens: after ten refusals within a minute each further one waits, 50 ms doubled each
 * time up to 2 s. Bounded: at most 10,000 addresses are remembered.
 */
export function createSlowDown(now: () => number = Date.now) {
  const refusals = new Map<string, { count: number; since: number }>();
  return {
    /** Counts one refusal and answers how long its reply is to wait, in ms. */
    penalty(address: string): number {
      const known = refusals.get(address);
      const entry = known && now() - known.since < windowMs ? known : { count: 0, since: now() };
      entry.count++;
      refusals.delete(address);
      refusals.set(address, entry);
      if (refusals.size > mostAddresses) refusals.delete(refusals.keys().next().value as string);
      return entry.count <= free ? 0 : Math.min(longestMs, 50 * 2 ** (entry.count - free - 1));
    },
  };
}
