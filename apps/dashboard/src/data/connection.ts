import { useSyncExternalStore } from 'react';

let isServiceLost = false;
const listeners = new Set<() => void>();

/** Keeps whether the service answers. */
export function reportService(isLost: boolean): void {
  isServiceLost = isLost;
  for (const changed of listeners) changed();
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Returns whether the browser has no connection, or the service does not answer. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(subscribe, () => isServiceLost || !navigator.onLine);
