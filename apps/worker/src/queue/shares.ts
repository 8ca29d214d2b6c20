/** How many jobs of a kind, a workspace, a host run at once, so that a queue full of one leaves room for the others. */
export interface Shares {
  /** Takes a place; false when one of the flags has all of its places. */
  take(flags: string[]): boolean;
  giveBack(flags: string[]): void;
  /** Flags whose jobs are to stay in the queue for now. */
  full(): string[];
}

/** Flags are like `host:…`; the part before the colon names the limit. */
export function createShares(limits: Record<string, number>): Shares {
  const taken = new Map<string, number>();
  const limitOf = (flag: string) => limits[flag.slice(0, flag.indexOf(':'))] ?? Number.POSITIVE_INFINITY;
  const isFull = (flag: string) => (taken.get(flag) ?? 0) >= limitOf(flag);
  return {
    take(flags) {
      if (flags.some(isFull)) return false;
      for (const flag of flags) taken.set(flag, (taken.get(flag) ?? 0) + 1);
      return true;
    },
    giveBack(flags) {
      for (const flag of flags) {
        const left = (taken.get(flag) ?? 0) - 1;
        if (left > 0) taken.set(flag, left);
        else taken.delete(flag);
      }
    },
    full: () => [...taken.keys()].filter(isFull),
  };
}
