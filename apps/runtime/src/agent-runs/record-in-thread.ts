import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TestRunIds } from './record-test-run.ts';

const limitMs = 60_000;

/**
 * Records a test run in a thread of its own, which is gone afterwards with what it loaded: in this one the agent framework's
 * store would hold up answers for 270 ms and stay with 135 MiB. Throws what went wrong, also after a minute, and the
 * signal's reason.
 */
export async function recordInThread(
  connectionString: string,
  ids: TestRunIds,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const thread = new Worker(new URL('./record-thread.ts', import.meta.url), {
    name: 'record-test-run',
    workerData: { connectionString, ids },
  });
  const end = () => void thread.terminate();
  const late = setTimeout(end, limitMs);
  signal.addEventListener('abort', end, { once: true });
  try {
    const [code] = await once(thread, 'exit');
    signal.throwIfAborted();
    if (code !== 0) throw new Error(`the thread that records a test run ended with ${code}`);
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', end);
  }
}
