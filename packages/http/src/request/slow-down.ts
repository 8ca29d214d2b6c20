const windowMs = 60_000;
const maxFree = 10;
const maxPenaltyMs = 2_000;
const maxAddresses = 10_000;

/**
 * Creates the slow-down of addresses that guess tokens. After ten refusals within a minute each further one waits 50 ms,
 * doubled each time up to 2 s. Remembers at most 10,000 addresses.
 */
export function createSlowDown(now: () => number = Date.now) {
  const refusals = new Map<string, { count: number; since: number }>();
  return {
    /** Counts one refusal and returns how long its reply must wait, in ms. */
    penalty(address: string): number {
      const known = refusals.get(address);
      const entry = known && now() - known.since < windowMs ? known : { count: 0, since: now() };
      entry.count++;
      refusals.delete(address);
      refusals.set(address, entry);
      if (refusals.size > maxAddresses) refusals.delete(refusals.keys().next().value as string);
      return entry.count <= maxFree ? 0 : Math.min(maxPenaltyMs, 50 * 2 ** (entry.count - maxFree - 1));
    },
  };
}
