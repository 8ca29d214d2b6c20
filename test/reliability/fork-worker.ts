import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { WorkerOptions } from '@jawab/worker';
import { childEnvironment } from '../support/child-environment.ts';

const file = new URL('./worker-process.ts', import.meta.url).pathname;

/** Starts a worker in a process of its own, to be killed, and waits until it works. */
export async function forkWorker(
  connectionString: string,
  settings: Record<string, string> = {},
  times: WorkerOptions = {},
): Promise<ChildProcess> {
  const child = fork(file, [connectionString, JSON.stringify(settings), JSON.stringify(times)], {
    execPath: process.execPath,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { NODE_COMPILE_CACHE: childEnvironment.NODE_COMPILE_CACHE },
  });
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (said !== 'ready') throw new Error(`The worker ended with ${said} before it was ready.`);
  return child;
}
