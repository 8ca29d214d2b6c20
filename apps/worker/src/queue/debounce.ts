/** Returns true once per key and time window. */
export interface Debounce {
  due(key: string): boolean;
}

const maxKeys = 10_000;

/**
 * Creates a debounce. A key is due again after `windowMs`. If a key is forgotten early, its work is only done twice.
 */
export function createDebounce(windowMs: number, now = () => performance.now()): Debounce {
  const until = new Map<string, number>();
  return {
    due(key) {
      if ((until.get(key) ?? 0) > now()) return false;
      if (until.size >= maxKeys) until.clear();
      until.set(key, now() + windowMs);
      return true;
    },
  };
}
