/** A number of places, taken in the order in which callers come. */
export interface Semaphore {
  /** Resolves when the caller has a place. */
  enter(): Promise<void>;
  /** Gives the place to the caller that waits longest. */
  leave(): void;
  /** True if nobody has a place. */
  isEmpty(): boolean;
}

export function createSemaphore(places: number): Semaphore {
  const waiting: (() => void)[] = [];
  let taken = 0;
  return {
    async enter() {
      if (taken < places) taken += 1;
      else await new Promise<void>((resolve) => void waiting.push(resolve));
    },
    leave() {
      const next = waiting.shift();
      if (next) next();
      else taken -= 1;
    },
    isEmpty: () => taken === 0,
  };
}
