import { EventEmitter, once } from 'node:events';
import { type Log, pause } from '@jawab/core';
import { Logger, type Runner, run, type TaskList, type WorkerPool } from 'graphile-worker';
import type pg from 'pg';
import type { Task, Work } from './work.ts';

export interface LaneOptions {
  tasks: Map<string, Task>;
  concurrency: number;
  /** Cron lines; of one lane only. */
  crontab?: string;
  /** Flags whose jobs are to be left in the queue at this moment. */
  avoid?: () => string[] | null;
}

export interface RunningLane {
  /** What the queue calls this lane's worker in `locked_by`: the one that runs, or ran last. */
  id(): string;
  /** Takes no new job, waits for the running ones, gives back what was only fetched. */
  stop(): Promise<void>;
}

const restartMs = 500;

/**
 * Runs one lane of the queue: its tasks on `concurrency` jobs at once, fetched and completed in batches. The queue's
 * library gives up when the database is away in the wrong moment; the lane is then started again until it is stopped.
 */
export async function runLane(pool: pg.Pool, work: Work, options: LaneOptions): Promise<RunningLane> {
  const { log } = work.runtime;
  const stopping = new AbortController();
  let current: Started | null = await start(pool, work, options);
  let { id } = current;
  const supervise = async () => {
    while (!stopping.signal.aborted) {
      await current?.runner.promise.catch((error) => log.warn({ error }, 'a lane of the worker broke off'));
      current = null;
      if (!stopping.signal.aborted) await pause(restartMs, stopping.signal);
      if (stopping.signal.aborted) return;
      current = await start(pool, work, options).catch(() => null);
      id = current?.id ?? id;
    }
  };
  const supervised = supervise();
  return {
    id: () => id,
    async stop() {
      stopping.abort();
      if (current) await stopRunner(current);
      await supervised;
    },
  };
}

interface Started {
  runner: Runner;
  id: string;
  queue: { background(work: Promise<void>): void };
}

/**
 * graphile-worker 0.18 gives up on a graceful stop when jobs are fetched but not begun and nothing else is under way in
 * its local queue. So something is, until the stop has begun.
 */
async function stopRunner({ runner, queue }: Started): Promise<void> {
  const begun = Promise.withResolvers<void>();
  queue.background(begun.promise);
  const stopped = runner.stop().catch(() => {});
  begun.resolve();
  await stopped;
}

async function start(pool: pg.Pool, work: Work, options: LaneOptions): Promise<Started> {
  const { concurrency, crontab, avoid } = options;
  const { pollIntervalMs } = work.timings;
  const events = new EventEmitter();
  const created = once(events, 'pool:create') as Promise<[{ workerPool: WorkerPool }]>;
  const queued = once(events, 'localQueue:init') as Promise<[{ localQueue: unknown }]>;
  const runner = await run({
    pgPool: pool,
    taskList: taskList(work, options.tasks),
    events: events as never,
    logger: logger(work.runtime.log),
    noHandleSignals: true,
    ...(crontab ? { crontab } : { parsedCronItems: [] }),
    ...(avoid && { forbiddenFlags: avoid }),
    preset: {
      worker: {
        concurrentJobs: concurrency,
        pollInterval: pollIntervalMs,
        localQueue: {
          size: concurrency * 2,
          refetchDelay: { durationMs: Math.min(20, pollIntervalMs), threshold: 0 },
        },
        completeJobBatchDelay: 5,
        failJobBatchDelay: 5,
        gracefulShutdownAbortTimeout: work.timings.stopMs,
      },
    },
  });
  const [[{ workerPool }], [{ localQueue }]] = await Promise.all([created, queued]);
  return { runner, id: workerPool.id, queue: localQueue as Started['queue'] };
}

function taskList(work: Work, tasks: Map<string, Task>): TaskList {
  const list: TaskList = {};
  for (const [name, task] of tasks)
    list[name] = (payload, { job }) =>
      task.run(work, payload, { runAt: job.run_at, flags: Object.keys(job.flags ?? {}) });
  return list;
}

const logger = (log: Log) =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error({ queue: message }, 'queue');
    else if (level === 'warning') log.warn({ queue: message }, 'queue');
    else log.debug({ queue: message }, 'queue');
  });
