import { within } from '@jawab/core';
import { createPlainPool, type Runtime } from '@jawab/runtime';
import type pg from 'pg';
import { runChannels } from './channels/run-channels.ts';
import { createBusyHosts } from './knowledge/reading/busy-hosts.ts';
import { createPreparer } from './knowledge/reading/preparer.ts';
import { createReader } from './knowledge/reading/reader.ts';
import { createRobotsRules } from './knowledge/reading/robots.ts';
import { analyzeGrownTables } from './queue/analyze-grown-tables.ts';
import { loadTasks } from './queue/load-tasks.ts';
import { runQueue } from './queue/run-queue.ts';
import { scheduleSweeps } from './queue/schedule.ts';
import { keepTakingBack } from './queue/take-back-jobs.ts';
import { traceTasks } from './queue/trace-tasks.ts';
import { createShares } from './shares.ts';
import { runDeliveries } from './webhooks/run-deliveries.ts';
import { defaultTimings, type Timings, type Work } from './work.ts';

export interface WorkerOptions extends Partial<Timings> {
  /** The number of quick jobs at once. The same number of slow jobs runs beside them. */
  concurrency?: number;
}

export interface Worker {
  /** Finishes running jobs within `stopMs` and then releases the rest, which another worker runs again. */
  stop(): Promise<void>;
}

/** Time limits of the queue's own statements: each is one round of jobs. */
const queueLimits = { connectMs: 10_000, statementMs: 10_000, lockMs: 10_000, answerMs: 11_000 };

/** How long released jobs may take to write that to the database. */
const releaseMs = 5_000;

/** Creates the state that all jobs share. */
const createWork = (runtime: Runtime, timings: Timings, concurrency: number, signal: AbortSignal): Work => ({
  runtime: runtime.forJobs(),
  timings,
  shares: createShares({
    slow: concurrency,
    workspace: Math.ceil(concurrency * 0.4),
    host: 2,
    long: 1,
    embed: 2,
    base: 1,
  }),
  signal,
  refreshing: new Set(),
  robots: createRobotsRules(),
  hosts: createBusyHosts(timings.firstRetryMs),
  reader: createReader(runtime.textRecognizer),
  preparer: createPreparer(),
});

/**
 * Runs background jobs on the runtime's database until it is stopped, numbers events, delivers webhooks and
 * answers the customers of channels. Any
 * number of workers may run on one database.
 */
export async function startWorker(runtime: Runtime, options: WorkerOptions = {}): Promise<Worker> {
  const { concurrency = 10, ...changes } = options;
  const timings: Timings = { ...defaultTimings, ...changes };
  const letGo = new AbortController();
  const work = createWork(runtime, timings, concurrency, letGo.signal);
  const pool = openPool(runtime);
  const loaded = await loadTasks();
  const tasks = runtime.spans ? traceTasks(loaded, runtime.spans) : loaded;
  await scheduleSweeps(work);
  const queue = runQueue(pool, work, { tasks, concurrency: concurrency * 2 });
  const deliveries = runDeliveries(work);
  const channels = runChannels(work);
  const takingBack = keepTakingBack(pool, work);
  const analysis = analyzeGrownTables(pool, timings.analyzeMs, runtime.log);
  let stopping: Promise<void> | null = null;
  const stop = async () => {
    const patience = setTimeout(() => letGo.abort(new Error('The worker is stopping.')), timings.stopMs);
    const stopped = await within(
      Promise.all([queue.stop(), deliveries.stop(), channels.stop()]),
      timings.stopMs + releaseMs,
    );
    clearTimeout(patience);
    work.reader.close();
    await work.preparer.close();
    await Promise.all([takingBack.stop(), analysis.stop()]);
    if (stopped) await pool.end();
    else runtime.log.warn({}, 'the worker stopped with unfinished jobs; another worker requeues them');
  };
  return { stop: () => (stopping ??= stop()) };
}

/** Opens the queue's own connections: one listens, one takes jobs, one takes back those of dead workers, one analyzes tables. */
const openPool = ({ directConnectionString }: Runtime): pg.Pool =>
  createPlainPool(directConnectionString, 4, queueLimits, 'jawab-worker');
