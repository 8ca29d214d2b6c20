import { Worker } from 'node:worker_threads';
import { Fault } from './fault.ts';
import { type Preparation, type Prepared, prepare } from './prepare.ts';

/** Prepares texts without blocking the process: short texts at once, long ones in a thread. */
export interface Preparer {
  /** Throws a {@link Fault} when a text takes too long, `spentMs` for reading it included, or the signal's reason. */
  prepare(preparation: Preparation, signal: AbortSignal, spentMs?: number): Promise<Prepared>;
  close(): Promise<void>;
}

/**
 * The longest text that is prepared at once. It takes about 20 ms, which is less than sending it to a thread costs.
 */
export const maxShortText = 16_000;
const idleMs = 30_000;

/**
 * The time to read and prepare a text, so that it is stored or refused within 20 s, and for each million characters of one
 * that is larger than most books.
 */
const [limitMs, perMillionMs] = [18_000, 4_000];

export function createPreparer(): Preparer {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let line: Promise<unknown> = Promise.resolve();

  const end = async () => {
    clearTimeout(idle);
    const ending = thread;
    thread = null;
    await ending?.terminate();
  };
  const inThread = async (preparation: Preparation, signal: AbortSignal, spentMs: number) => {
    signal.throwIfAborted();
    clearTimeout(idle);
    thread ??= new Worker(new URL('./prepare-thread.ts', import.meta.url), { name: 'prepare' });
    const wholeMs = Math.max(limitMs, (preparation.text.length / 1e6) * perMillionMs);
    const timeoutMs = Math.max(0, Math.round(wholeMs - spentMs));
    try {
      return await answerOf(thread, preparation, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
    } catch (error) {
      await end();
      if (signal.aborted) throw signal.reason;
      throw error;
    } finally {
      idle = setTimeout(end, idleMs).unref();
    }
  };
  return {
    prepare(preparation, signal, spentMs = 0) {
      if (preparation.text.length <= maxShortText) return Promise.resolve().then(() => prepare(preparation));
      const prepared = line.then(() => inThread(preparation, signal, spentMs));
      line = prepared.catch(() => {});
      return prepared;
    },
    close: end,
  };
}

/** Sends one text to the thread and returns its answer. Texts go through the thread one after another. */
function answerOf(thread: Worker, preparation: Preparation, signal: AbortSignal): Promise<Prepared> {
  const { promise, resolve, reject } = Promise.withResolvers<Prepared>();
  const late = () =>
    reject(new Fault('too_complex', 'This text takes too long to process. Send it in smaller parts.'));
  const died = (error: Error) => reject(error);
  const ended = () => reject(new Error('the thread that prepares texts ended'));
  signal.addEventListener('abort', late, { once: true });
  thread.once('message', resolve).once('error', died).once('exit', ended);
  thread.postMessage(preparation);
  return promise.finally(() => {
    signal.removeEventListener('abort', late);
    thread.off('message', resolve).off('error', died).off('exit', ended);
  });
}
