/** Slots for open streams. */
export interface StreamSlots {
  /** Takes a slot under each key. Returns the function that gives them back, or null when one key has no slot left. */
  take(slots: { key: string; max: number }[]): (() => void) | null;
}

/** Creates the count of open streams. Each holds a socket. */
export function createStreamSlots(): StreamSlots {
  const taken = new Map<string, number>();
  const count = (key: string) => taken.get(key) ?? 0;
  return {
    take(slots) {
      if (slots.some(({ key, max }) => count(key) >= max)) return null;
      for (const { key } of slots) taken.set(key, count(key) + 1);
      return () => {
        for (const { key } of slots) {
          if (count(key) > 1) taken.set(key, count(key) - 1);
          else taken.delete(key);
        }
      };
    },
  };
}
