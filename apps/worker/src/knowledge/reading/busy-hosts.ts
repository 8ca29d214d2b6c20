/** Hosts that asked to be left alone for a while. Each worker notes what it met itself. */
export interface BusyHosts {
  /** Lets the host of an address rest: twice as long each time it answers 429 again, and at least as long as it asked. */
  rest(url: string, retryAfterMs: number | null): void;
  /** Notes that a host answered as usual. */
  wake(url: string): void;
  /** Returns the flags of the jobs of hosts that rest. They stay in the queue for now. */
  flags(): string[];
}

interface Rest {
  until: number;
  restMs: number;
}

/** A minute, if the first rest is 5 s. A page that is asked to wait longer waits by itself. */
const maxRests = 12;

/** Creates the list of hosts that rest. `firstMs` is the first rest of a host that does not say how long. */
export function createBusyHosts(firstMs: number, now = () => Date.now()): BusyHosts {
  const maxMs = maxRests * firstMs;
  const rests = new Map<string, Rest>();
  const flagOf = (url: string) => `host:${new URL(url).host}`;
  return {
    rest(url, retryAfterMs) {
      const flag = flagOf(url);
      const last = rests.get(flag);
      // Requests that were under way together are one reason to wait.
      if (last && last.until > now()) return;
      const restMs = Math.min(maxMs, last ? last.restMs * 2 : firstMs);
      rests.set(flag, { restMs, until: now() + Math.min(maxMs, Math.max(restMs, retryAfterMs ?? 0)) });
    },
    wake(url) {
      const flag = flagOf(url);
      const last = rests.get(flag);
      if (last && last.until <= now()) rests.delete(flag);
    },
    flags() {
      for (const [flag, { until }] of rests) if (until + maxMs <= now()) rests.delete(flag);
      return [...rests].filter(([, { until }]) => until > now()).map(([flag]) => flag);
    },
  };
}
