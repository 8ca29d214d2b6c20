const keptMs = 1_000;
const maxKept = 10_000;

/**
 * Creates a memory of addresses whose rate bucket was empty. For a second, this process refuses them by itself. Their bucket
 * fills meanwhile, so that they get no less than their limit; each other process learns it from the database.
 */
export function createWaitingAddresses(now: () => number = () => performance.now()) {
  const waiting = new Map<string, { untilMs: number; waitSeconds: number }>();
  return {
    /** Returns the seconds that an address was told to wait, or null if the database must be asked. */
    find(address: string): number | null {
      const known = waiting.get(address);
      return known && now() < known.untilMs ? known.waitSeconds : null;
    },
    keep(address: string, waitSeconds: number): void {
      waiting.delete(address);
      waiting.set(address, { untilMs: now() + keptMs, waitSeconds });
      if (waiting.size > maxKept) waiting.delete(waiting.keys().next().value as string);
    },
  };
}
