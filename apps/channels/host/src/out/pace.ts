import { pause } from '@jawab/core';

/** Waits until an account may send its next message. */
export type Pace = (channelId: string, perSecond: number) => Promise<void>;

/** Creates the pace of a process: no account sends more than its messages a second. */
export function createPace(signal: AbortSignal): Pace {
  const nextAt = new Map<string, number>();
  return async (channelId, perSecond) => {
    const now = performance.now();
    const at = Math.max(now, nextAt.get(channelId) ?? 0);
    if (nextAt.size > 10_000) for (const [id, time] of nextAt) if (time < now) nextAt.delete(id);
    nextAt.set(channelId, at + 1_000 / perSecond);
    if (at > now) await pause(at - now, signal);
  };
}
