import type { Runtime } from '@jawab/runtime';
import type { BusyHosts } from './knowledge/reading/busy-hosts.ts';
import type { Preparer } from './knowledge/reading/preparer.ts';
import type { Reader } from './knowledge/reading/reader.ts';
import type { RobotsRules } from './knowledge/reading/robots.ts';
import type { Shares } from './shares.ts';

/** Timings of the worker, in milliseconds. */
export interface Timings {
  /** How often the queue looks for jobs that are due by time. New jobs are announced. */
  pollIntervalMs: number;
  /** The time between searches for the jobs of dead workers. */
  takeBackMs: number;
  /** The time between searches for tables that have grown. */
  analyzeMs: number;
  /** The wait after the first passing fault. It doubles each time. */
  firstRetryMs: number;
  /** How long after its first change a base is counted. */
  refreshMs: number;
  /** The time between searches for questions without a group. */
  groupMs: number;
  /** How long the old model's vectors stay after the new ones answer, for questions that are still running. */
  keepVectorsMs: number;
  /** How long after the deletion of a workspace what calls under way wrote meanwhile is deleted too. */
  lateMs: number;
  /** The limit for one document: names, fetching, extraction, vectors. */
  documentMs: number;
  /** The limit for fetching one page, with its robots.txt and redirects. */
  fetchMs: number;
  /** The time between searches for new events and due deliveries. */
  dispatchMs: number;
  /** The time between searches for customers of channels to take in or to send to. */
  channelsMs: number;
  /** The limit for one attempt, from resolving the name to the answer. */
  deliveryMs: number;
  /** The wait before each further attempt of a webhook with retries. Up to a tenth is added at random. */
  deliveryRetriesMs: number[];
  /** After this time, an attempt without an outcome counts as lost with its worker. */
  lostAfterMs: number;
  /** How long stopping waits for running jobs before it releases them. */
  stopMs: number;
}

export const defaultTimings: Timings = {
  pollIntervalMs: 2_000,
  takeBackMs: 2_000,
  analyzeMs: 3_000,
  firstRetryMs: 5_000,
  refreshMs: 2_000,
  groupMs: 60_000,
  keepVectorsMs: 60_000,
  lateMs: 60_000,
  documentMs: 300_000,
  fetchMs: 18_000,
  dispatchMs: 500,
  channelsMs: 200,
  deliveryMs: 10_000,
  deliveryRetriesMs: [5_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000],
  lostAfterMs: 30_000,
  stopMs: 8_000,
};

/** The parts that every task receives beside its payload. */
export interface Work {
  runtime: Runtime;
  timings: Timings;
  robots: RobotsRules;
  hosts: BusyHosts;
  reader: Reader;
  preparer: Preparer;
  /** The shares of slow work that are taken. */
  shares: Shares;
  /** Workspaces whose bases are being counted. */
  refreshing: Set<string>;
  /** Aborts when the worker must release its running jobs. */
  signal: AbortSignal;
}

/** One kind of job, named after its file. If it throws, the queue tries it again, later each time. */
export interface Task<Payload = unknown> {
  run(work: Work, payload: Payload): Promise<void>;
}

/** Types a task by its payload. */
export const defineTask = <Payload>(task: Task<Payload>): Task<Payload> => task;
