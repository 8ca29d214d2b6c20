import type { ServerResponse } from 'node:http';

/** Resolves when the reader has taken what was written or is gone. Drops a reader that takes longer than `withinMs`. */
export function awaitReader(
  outgoing: ServerResponse,
  event: 'drain' | 'finish',
  withinMs: number,
): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => outgoing.destroy(), withinMs);
    const settle = () => {
      clearTimeout(timer);
      outgoing.off(event, settle).off('close', settle);
      resolve();
    };
    outgoing.on(event, settle).on('close', settle);
  });
}
