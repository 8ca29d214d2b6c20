import type { Log } from '@jawab/core';

/** Creates what runs work that may fail while the database is lost. Of several failures in a row, the first is reported. */
export function createTolerance(log: Log, sentence: string) {
  let isLost = false;
  return {
    isLost: () => isLost,
    /** Returns undefined if the work fails. */
    async run<T>(work: () => Promise<T>): Promise<T | undefined> {
      try {
        const result = await work();
        isLost = false;
        return result;
      } catch (error) {
        if (!isLost) log.warn({ error }, sentence);
        isLost = true;
        return undefined;
      }
    },
  };
}
