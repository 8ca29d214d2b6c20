/** A sleeper that others wake. */
export interface Wake {
  /** Ends the present wait, or the next one if nobody waits. */
  wake(): void;
  /** Ends every wait, now and later. */
  end(): void;
  /** Waits until it is woken. Resolves with false when it is over. */
  wait(): Promise<boolean>;
}

/** Creates a sleeper that is over when the signal aborts or after `lifetimeMs`. Call `end` when it is no longer needed. */
export function createWake(signal: AbortSignal, lifetimeMs: number): Wake {
  let isOver = signal.aborted;
  let isAwake = false;
  let sleeper: (() => void) | null = null;
  const rouse = () => {
    sleeper?.();
    sleeper = null;
  };
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    rouse();
  };
  const timer = setTimeout(() => end(), lifetimeMs);
  signal.addEventListener('abort', end, { once: true });
  return {
    wake() {
      isAwake = true;
      rouse();
    },
    end,
    async wait() {
      if (!isAwake && !isOver)
        await new Promise<void>((resolve) => {
          sleeper = resolve;
        });
      isAwake = false;
      return !isOver;
    },
  };
}
