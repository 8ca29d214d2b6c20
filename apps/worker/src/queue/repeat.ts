/** Work that is done again and again. */
export interface Repetition {
  /** Begins no further round, and waits for the one that runs. */
  stop(): Promise<void>;
}

/** Does work at once, and again this long after each round has ended. `work` never rejects. */
export function repeat(everyMs: number, work: () => Promise<void>): Repetition {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();
  const round = () => {
    running = work().then(() => {
      if (!stopped) timer = setTimeout(round, everyMs);
    });
  };
  round();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
