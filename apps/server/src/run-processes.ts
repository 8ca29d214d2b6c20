import cluster, { type Worker } from 'node:cluster';
import type { Log } from '@jawab/core';

/** A process that ran this long died by accident, and is started again at once. */
const steadyMs = 10_000;
const maxWaitMs = 10_000;

/** The message of a process of the service to its parent when it serves. */
export const readyMessage = 'ready';

const workers = () => Object.values(cluster.workers ?? {}) as Worker[];

/** Creates what ends all processes and then this one. A second call after a second kills them. */
function createStop() {
  let stoppingSince = 0;
  return {
    isStopping: () => stoppingSince > 0,
    stop(): void {
      if (stoppingSince && Date.now() - stoppingSince > 1_000) {
        for (const worker of workers()) worker.process.kill('SIGKILL');
        process.exit(1);
      }
      if (stoppingSince) return;
      stoppingSince = Date.now();
      const ended = () => workers().length === 0 && process.exit(0);
      cluster.on('exit', ended);
      for (const worker of workers()) worker.process.kill('SIGTERM');
      ended();
    },
  };
}

/**
 * Runs `count` processes of this program behind one listening socket, and starts those that die again. The first has to
 * serve before the others start, so that it alone migrates the database, greets, and ends a start with a wrong setting.
 */
export async function runProcesses(count: number, log: Log): Promise<void> {
  // Processes accept for themselves: a connection that the parent gave to a process that just died would stay silent.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const { isStopping, stop } = createStop();
  let failures = 0;
  const start = (): Promise<void> => {
    const startedAt = performance.now();
    const worker = cluster.fork();
    const ready = Promise.withResolvers<void>();
    worker.once('message', () => {
      log.info({ pid: worker.process.pid }, 'a process is ready');
      ready.resolve();
    });
    worker.once('exit', (code, signal) => {
      ready.resolve();
      if (isStopping()) return;
      failures = performance.now() - startedAt > steadyMs ? 0 : failures + 1;
      const waitMs = failures === 0 ? 0 : Math.min(maxWaitMs, 250 * 2 ** failures);
      log.warn({ pid: worker.process.pid, code, signal, waitMs }, 'a process ended; starting another');
      setTimeout(start, waitMs);
    });
    return ready.promise;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

  const exitWithFirst = (_worker: Worker, code: number) => process.exit(code || 1);
  cluster.once('exit', exitWithFirst);
  await start();
  cluster.off('exit', exitWithFirst);
  await Promise.all(Array.from({ length: count - 1 }, start));
}
