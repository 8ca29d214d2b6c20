import { useSyncExternalStore } from 'react';

const kept = 'jawab.seen';
const maxKept = 500;
const watchers = new Set<() => void>();

const read = (): Record<string, string> => JSON.parse(localStorage.getItem(kept) ?? '{}');
let seen = read();

const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => void watchers.delete(changed);
};

/** Remembers in this browser up to which time a conversation was read. */
export function markSeen(sessionId: string, at: string): void {
  if ((seen[sessionId] ?? '') >= at) return;
  const newest = Object.entries(Object.assign(read(), { [sessionId]: at })).sort(([, a], [, b]) =>
    a < b ? 1 : -1,
  );
  seen = Object.fromEntries(newest.slice(0, maxKept));
  localStorage.setItem(kept, JSON.stringify(seen));
  for (const changed of watchers) changed();
}

/** Up to which time each conversation was read in this browser, by session. */
export const useSeen = (): Readonly<Record<string, string>> => useSyncExternalStore(watch, () => seen);
