import { setTimeout as sleep } from 'node:timers/promises';

/** Waits, or returns at once when the signal aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);
