import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from './context.ts';

/** Waits, or returns at once when the signal aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);

/** Returns what a promise resolves to, or null if that takes longer than `ms`. The work itself goes on. */
export async function within<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

const firstPauseMs = 25;
const maxPauseMs = 500;

/**
 * Reads again until the value is what the caller waits for, the time is over, or the caller has left. Returns the last
 * value. The pauses grow from 25 ms to 500 ms.
 */
export async function waitFor<T>(
  ctx: Pick<Context, 'now' | 'signal'>,
  waitSeconds: number,
  read: () => Promise<T>,
  isDone: (value: T) => boolean,
): Promise<T> {
  const until = ctx.now().getTime() + waitSeconds * 1000;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(maxPauseMs, pauseMs * 2)) {
    const value = await read();
    const leftMs = until - ctx.now().getTime();
    if (isDone(value) || leftMs <= 0 || ctx.signal.aborted) return value;
    await pause(Math.min(pauseMs, leftMs), ctx.signal);
  }
}
