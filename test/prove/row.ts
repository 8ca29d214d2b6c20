/** The sizes of a row's findings: counts, times in ms, memory in MiB. The name says the unit. */
export type Figures = Record<string, number | string>;

/** The input of one run of a row. */
export interface Trial {
  seed: number;
  /** Returns the next number from 0 to below 1. The same seed gives the same numbers. */
  random(): number;
  /** Runs the sizes of the full proof. */
  isFull: boolean;
  /** The number of requests to generate; null for the usual one. */
  requests: number | null;
  /** Counts one thing that was tried. */
  tried(count?: number): void;
  /** Counts one thing that is wrong. The first sentences are printed. */
  wrong(sentence: string): void;
  /** Does this after the row, also when the row fails or takes too long. The last one is done first. */
  after(work: () => unknown): void;
  /** The maintenance address of a PostgreSQL 17 server that this run has for itself. Skips the row where none can be made. */
  postgres(): Promise<PrivateServer>;
}

export interface PrivateServer {
  url: string;
  /** The id of its first process, which changes when it is started again. */
  readonly pid: number;
  /** Ends all its processes at once, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again after it was killed, on the same data and address. */
  start(): Promise<void>;
}

/** One row of the table. */
export interface Row {
  /** The title in the table. */
  title: string;
  /** A row that takes longer is wrong. */
  maxSeconds: number;
  run(trial: Trial): Promise<Figures>;
}

/** The row cannot run on this machine. The message says why. */
export class Skip extends Error {}

/** Creates the numbers of a seed, from 0 to below 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Waits until a condition is true. Throws a sentence after `timeoutMs`. */
export async function until(
  what: string,
  isTrue: () => Promise<boolean> | boolean,
  timeoutMs = 60_000,
): Promise<void> {
  const giveUpAt = performance.now() + timeoutMs;
  while (!(await isTrue())) {
    if (performance.now() > giveUpAt) throw new Error(`Not within ${timeoutMs / 1000} s: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Returns the value below which a share of the values lies, rounded. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN);
}
