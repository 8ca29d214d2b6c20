/** Says once per key and time that something is due. */
export interface Debounce {
  due(key: string): boolean;
}

const mostKeys = 10_000;

/** `windowMs` after a key was due it is due again. Forgetting a key early only repeats what was done before. */
export function createDebounce(windowMs: number, now = () => performance.now()): Debounce {
  const until = new Map<string, number>();
  return {
    due(key) {
      if ((until.get(key) ?? 0) > now()) return false;
      if (until.size >= mostKeys) until.clear();
      until.set(key, now() + windowMs);
      return true;
    },
  };
}
