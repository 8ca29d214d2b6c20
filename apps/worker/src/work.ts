import type { Runtime } from '@jawab/runtime';
import type { Preparer } from './knowledge/ingest/preparer.ts';
import type { Reader } from './knowledge/ingest/reader.ts';
import type { RobotsRules } from './knowledge/ingest/robots.ts';
import type { Debounce } from './queue/debounce.ts';
import type { Shares } from './queue/shares.ts';

/** Times of the worker, in milliseconds. */
export interface Timings {
  /** How often the queue is asked for jobs that fell due by time; new ones are announced. */
  pollIntervalMs: number;
  /** Between two signs of life, and how long a worker may be silent before its jobs are taken back. */
  beatMs: number;
  silenceMs: number;
  /** Before the second try after a passing fault; doubles with each further one. */
  firstRetryMs: number;
  /** A base is counted and calibrated this long after its first change. */
  refreshMs: number;
  /** Between two looks for questions that have no group yet. */
  groupMs: number;
  /** How long vectors of the model before are kept once the new ones answer: questions are still on their way. */
  keepVectorsMs: number;
  /** Everything about one document: names, fetching, extraction, vectors. */
  documentMs: number;
  /** Fetching one page, with its redirects. */
  fetchMs: number;
  /** Between two looks for events to number and deliveries that are due. */
  dispatchMs: number;
  /** One attempt to deliver, from the name's resolution to the answer. */
  deliveryMs: number;
  /** Before each further attempt of a webhook that wants them; up to a tenth is added by chance. */
  deliveryRetriesMs: number[];
  /** An attempt nobody settled for so long was lost with its worker. */
  lostAfterMs: number;
  /** How long stopping waits for running jobs before it releases them. */
  stopMs: number;
}

export const defaultTimings: Timings = {
  pollIntervalMs: 2_000,
  beatMs: 1_000,
  silenceMs: 10_000,
  firstRetryMs: 5_000,
  refreshMs: 2_000,
  groupMs: 60_000,
  keepVectorsMs: 60_000,
  documentMs: 300_000,
  fetchMs: 20_000,
  dispatchMs: 500,
  deliveryMs: 10_000,
  deliveryRetriesMs: [5_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000],
  lostAfterMs: 30_000,
  stopMs: 8_000,
};

/** What every task is given beside its payload. */
export interface Work {
  runtime: Runtime;
  timings: Timings;
  robots: RobotsRules;
  reader: Reader;
  preparer: Preparer;
  /** Who works on how much of what is slow. */
  shares: Shares;
  /** Workspaces whose change was announced a moment ago. */
  announced: Debounce;
  /** Workspaces whose bases are being counted and calibrated. */
  refreshing: Set<string>;
  /** Aborts when the worker has to let go of what runs. */
  signal: AbortSignal;
}

export interface JobFacts {
  /** What its share is counted by; see `Shares`. */
  flags: string[];
}

/** One kind of job. Its name is the file's. What it throws goes back to the queue and is tried again, later each time. */
export interface Task<Payload = unknown> {
  run(work: Work, payload: Payload, job: JobFacts): Promise<void>;
}

/** Types a task by its payload. */
export const defineTask = <Payload>(task: Task<Payload>): Task<Payload> => task;
