import { useSyncExternalStore } from 'react';

/** Returns a hook that reads and sets a yes or no, which this browser remembers. */
export function keepChoice(
  kept: string,
  byDefault: boolean,
): () => [isOn: boolean, set: (isOn: boolean) => void] {
  const watchers = new Set<() => void>();
  const read = () => (localStorage.getItem(kept) ?? (byDefault ? 'on' : 'off')) === 'on';
  const watch = (changed: () => void) => {
    watchers.add(changed);
    return () => void watchers.delete(changed);
  };
  const set = (next: boolean) => {
    localStorage.setItem(kept, next ? 'on' : 'off');
    for (const changed of watchers) changed();
  };
  return () => [useSyncExternalStore(watch, read), set];
}
