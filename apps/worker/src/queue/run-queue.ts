import type pg from 'pg';
import type { Task, Work } from '../work.ts';
import { exchangeJobs, nothing, type Outcome, type TakenJob } from './exchange.ts';
import { listenForJobs } from './listen.ts';

export interface QueueOptions {
  tasks: Map<string, Task>;
  /** The maximum number of jobs at once. */
  concurrency: number;
}

export interface RunningQueue {
  /** Takes no new job, waits for the running ones and stores their outcomes. */
  stop(): Promise<void>;
}

/** Names a worker after its process, which is asked whether it is alive. The name is the `locked_by` of its jobs. */
const nameWorker = (processId: string) => `${processId}/${++workers}`;
let workers = 0;

const afterLossMs = 500;
const maxReasonChars = 1_000;

/** Creates the rounds of a queue: one at once when it is woken, else one every `pollIntervalMs`. They do not overlap. */
function createRounds({ runtime, timings }: Work, exchange: () => Promise<void>) {
  let isStopped = false;
  let asked = false;
  let isLost = false;
  let round: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const run = async () => {
    let waitMs = timings.pollIntervalMs;
    try {
      do {
        asked = false;
        await exchange();
        isLost = false;
      } while (asked);
    } catch (error) {
      if (!isLost) runtime.log.warn({ error }, 'the worker cannot reach its queue; it keeps trying');
      isLost = true;
      waitMs = Math.min(waitMs, afterLossMs);
    }
    round = null;
    if (!isStopped) timer = setTimeout(wake, waitMs);
  };
  const wake = () => {
    asked = true;
    if (round || isStopped) return;
    clearTimeout(timer);
    round = run();
  };
  return {
    wake,
    /** Resolves when the running round has ended. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

/**
 * Runs the jobs of graphile_worker's queue until it is stopped. Rounds do not overlap: during one, finished jobs and
 * announcements collect for the next, so a busier queue needs fewer statements per job. If the database is lost, it asks
 * again until it is back and keeps the outcomes meanwhile.
 *
 * It replaces the library's own runner: in 0.18.0, a connection lost while it completes, returns or fetches jobs ends in
 * an unhandled rejection or in a pool that neither works nor ends, in every mode.
 */
export function runQueue(pool: pg.Pool, work: Work, { tasks, concurrency }: QueueOptions): RunningQueue {
  const { log } = work.runtime;
  const id = nameWorker(work.runtime.processId);
  const names = [...tasks.keys()];
  const running = new Map<number, Promise<void>>();
  let answerLost = false;
  let outcome: Outcome = nothing();
  let stopping = false;

  const begin = (job: TakenJob) => {
    if (stopping || !work.shares.take(job.flags)) return void outcome.returned.push(job.id);
    const run = runJob(job).finally(() => {
      work.shares.giveBack(job.flags);
      running.delete(job.id);
      rounds.wake();
    });
    running.set(job.id, run);
  };
  const runJob = async (job: TakenJob) => {
    try {
      await tasks.get(job.task)?.run(work, job.payload);
      outcome.done.push(job.id);
    } catch (error) {
      log.warn({ error, task: job.task, attempts: job.attempts }, 'a job failed and will be retried');
      outcome.failed.push({
        id: job.id,
        reason: String((error as Error)?.message).slice(0, maxReasonChars),
      });
    }
  };
  const exchange = async () => {
    const handedIn = outcome;
    outcome = nothing();
    const amount = stopping ? 0 : concurrency - running.size;
    const held = answerLost ? [...running.keys()] : null;
    try {
      const ask = {
        workerId: id,
        tasks: names,
        held,
        avoid: [...work.shares.full(), ...work.hosts.flags()],
        amount,
      };
      const taken = await exchangeJobs(pool, ask, handedIn);
      answerLost = false;
      for (const job of taken) begin(job);
      if (outcome.returned.length > 0) rounds.wake();
    } catch (error) {
      answerLost = true;
      for (const kind of ['done', 'returned', 'failed'] as const)
        outcome[kind] = [...handedIn[kind], ...outcome[kind]] as never;
      throw error;
    }
  };
  const rounds = createRounds(work, exchange);
  const listener = listenForJobs(pool, rounds.wake);
  rounds.wake();

  return {
    async stop() {
      stopping = true;
      const ended = rounds.stop();
      await listener.stop();
      await ended;
      await Promise.all(running.values());
      await exchange().catch((error) => log.warn({ error }, 'the worker could not report its last jobs'));
    },
  };
}
