/** Limits how many jobs of a kind, a workspace or a host run at once, so that one of them never fills the queue. */
export interface Shares {
  /** Takes a place for each flag. Returns false if one of the flags has no place left. */
  take(flags: string[]): boolean;
  giveBack(flags: string[]): void;
  /** Returns the flags without a free place. Their jobs stay in the queue for now. */
  full(): string[];
}

/** Creates shares. The part of a flag before the colon (`host:…`) names its limit. */
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
